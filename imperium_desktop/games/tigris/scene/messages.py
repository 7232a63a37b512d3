"""What the window says of Tigris & Euphrates."""

from imperium_desktop.ui.wording.messages import Messages

say = Messages("tigris")
