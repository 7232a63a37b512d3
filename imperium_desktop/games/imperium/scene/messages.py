"""What the window says of Imperium."""

from imperium_desktop.ui.wording.messages import Messages

say = Messages("imperium")
