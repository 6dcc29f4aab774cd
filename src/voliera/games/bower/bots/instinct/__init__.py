"""A quick player in compiled code: what search plays on with, where it looks first, and what it takes others for."""
