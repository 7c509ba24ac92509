"""A caller's trace."""

from typing import Final

TRACE: Final = "0af7651916cd43dd8448eb211c80319c"
PARENT: Final = "b7ad6b7169203331"


SENT: Final = f"00-{TRACE}-{PARENT}-01"
