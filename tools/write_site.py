"""Writes the site that needs no server: the service's pages as files, the docs, and the engine that answers.

python tools/write_site.py site --engine dist/engine: each link in it is relative, so it works below any path. MkDocs
with its theme is in an environment of its own, .venv/site. `--few` leaves out most pages of rulebooks and reasons.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from werkzeug.test import Client  # noqa: E402

from service import __version__  # noqa: E402
from service.api.app import create_app  # noqa: E402
from service.api.views.documents import api_catalog  # noqa: E402
from service.settings import Settings  # noqa: E402

DOCS: Final = "/manual/index.html"
"""The docs' address in the service's pages. In the site it is docs/index.html."""
THEME: Final = ROOT / "tools" / "site_theme"
SHELVES: Final = ("tutorials", "how-to", "reference", "explanation")
STARTS: Final = ("/", "/table", "/docs", "/rulebooks", "/reasons", "/problems", "/openapi.yaml", "/openapi-core.yaml")
NAMES: Final = {"/": "index.html", "/docs": "reference.html", DOCS: "docs/index.html"}
"""The files of addresses that are not their own name with .html."""
LARGEST: Final = 300_000
"""Bytes of a file of the repository that a page of the docs links to, and that comes along."""

_ADDRESS: Final = re.compile(r'(?<=[\s"])(href|src|action)="(/[^"]*)"')
_RULEBOOK_SEARCH: Final = re.compile(r'<form [^>]*action="/rulebooks[^"]*"[^>]*>.*?</form>', re.DOTALL)
_MANY: Final = re.compile("/rulebooks/.*/|/reasons/")
"""The addresses of pages that are hundreds alike."""
_LINK: Final = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\(([^)\s]+)\)")
_EMPTY_HEADER: Final = re.compile(r"<th[^>]*></th>")
"""Markdown has no table without a header; a reader of a screen would say an empty one."""
_FENCE: Final = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)


def file_of(address: str) -> str:
    """The file of the site for an address of the service."""
    path = urlsplit(address).path
    if path in NAMES:
        return NAMES[path]
    is_file = path.startswith("/assets/") or PurePosixPath(path).suffix in (".yaml", ".json")
    return path.lstrip("/") + ("" if is_file else ".html")


def relative(target: str, page: str) -> str:
    """A file of the site as a page of it links to it."""
    return os.path.relpath(target, PurePosixPath(page).parent).replace(os.sep, "/")


def as_file(html: str, page: str) -> str:
    """A page of the service as a file of the site: with relative links and a script, without the service's searches."""

    def linked(match: re.Match[str]) -> str:
        name, address = match.groups()
        rest = address[len(urlsplit(address).path) :]
        return f'{name}="{relative(file_of(address), page)}{rest}"'

    html = _ADDRESS.sub(linked, _RULEBOOK_SEARCH.sub("", html))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    script = f'<script type="module" src="{relative("site.js", page)}"></script>'
    html = html.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}\n{script}', 1)
    return html.replace('<div id="table"', '<div id="table" data-alone', 1)


def pages(client: Client, *, few: bool) -> Iterator[tuple[str, bytes]]:
    """Each page and file of the service that a link leads to, with its name in the site."""
    waiting, known = list(STARTS), set(STARTS)
    while waiting:
        address = waiting.pop()
        answer = client.get(address, headers={"Accept": "text/html"})
        if answer.status_code != 200:
            raise ValueError(f"{address} is answered with {answer.status_code}")
        content, name = answer.data, file_of(address)
        if answer.mimetype == "text/html":
            html = content.decode()
            content = as_file(html, name).encode()
            for _, target in _ADDRESS.findall(_RULEBOOK_SEARCH.sub("", html)):
                path = urlsplit(target).path
                deep = few and _MANY.match(path)
                if path not in known and path != DOCS and not deep:
                    known.add(path)
                    waiting.append(path)
        elif name.endswith(".webmanifest"):
            content = _manifest(json.loads(content), name)
        yield name, content


