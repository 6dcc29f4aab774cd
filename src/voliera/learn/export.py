"""From a trained network to a file of eight-bit weights."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from voliera.bots.net.weights import Net, Weights, write
from voliera.games.contract import Environment
from voliera.learn.network import Network

LARGEST = 127


def quantised(weight: torch.Tensor) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """A matrix [output, input] as eight-bit numbers [input, output], and the scale of each output."""
    exact = weight.detach().float().cpu().numpy()
    scale = np.maximum(np.abs(exact).max(1), 1e-12) / LARGEST
    whole = np.rint(exact / scale[:, None]).astype(np.int8)
    return np.ascontiguousarray(whole.T), scale.astype(np.float32)


def weights_of(network: Network) -> Weights:
    """The network's weights at eight bits; the scales of inputs and hints are in those of the layers."""

    def bias(*layers: Any) -> npt.NDArray[np.float32]:
        return np.concatenate([layer.bias.detach().float().cpu().numpy() for layer in layers])

    first, first_scale = quantised(network.first.weight * network.scale)
    body = [quantised(layer.weight) for layer in network.body]
    layers = [network.policy, network.outcome]
    bare = torch.cat([layer.weight for layer in layers])
    heads_bias = bias(*layers)
    if network.weighing is not None:
        scale = network.hint_scale.float()
        bare = torch.cat([bare, network.weighing.weight * scale.unsqueeze(1)])
        heads_bias = np.concatenate([heads_bias, (network.weighing.bias * scale).detach().float().cpu().numpy()])
    heads, heads_scale = quantised(bare)
    return Weights(
        first=first,
        body=np.stack([one for one, _ in body]),
        heads=heads,
        first_scale=first_scale,
        body_scale=np.stack([scale for _, scale in body]),
        heads_scale=heads_scale,
        first_bias=bias(network.first),
        body_bias=np.stack([bias(layer) for layer in network.body]),
        heads_bias=heads_bias,
    )


def export(path: Path, network: Network, environment: Environment, training: dict[str, Any]) -> None:
    """Write the network and the story of its training to a file."""
    layout = environment.layout
    header = {
        "game": layout.game,
        "layout": layout.digest,
        "inputs": layout.inputs,
        "width": network.first.out_features,
        "depth": len(network.body),
        "actions": environment.actions,
        "seats": environment.seats,
        "hints": layout.hints.planes,
        "training": training,
    }
    write(path, Net(weights_of(network), header))
