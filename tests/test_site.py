"""The folder of a site without a server: its document, its app, and what the command does not touch."""

from __future__ import annotations

import json
import re
import struct
import zlib

import pytest

from asterism.site.app import write_app
from asterism.site.build import SiteError, as_site, build_site
from asterism.site.icon import GOLD, NIGHT, png

DOCUMENT = '<head><link rel="icon" href="/star.svg" /><title>A</title><script src="/assets/a.js"></script></head>'


def test_the_document_has_relative_addresses_and_names_its_data():
    html = as_site(DOCUMENT, "data-1")
    assert not re.search(r'(src|href)="/', html)
    assert '<meta name="asterism-site" content="data-1" />' in html
    assert 'src="./assets/a.js"' in html


def test_a_folder_with_anything_else_is_not_touched(tmp_path):
    page, target = tmp_path / "page", tmp_path / "target"
    page.mkdir()
    target.mkdir()
    (page / "index.html").write_text(DOCUMENT)
    (page / "figures.json").write_text("[]")
    (target / "letter.txt").write_text("mine")
    with pytest.raises(SiteError, match="not empty"):
        build_site(target, {}, page=page)
    assert [file.name for file in target.iterdir()] == ["letter.txt"]


def test_a_site_is_not_built_without_its_page(tmp_path):
    with pytest.raises(SiteError, match="not built"):
        build_site(tmp_path / "target", {}, page=tmp_path)
    assert not (tmp_path / "target").exists()


def test_an_app_lists_all_files_and_has_another_version_when_one_changes(tmp_path):
    (tmp_path / "index.html").write_text(DOCUMENT)
    (tmp_path / "star.svg").write_text("<svg/>")
    for online in ("embed/board.js", "docs/index.html"):  # which are not kept for offline use
        (tmp_path / online).parent.mkdir()
        (tmp_path / online).write_text("")
    write_app(tmp_path)
    first = (tmp_path / "sw.js").read_text()
    kept = json.loads(re.search(r"const FILES = (\[.*\]);", first)[1])
    assert kept == ["./icon-192.png", "./icon-512.png", "./", "./manifest.webmanifest", "./star.svg"]
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    assert all((tmp_path / icon["src"]).is_file() for icon in manifest["icons"])
    (tmp_path / "sw.js").unlink()
    (tmp_path / "star.svg").write_text("<svg />")
    write_app(tmp_path)
    versions = [re.search(r'VERSION = "(\w+)"', text)[1] for text in (first, (tmp_path / "sw.js").read_text())]
    assert versions[0] != versions[1]


def test_the_icon_is_a_star_on_the_night_sky():
    size = 64
    image = png(size)
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", image[16:24]) == (size, size)
    length = struct.unpack(">I", image[33:37])[0]
    rows = zlib.decompress(image[41 : 41 + length])
    width = 1 + 3 * size

    def pixel(x: int, y: int) -> tuple[int, ...]:
        return tuple(rows[y * width + 1 + 3 * x : y * width + 4 + 3 * x])

    assert pixel(0, 0) == NIGHT
    assert pixel(size // 2, size // 2) == GOLD
