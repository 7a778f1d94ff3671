"""What a release is made of: built, checked, installed elsewhere and used there. ``docs/releasing.md`` explains it."""
