# Plain data is copied, not written.
from shim.copy import deepcopy

dumps = loads = deepcopy
