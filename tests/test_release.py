"""The checks of a release find what must not be published; notes, recipe and documentation are whole."""

from __future__ import annotations

import inspect
import re
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path

import pytest
from release import container, contents, docs, notes, npm

from asterism import load_game
from asterism.wasm import prebuilt

ROOT = Path(__file__).parent.parent
WHOLE = {
    **dict.fromkeys(contents.PACKAGE, b""),
    **{f"asterism/modules/{game}@1.wasm": b"" for game in contents.GAMES},
    "asterism/web/assets/index.js": b"",
    "asterism-1.dist-info/licenses/LICENSE": b"",
}


def wheel(folder: Path, files: dict[str, bytes]) -> Path:
    path = folder / "asterism-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def test_a_whole_wheel_passes(tmp_path):
    assert contents.check(wheel(tmp_path, WHOLE)) == len(WHOLE)


@pytest.mark.parametrize(
    "name",
    [
        "asterism/py.typed",
        "asterism/web/index.html",
        "asterism/modules/gravity@1.wasm",
        "asterism-1.dist-info/licenses/LICENSE",
    ],
)
def test_a_wheel_that_lacks_something_is_refused(tmp_path, name):
    files = {file: content for file, content in WHOLE.items() if file != name}
    with pytest.raises(contents.ContentsError, match=r"missing|one WebAssembly module of gravity"):
        contents.check(wheel(tmp_path, files))


@pytest.mark.parametrize(
    "name", ["asterism/__pycache__/a.pyc", "asterism/web/node_modules/a.js", "asterism/x.nbi", "asterism/a.py.orig"]
)
def test_leftovers_are_refused(tmp_path, name):
    with pytest.raises(contents.ContentsError, match="does not belong there"):
        contents.check(wheel(tmp_path, {**WHOLE, name: b""}))


def test_a_file_that_names_a_folder_of_the_machine_is_refused(tmp_path):
    found = wheel(tmp_path, {**WHOLE, "asterism/web/assets/a.js": b'const from = "/home/ann/asterism/web";'})
    with pytest.raises(contents.ContentsError, match=r"a\.js names the folder /home/ann"):
        contents.check(found, folders=["/home/ann"])
    contents.check(found, folders=["/home/an"])


def test_a_source_distribution_needs_the_page_and_the_modules_too(tmp_path):
    path = tmp_path / "asterism-1.tar.gz"
    (tmp_path / "LICENSE").write_text("")
    with tarfile.open(path, "w:gz") as archive:
        archive.add(tmp_path / "LICENSE", "asterism-1/LICENSE")
    with pytest.raises(contents.ContentsError) as refused:
        contents.check(path)
    assert "src/asterism/web/index.html is missing" in str(refused.value)
    assert "LICENSE is missing" not in str(refused.value)


CHANGES = """# Changelog

## [Unreleased]

### Added

- B.

## [1.0.0] - 2026-01-02

### Added

- A.

## [0.9.0] - 2026-01-01
"""


def test_notes_are_what_the_changelog_says_of_a_version():
    assert notes.notes(CHANGES) == "### Added\n\n- B.\n"
    assert notes.notes(CHANGES, "1.0.0") == "### Added\n\n- A.\n"
    for version in ("0.9.0", "2.0.0"):
        with pytest.raises(notes.NotesError):
            notes.notes(CHANGES, version)
    assert notes.notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_recipe_of_the_container_has_steps_that_can_be_carried_out(tmp_path):
    steps = list(container.steps(container.RECIPE.read_text(encoding="utf-8")))
    assert [rest.partition(" AS ")[2] for word, rest in steps if word == "FROM"] == [*container.STAGES, ""]
    stage = container.Stage("package", tmp_path, tmp_path)
    stage.work_in("/build")
    for word, rest in steps:
        if word == "COPY" and not rest.startswith("--from="):
            stage.copy(rest)
    assert (tmp_path / "build" / "src" / "asterism" / "__init__.py").is_file()
    with pytest.raises(container.RecipeError, match="nothing to copy from nowhere"):
        stage.copy("nowhere ./")
    with pytest.raises(container.RecipeError, match="ADD"):
        list(container.steps("ADD a b"))
    assert stage.here("/opt/asterism/bin:/build x/opt") == f"{tmp_path}/opt/asterism/bin:{tmp_path}/build x/opt"


def test_every_board_has_a_package_that_says_what_it_is():
    found = {game: npm.manifest(game) for game in npm.packages()}
    assert {manifest["name"] for manifest in found.values()} == {
        "@asterism/board", *(f"@asterism/board-{game}" for game in contents.GAMES)
    }  # fmt: skip
    for game, manifest in found.items():
        assert manifest["license"] == "Apache-2.0"
        assert str(manifest["name"]) in npm.readme(game)


def test_a_prebuilt_module_is_used_only_for_its_own_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(prebuilt, "FOLDER", tmp_path)
    game = load_game("filantes")
    assert prebuilt.prebuilt(game) is None
    (tmp_path / "filantes@0.wasm").write_bytes(b"")
    assert prebuilt.prebuilt(game) is None
    (tmp_path / prebuilt.file_name(game)).write_bytes(b"")
    assert prebuilt.prebuilt(game) == tmp_path / prebuilt.file_name(game)
    assert prebuilt.file_name(game) != prebuilt.file_name(load_game("gravity"))


def test_links_of_a_page_lead_to_pages_of_the_site_or_become_words():
    def link(text: str) -> str:
        return docs.LINK.sub(lambda found: docs.link(found, docs.DOCS / "guide" / "a.md", Path("guide/a.md")), text)

    assert link("[S](../server.md#packages)") == "[S](../server.md#packages)"
    assert link("[C](../../CONTRIBUTING.md)") == "[C](../contributing.md)"
    assert link("[board.ts](../../web/src/games/board.ts)") == "board.ts (`web/src/games/board.ts`)"
    assert link("[x](https://example.org/a.md)") == "[x](https://example.org/a.md)"


def test_the_navigation_has_every_page():
    listed = set(re.findall(r'"([\w/-]+\.md)"', (docs.DOCS / "zensical.toml").read_text(encoding="utf-8")))
    pages = {page.relative_to(docs.DOCS).as_posix() for page in docs.DOCS.rglob("*.md")}
    assert listed == pages | set(docs.OUTSIDE.values())


def own_members(value: type) -> list[tuple[str, object]]:
    """The functions that a class defines for its users."""
    found = []
    for name, member in vars(value).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and callable(function) and not isinstance(function, type):
            found.append((name, function))
    return found


def explained(value: object) -> bool:
    text = (getattr(value, "__doc__", None) or "").strip()
    return bool(text) and not text.startswith(f"{getattr(value, '__name__', '')}(")  # which NamedTuple writes


@pytest.mark.parametrize("module", docs.REFERENCE.values())
def test_every_public_name_is_documented(module):
    home = import_module(module)
    missing = [] if explained(home) else [module]
    for name in docs.public_names(home):
        value = getattr(home, name)
        if isinstance(value, type):
            missing += [f"{name}.{member}" for member, function in own_members(value) if not explained(function)]
        if (isinstance(value, type) or inspect.isfunction(inspect.unwrap(value))) and not explained(value):
            missing.append(name)
    assert missing == []
