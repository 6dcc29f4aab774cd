"""From a trained network to a file of eight-bit weights."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from voliera.bots.net.weights import Net, Weights, write
from voliera.learn.environments import Environment
from voliera.learn.network import Network

LARGEST = 127


def quantised(weight: torch.Tensor) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """A matrix [output, input] as eight-bit numbers [input, output], and the scale of each output."""
    exact = weight.detach().float().cpu().numpy()
    scale = np.maximum(np.abs(exact).max(1), 1e-12) / LARGEST
    whole = np.rint(exact / scale[:, None]).astype(np.int8)
    return np.ascontiguousarray(whole.T), scale.astype(np.float32)


def weights_of(network: Network) -> Weights:
    """The network's weights at eight bits; the scales of the inputs are in those of the first layer."""

    def bias(*layers: Any) -> npt.NDArray[np.float32]:
        return np.concatenate([layer.bias.detach().float().cpu().numpy() for layer in layers])

    first, first_scale = quantised(network.first.weight * network.scale)
    body = [quantised(layer.weight) for layer in network.body]
    heads, heads_scale = quantised(torch.cat([network.policy.weight, network.outcome.weight]))
    return Weights(
        first=first,
        body=np.stack([one for one, _ in body]),
        heads=heads,
        first_scale=first_scale,
        body_scale=np.stack([scale for _, scale in body]),
        heads_scale=heads_scale,
        first_bias=bias(network.first),
        body_bias=np.stack([bias(layer) for layer in network.body]),
        heads_bias=bias(network.policy, network.outcome),
    )


def export(path: Path, network: Network, environment: Environment, training: dict[str, Any]) -> None:
    """Write the network and the story of its training to a file."""
    layout = environment.layout
    header = {
        "game": layout.game,
        "layout": layout.digest,
        "inputs": layout.size,
        "width": network.first.out_features,
        "depth": len(network.body),
        "actions": environment.actions,
        "seats": environment.seats,
        "training": training,
    }
    write(path, Net(weights_of(network), header))
