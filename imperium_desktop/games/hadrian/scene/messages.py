"""What the window says of Hadrian's Wall."""

from imperium_desktop.ui.wording.messages import Messages

say = Messages("hadrian")
