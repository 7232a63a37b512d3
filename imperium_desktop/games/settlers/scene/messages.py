"""What the window says of Imperial Settlers."""

from imperium_desktop.ui.wording.messages import Messages

say = Messages("settlers")
