"""Notices to people who are not connected, by Web Push. Needs the extra `push`."""
