"""The window itself: its pages, menus, and what it does when something goes wrong."""
