"""Train a tiny Potato Man agent by self-play on `knolle.batch`, with PyTorch (pip install torch).

    python examples/torch_agent.py --updates 60

All seats use the same net. The return of a decision is what its seat gained from there to the end of the round, minus
what the others gained. The net learns to prefer actions that did better than it expected.
"""

import argparse

import numpy as np
import torch
from torch import nn

import knolle


class Agent(nn.Module):
    """Actor and critic: a preference for every action, and the expected lead over the others."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.prefer, self.expect = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, rows: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(rows.float())
        preferences = self.prefer(hidden).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=preferences), self.expect(hidden).squeeze(-1)


def seen(matches: knolle.batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Return copies of the observations and masks, because the batch reuses its arrays."""
    return torch.from_numpy(matches.observations.copy()), torch.from_numpy(matches.legal.copy())


def leads(points: np.ndarray) -> np.ndarray:
    """Return the lead of every seat over the mean of the others."""
    n = points.shape[-1]
    return (points * n - points.sum(-1, keepdims=True)) / (n - 1)


def play(agent: Agent, matches: knolle.batch, steps: int = 48) -> list[tuple[torch.Tensor, ...]]:
    """Play a number of steps; return each decision with what its seat gained from there on."""
    made, gains = [], []
    for _ in range(steps):
        rows, legal = seen(matches)
        with torch.no_grad():
            chosen = agent(rows, legal)[0].sample()
        made.append((rows, legal, chosen, torch.from_numpy(matches.seats.copy())))
        matches.step(chosen.numpy())
        gains.append((leads(matches.rewards), matches.done.copy()))
    ahead = np.zeros_like(gains[0][0])
    returns = []
    for gained, done in reversed(gains):
        ahead = np.where(done[:, None], 0, ahead) + gained
        returns.append(torch.from_numpy(ahead).float())
    return [(*what, back[range(len(back)), what[3]]) for what, back in zip(made, returns[::-1], strict=True)]


def learn(agent: Agent, optimizer: torch.optim.Optimizer, made: list[tuple[torch.Tensor, ...]]) -> None:
    """Update the actor and the critic once."""
    rows, legal, chosen, _, gained = (torch.cat(parts) for parts in zip(*made, strict=True))
    choices, expected = agent(rows, legal)
    better = gained - expected.detach()
    miss = (gained - expected).square().mean()
    loss = -(choices.log_prob(chosen) * better).mean() + 0.5 * miss - 0.01 * choices.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def strength(agent: Agent, n: int = 1000) -> float:
    """Return the mean lead per round of seat 0 over random players."""
    matches = knolle.batch("potato-man", n, players=4, seed=99, rounds=1)
    total, ended = 0.0, 0
    while ended < 2 * n:
        with torch.no_grad():
            best = agent(*seen(matches))[0].probs.argmax(-1).numpy()
        matches.step(np.where(matches.seats == 0, best, matches.sample()))
        total += float(leads(matches.rewards)[:, 0].sum())
        ended += int(matches.done.sum())
    return total / ended


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--matches", type=int, default=256)
    options = parser.parse_args()
    torch.manual_seed(1)
    matches = knolle.batch("potato-man", options.matches, players=4, seed=1, rounds=1)
    agent = Agent(matches.encoding.size, matches.encoding.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3)
    for update in range(options.updates + 1):
        if update % max(1, options.updates // 5) == 0:
            print(f"after {update} updates: {strength(agent):+.2f} sacks per round ahead of random players")
        learn(agent, optimizer, play(agent, matches))
