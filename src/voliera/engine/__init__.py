"""Programs that speak the engine protocol, started and driven from Python."""
