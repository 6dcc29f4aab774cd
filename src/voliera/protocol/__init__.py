"""The engine protocol: how programs in any language drive the games, one JSON object per line."""