def _manifest(entry: dict[str, Any], name: str) -> bytes:
    for member in ("id", "start_url", "scope"):
        entry[member] = relative("table.html" if member == "start_url" else ".", name)
    return json.dumps(entry, indent=1).encode()


def documents(client: Client, *, few: bool) -> Iterator[tuple[str, bytes]]:
    """The documents that the table asks for, and the engine does not have."""

    def get(path: str) -> Any:
        return json.loads(client.get(path).data)

    yield "v1/conformance.json", client.get("/v1/conformance").data
    yield "v1/reasons.json", client.get("/v1/reasons").data
    listed, following = get("/v1/conformance/tests?limit=1"), "/v1/conformance/tests?limit=100"
    listed["tests"] = []
    while following:
        some = get(following)
        listed["tests"] += some["tests"]
        following = "" if few else some["next"]
    yield "v1/conformance/tests.json", json.dumps(listed, separators=(",", ":"), ensure_ascii=False).encode()
    ids = [book["id"] for book in get("/v1/rulebooks")["rulebooks"]]
    for ours in ids[:2] if few else ids:
        for other in ids[:2] if few else ids:
            if ours != other:
                path = f"/v1/rulebooks/{ours}/diff/{other}"
                yield f"{path[1:]}.json", client.get(path).data


class Docs:
    """The Markdown of docs/, with what it links to elsewhere in the repository, as MkDocs takes it."""

    def __init__(self, source: str | None) -> None:
        self.source = source
        self.texts: dict[str, str] = {}
        self.files: dict[str, Path] = {}
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],  # noqa: S607
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        self._tracked = set(listed.stdout.decode().splitlines())
        for path in sorted(self._tracked):
            if path.startswith("docs/") and (ROOT / path).is_file():
                self._take(path)
        self.texts.setdefault("README.md", self._index())

    def _take(self, path: str) -> str:
        """The file comes along. Its name below docs/ in the site."""
        name = path.removeprefix("docs/") if path.startswith("docs/") else f"repository/{path}"
        if name in self.texts or name in self.files:
            return name
        if path.endswith(".md"):
            self.texts[name] = ""  # pages link to one another
            self.texts[name] = self._rewritten((ROOT / path).read_text(encoding="utf-8"), path, name)
        else:
            self.files[name] = ROOT / path
        return name

    def _rewritten(self, text: str, path: str, name: str) -> str:
        """The text with each link as it leads in the site. What does not come along loses its link."""

        def linked(match: re.Match[str]) -> str:
            words, target = match.groups()
            parts = urlsplit(target)
            if parts.scheme or parts.netloc or not parts.path:
                return match[0]
            place = os.path.normpath((PurePosixPath(path).parent / parts.path).as_posix())
            end = f"#{parts.fragment}" if parts.fragment else ""
            if place in self._tracked and (place.startswith("docs/") or self._comes_along(place)):
                return f"{words}({relative(self._take(place), name)}{end})"
            return f"{words}({self.source.rstrip('/')}/{place}{end})" if self.source else words[1:-1]

        parts, end = [], 0
        for fence in _FENCE.finditer(text):
            parts += [_LINK.sub(linked, text[end : fence.start()]), fence[0]]
            end = fence.end()
        return "".join([*parts, _LINK.sub(linked, text[end:])])

    def _comes_along(self, path: str) -> bool:
        return self.source is None and (ROOT / path).stat().st_size <= LARGEST and path != "openapi.yaml"

    def shelf(self, shelf: str) -> list[str]:
        """The pages on a shelf, the shelf's own index first."""
        return sorted(
            (name for name in self.texts if name.startswith(f"{shelf}/")),
            key=lambda name: (not name.endswith("/README.md"), title_of(self.texts[name]).casefold()),
        )

    def nav(self) -> list[Any]:
        """Every page of docs/, by its shelf; what is on none comes last."""
        shelves = [{_heading(shelf): self.shelf(shelf)} for shelf in SHELVES if self.shelf(shelf)]
        placed = {"README.md", *(page for shelf in SHELVES for page in self.shelf(shelf))}
        own = sorted(name for name in self.texts if name not in placed and not name.startswith("repository/"))
        rest = sorted(name for name in self.texts if name.startswith("repository/"))
        return [{"Docs": "README.md"}, *shelves, *own, *([{"Repository": rest}] if rest else [])]

    def _index(self) -> str:
        lines = ["# Floorman", ""]
        for shelf in SHELVES:
            lines += [f"## {_heading(shelf)}", ""]
            lines += [f"- [{title_of(self.texts[name])}]({name})" for name in self.shelf(shelf)] + [""]
        return "\n".join(lines)

    def llms(self) -> str:
        """llms.txt: each page of the docs as Markdown, with its first sentence."""
        lines = [
            "# Floorman",
            "",
            "> Rules on poker betting actions: is it legal, what does it become, and which clause says so.",
            "",
        ]
        lines += ["## API", "", "- [openapi.yaml](openapi.yaml): the contract, OpenAPI 3.1"]
        lines += ["- [openapi-core.yaml](openapi-core.yaml): the part of it that a program needs to play hands", ""]
        for shelf in SHELVES:
            lines += [f"## {_heading(shelf)}", ""]
            for name in self.shelf(shelf):
                text = self.texts[name]
                lines.append(f"- [{title_of(text)}](docs/{name}): {first_sentence(text)}")
            lines.append("")
        return "\n".join(lines)


