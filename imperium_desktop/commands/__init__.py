"""What scripts can ask for without a window: simulate, record, verify, replay."""
