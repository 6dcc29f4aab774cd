"""The engine protocol, as a careful and as a hostile user meets it."""
