"""HTTP, WebSocket and pages: how people reach a table."""
