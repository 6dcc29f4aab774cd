"""Tables: what they are, what commands and entries change, and what may be told of it. No network here."""
