"""The games as PettingZoo environments: one module each, and their ids in PettingZoo's registry."""

from knolle.extras import missing, missing_text

if _absent := missing("pettingzoo", "gymnasium"):
    raise ImportError(missing_text("Environments for PettingZoo", _absent, "research"))

from pettingzoo import register

register("aec", "knolle/potato-man-v0", f"{__name__}.potato_man_v0:env")
register("aec", "knolle/companeros-v0", f"{__name__}.companeros_v0:env")
register("aec", "knolle/hot-potato-v0", f"{__name__}.hot_potato_v0:env")
register("parallel", "knolle/hot-potato-v0", f"{__name__}.hot_potato_v0:parallel_env")
