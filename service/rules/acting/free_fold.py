"""Does folding with nothing to call cost anything?"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeFoldRule:
    """Whether a fold with no bet to call, which is binding, also exposes the seat to a penalty.

    Clause: free fold (tda-2019:58).
    """

    penalty: bool = False
