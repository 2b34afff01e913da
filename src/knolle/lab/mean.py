"""The mean of nets that one training has kept (`knolle train --keep`): often stronger than each of them.

While the learning rate is high, the weights stray around what they are learning; in their mean that cancels out.

`python -m knolle.lab.mean companeros OUT.npz NET.npz NET.npz …` writes the mean of some points of the learning curve.
"""

import sys
from pathlib import Path

import numpy as np

from knolle.bots.net import Weights
from knolle.bots.weights import read, save
from knolle.core.errors import OptionError
from knolle.core.registry import game as game_of
from knolle.lab.course import TRIAL_SEED
from knolle.lab.learners import learner_for


def mean_of(slug: str, files: list[Path], out: Path) -> None:
    """Write the mean of a training's nets; raise `other-course` if their commands differ."""
    game = game_of(slug)
    nets = [read(file, game) for file in files]
    last = nets[-1][1]
    if len({about["command"] for _, about in nets}) > 1:
        raise OptionError("other-course", "These nets were kept by different trainings.")
    flat: Weights = np.array([weights for weights, _ in nets]).mean(axis=0)
    learner = learner_for(game, last["players"], last["seed"], last["hidden"])
    learner.start_from(flat)
    lead, error = learner.lead_over_greedy(learner.trial_deals[1], TRIAL_SEED)
    command = f"{last['command']} --keep; python -m knolle.lab.mean {slug} {' '.join(file.name for file in files)}"
    save(out, flat, {**last, "command": command, "lead_over_greedy": [round(lead, 3), round(error, 3)]})


if __name__ == "__main__":
    name, target, *kept = sys.argv[1:]
    mean_of(name, [Path(file) for file in kept], Path(target))
