"""Octocube: cubes that roll and collect tiles."""
