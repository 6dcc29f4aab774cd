"""From a file of eight-bit weights back to a network that can be trained further, or be played against."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from voliera.bots.net.weights import Net, read, refused
from voliera.games.contract import Environment
from voliera.games.layout import Layout
from voliera.learn.network import Network


def start_from(path: Path, network: Network, layout: Layout) -> dict[str, Any]:
    """Give a network the weights of a file, which must have its sizes; returns what the story of a run says of it."""
    net = read(path, layout)
    sizes = {"width": network.first.out_features, "depth": len(network.body), "actions": network.policy.out_features}
    for name, size in sizes.items():
        found = net.header[name]
        if found != size:
            fault = "layout" if name == "actions" else "size"
            reason = f"{name} is {found}, but {size} is to be trained{remedy(name, found)}"
            raise refused(path, fault, reason, name=name, found=str(found))
    fill(network, net)
    told = net.header.get("training", {})
    kept = ("command", "seconds", "decisions", "began_with")
    return {"sha256": net.header["sha256"], **{name: told[name] for name in kept if name in told}}


def remedy(name: str, size: int) -> str:
    """What a person may give to train a network of a file's size, where it is a matter of size."""
    return "" if name == "actions" else f"; give --{name} {size}"


def network_of(path: Path, environment: Environment) -> Network:
    """Return the network of a file, whatever its width and depth."""
    net = read(path, environment.layout, environment.actions, environment.seats)
    header = net.header
    network = Network(environment.layout, environment.actions, environment.seats, header["width"], header["depth"])
    fill(network, net)
    return network


@torch.no_grad()
def fill(network: Network, net: Net) -> None:
    """Write the weights of a file into a network: the inverse of `export.weights_of`."""
    weights = net.weights
    first = exact(weights.first, weights.first_scale) / network.scale.cpu()
    load(network.first, first, weights.first_bias)
    for i, layer in enumerate(network.body):
        load(layer, exact(weights.body[i], weights.body_scale[i]), weights.body_bias[i])
    heads, at = exact(weights.heads, weights.heads_scale), 0
    for layer in (network.policy, network.outcome, network.weighing):
        if layer is None:
            continue
        rows = slice(at, at + layer.out_features)
        matrix, bias = heads[rows], weights.heads_bias[rows]
        if layer is network.weighing:
            scale = network.hint_scale.float().cpu()
            matrix, bias = matrix / scale.unsqueeze(1), bias / scale.numpy()
        load(layer, matrix, bias)
        at += layer.out_features


def exact(whole: npt.NDArray[np.int8], scale: npt.NDArray[np.float32]) -> torch.Tensor:
    """A matrix [output, input] from eight-bit numbers [input, output] and the scale of each output."""
    return torch.from_numpy(np.ascontiguousarray(whole.T).astype(np.float32) * scale[:, None])


def load(layer: Any, matrix: torch.Tensor, bias: npt.NDArray[np.float32]) -> None:
    """Set the weights of one layer."""
    layer.weight.copy_(matrix)
    layer.bias.copy_(torch.from_numpy(np.ascontiguousarray(bias)))
