"""Draws the icons of the installed table into service/pages/static/icons.

python tools/icons.py. It needs requirements/pages.txt and Debian's chromium.
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ICONS: Final = Path(__file__).resolve().parent.parent / "service" / "pages" / "static" / "icons"
SIZES: Final = {
    "icon-180.png": (180, 0, 0.55),
    "icon-192.png": (192, 5, 0.72),
    "icon-512.png": (512, 5, 0.72),
    "icon-maskable-512.png": (512, 0, 0.55),
}
"""The pixels of each, how round its corners are, of 24, and how large its spade: some systems cut off a fifth."""
DRAWN: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="{size}" height="{size}">
<rect width="24" height="24" rx="{corner}" fill="#1f5341"/>
<g fill="#fff" transform="translate(12 12) scale({scale}) translate(-12 -11.75)">
<path d="M12 2c3 4 8 6.5 8 11a4.3 4.3 0 0 1-7.2 3.2c.2 2 .9 3.7 2.2 5.3
  H9c1.3-1.6 2-3.3 2.2-5.3A4.3 4.3 0 0 1 4 13c0-4.5 5-7 8-11z"/>
</g></svg>"""
"""The spade of the pages, on the cloth of the felt."""


def main() -> None:
    """Replaces all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, corner, scale) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = DRAWN.format(size=size, corner=corner, scale=scale)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
