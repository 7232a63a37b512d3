"""What the window says of Mare Nostrum: Empires."""

from imperium_desktop.ui.wording.messages import Messages

say = Messages("mare_nostrum")
