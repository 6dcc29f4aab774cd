"""Speed and size, measured: each module prints a table and keeps its figures under results/."""
