"""Takes the docs' pictures of the pages into docs/images.

    python tools/screenshots.py                        # serves by itself
    python tools/screenshots.py http://127.0.0.1:8000

It needs requirements/pages.txt and Debian's chromium.
"""

import shutil
import struct
import sys
import zlib
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import make_server

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.api.app import create_app  # the package beside this folder
from service.rulesets import by_play, load_rulebooks
from service.settings import Settings

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
LARGEST: Final = 250_000
"""Bytes of a picture: a reader of the README waits for it."""
DISPUTE: Final = "/table#dispute=chip_then_raise"
PALETTE: Final = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const seen = new Set();
  const apart = frequent.filter((colour) => !seen.has(colour & 0xf0f0f0) && seen.add(colour & 0xf0f0f0));
  const palette = [...frequent.slice(0, 128), ...apart, ...frequent.slice(128)].slice(0, 256).map(parts);
  const nearest = (colour) => {
    const away = palette.map((one) => parts(colour).reduce((sum, part, i) => sum + (part - one[i]) ** 2, 0));
    return away.indexOf(Math.min(...away));
  };
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]));
  const rows = Array.from({ length: image.height }, (_, y) =>
    Array.from(pixels.subarray(y * image.width, (y + 1) * image.width), (pixel) => places.get(pixel)));
  return { palette: palette.flat(), rows };
}"""
"""A picture in 256 of its colours: the most frequent, and some of each kind. Python has nothing that reads one."""
WIDE: Final = (1440, 1000)
PHONE: Final = (390, 844)


@contextmanager
def served() -> Iterator[str]:
    """The service on a free port."""
    server = make_server("127.0.0.1", 0, create_app(Settings()), threaded=True)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


@contextmanager
def opened(browser: Browser, address: str, size: tuple[int, int], scheme: str = "light") -> Iterator[Page]:
    """A page at an address."""
    width, height = size
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-US",
    )
    page.goto(address)
    yield page
    page.close()


def in_dispute(page: Page) -> None:
    """Puts the dispute on the table, and waits until the other rulebooks have ruled too."""
    fields = page.get_by_role("form").get_by_placeholder("e.g. ")
    fields.first.wait_for()
    for field in fields.all():
        field.fill((field.get_attribute("placeholder") or "").removeprefix("e.g. "))
    page.get_by_role("button", name="What stands?").click()
    page.get_by_role("button", name="Make this the ruling book").first.wait_for()
    page.wait_for_load_state("networkidle")  # the clause comes after the ruling
    page.locator("#ruling").evaluate(
        "heading => scrollTo(0, innerWidth > 980 ? 0 : heading.parentElement.offsetTop - 12)"
    )


def kept(page: Page, name: str) -> None:
    """Writes the picture, and leaves the page.

    Raises:
        SystemExit: it is too large for the docs.

    """
    taken = page.screenshot(animations="disabled", caret="hide")
    page.goto("about:blank")  # our pages' policy allows no data: address
    drawn = page.evaluate(PALETTE, b64encode(taken).decode())
    packed = png(drawn["palette"], drawn["rows"])
    print(f"{name}: {len(packed):,} bytes")
    if len(packed) > LARGEST:
        raise SystemExit(f"{name} is larger than {LARGEST:,} bytes")
    (IMAGES / name).write_bytes(packed)


def png(palette: list[int], rows: list[list[int]]) -> bytes:
    """A picture with a palette: red, green and blue of each colour, and for each pixel which colour it has."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)  # 8 bits, of a palette
    pixels = b"".join(b"\0" + bytes(row) for row in rows)  # each row as it is
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            chunk(b"IHDR", head),
            chunk(b"PLTE", bytes(palette)),
            chunk(b"IDAT", zlib.compress(pixels, 9)),
            chunk(b"IEND", b""),
        )
    )


def take(address: str) -> None:
    """Takes all of them."""
    IMAGES.mkdir(exist_ok=True)
    first, second = (books[0].ruleset.id for books in by_play(load_rulebooks()).values())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, scheme in (
            ("table.png", WIDE, "light"),
            ("table-dark.png", WIDE, "dark"),
            ("table-phone.png", PHONE, "light"),
        ):
            with opened(browser, f"{address}{DISPUTE}", size, scheme) as page:
                in_dispute(page)
                if size is PHONE:
                    page.get_by_role("button", name="Show the ruling").click()
                kept(page, name)
        with opened(browser, f"{address}/rulebooks/{first}/{second}", WIDE) as page:
            kept(page, "rulebooks.png")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        take(sys.argv[1].rstrip("/"))
    else:
        with served() as here:
            take(here)
