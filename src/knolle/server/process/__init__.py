"""The process: start, stop, middleware, logs."""
