"""Programs that make files of this repository. They are no part of the package."""