def _heading(shelf: str) -> str:
    return {"how-to": "How-to guides"}.get(shelf, shelf.capitalize())


def title_of(text: str) -> str:
    """The first heading of a page."""
    heading = re.search(r"^# +(.+?)\s*$", text, re.MULTILINE)
    return heading[1].replace("`", "") if heading else "Untitled"


def first_sentence(text: str) -> str:
    """The first sentence of a page's prose, without its links."""
    prose = _FENCE.sub("", text)
    paragraphs = [part.strip() for part in prose.split("\n\n") if part.strip() and part.strip()[0] not in "#|>!-*<["]
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(paragraphs[0].split())) if paragraphs else ""
    return re.split(r"(?<=[.:?])\s", words)[0].rstrip(":")


def api_page(spec: dict[str, Any]) -> str:
    """The API as a page of the docs: the decision with a request first, then every path."""
    post = spec["paths"]["/v1/decisions"]["post"]
    request = next(iter(post["requestBody"]["content"]["application/json"]["examples"].values()))["value"]
    example = json.dumps(request, indent=2, ensure_ascii=False)
    lines = ["# API", "", f"**{post['summary']}**: `POST /v1/decisions`.", "", "```json", example, "```", ""]
    lines += [_away("../../reference.html#post-/v1/decisions", "Try it") + " in the page, without a server.", ""]
    lines += ["| Call | What it does |", "|---|---|"]
    for path, operations in spec["paths"].items():
        for method, operation in operations.items():
            if method in ("get", "post"):
                anchor = f"../../reference.html#{method}-{re.sub(r'[{}]', '-', path)}"
                call = _away(anchor, f"<code>{method.upper()} {path}</code>")
                lines.append(f"| {call} | {operation['summary']} |")
    return "\n".join(
        [*lines, "", f"{_away('../../openapi.yaml', 'openapi.yaml')} has every field, bound and example.", ""]
    )


def _away(address: str, words: str) -> str:
    """A link out of the docs, in which MkDocs finds no page that is missing."""
    return f'<a href="{address}">{words}</a>'


def write_docs(docs: Docs, into: Path, mkdocs: Path) -> None:
    """The docs as HTML, each page beside its Markdown."""
    with tempfile.TemporaryDirectory() as name:
        staged = Path(name)
        for page, text in docs.texts.items():
            _write(staged / "docs" / page, text.encode())
        for file, source in docs.files.items():
            _write(staged / "docs" / file, source.read_bytes())
        for file in ("docs.css", "docs.js"):
            shutil.copy(THEME / file, staged / "docs" / file)
        shutil.copytree(THEME, staged / "theme", ignore=shutil.ignore_patterns("*.js", "*.css"))
        config: dict[str, Any] = {
            "INHERIT": str(ROOT / "tools" / "mkdocs.yml"),
            "docs_dir": "docs",
            "site_dir": str(into.resolve()),
        }
        config |= {"nav": docs.nav(), "theme": {"custom_dir": "theme"}}
        (staged / "mkdocs.yml").write_text(json.dumps(config), encoding="utf-8")
        env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
        built = subprocess.run(  # noqa: S603
            [mkdocs, "build", "--strict", "--config-file", staged / "mkdocs.yml"],
            env=env,
            check=False,
            capture_output=True,
            text=True,
        )
    if built.returncode:
        raise SystemExit(f"mkdocs: {built.stderr}")
    for page, text in docs.texts.items():
        _write(into / page, text.encode())
        html = (into / page.replace("README.md", "index.html")).with_suffix(".html")
        html.write_text(_EMPTY_HEADER.sub("<td></td>", html.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.rmtree(into / "theme", ignore_errors=True)
    for spare in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (into / spare).unlink(missing_ok=True)  # they need to know where the site is


def write_worker(into: Path) -> None:
    """sw.js with the names of what it stores; after all other files, whose digest it has."""
    files = sorted(file for file in into.rglob("*") if file.is_file())
    names = [file.relative_to(into).as_posix() for file in files]
    version = hashlib.sha256()
    for name, file in zip(names, files, strict=True):
        version.update(f"{name}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    engine = [name for name in names if name.startswith("engine/") and "/licenses/" not in name]
    constants = {"VERSION": version.hexdigest()[:16], "CORE": list(_core(names)), "ENGINE": engine}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in constants.items())
    (into / "sw.js").write_text(head + (THEME / "sw.js").read_text(encoding="utf-8"), encoding="utf-8")


def _core(names: Iterable[str]) -> Iterator[str]:
    """What is stored at the first visit: the docs, the pages at the top, and what they load."""
    for name in names:
        spare = name.endswith((".map", ".md", ".png")) or "/lunr/" in name or name.startswith("docs/repository/")
        top = "/" not in name and name.endswith((".html", ".js", "openapi.json"))
        if not spare and (top or name.startswith(("docs/", "assets/"))):
            yield name


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def main() -> None:
    """Write the site, in place of what is there."""
    options = argparse.ArgumentParser(description="The site as static files.")
    options.add_argument("into", type=Path)
    options.add_argument("--engine", type=Path, default=ROOT / "dist" / "engine", help="what `make engine` wrote")
    options.add_argument("--mkdocs", type=Path, default=ROOT / ".venv" / "site" / "bin" / "mkdocs")
    options.add_argument("--source", help="where the repository's files are, for links of the docs to them")
    options.add_argument("--few", action="store_true", help="without most pages of rulebooks and reasons: for tests")
    arguments = options.parse_args()
    into: Path = arguments.into
    shutil.rmtree(into, ignore_errors=True)
    client = Client(create_app(Settings(log_level="ERROR", docs_url=DOCS)))
    for name, content in (*pages(client, few=arguments.few), *documents(client, few=arguments.few)):
        _write(into / name, content)
    shutil.copytree(arguments.engine, into / "engine")
    script = (THEME / "site.js").read_text(encoding="utf-8")
    (into / "site.js").write_text(script.replace("{version}", __version__), encoding="utf-8")
    docs = Docs(arguments.source)
    docs.texts["reference/api.md"] = api_page(json.loads((into / "openapi.json").read_bytes()))
    write_docs(docs, into / "docs", arguments.mkdocs)
    (into / "llms.txt").write_text(docs.llms(), encoding="utf-8")
    catalog = json.dumps(api_catalog("../", "reference.html"), indent=1)
    _write(into / ".well-known" / "api-catalog", catalog.encode())
    (into / ".nojekyll").touch()
    write_worker(into)
    count = sum(file.is_file() for file in into.rglob("*"))
    sys.stdout.write(f"{into}: {count:,} files. Try it: python3 -m http.server --directory {into}\n")


if __name__ == "__main__":
    main()
