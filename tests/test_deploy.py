"""The container and the unit: they install what a server needs, and bound its memory."""

from __future__ import annotations

from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_container_installs_what_a_server_needs_and_no_more():
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    installs = [line for line in lines if "pip install" in line]
    assert [line for line in installs if "--extra server" in line]
    for line in installs:
        assert "--group" not in line
        assert "-r requirements.lock" not in line, "the lock also has what development needs: it only constrains"
    assert any("UV_CONSTRAINT=requirements.lock" in line for line in lines)
    assert "USER asterism" in lines


def test_the_unit_bounds_memory_and_keeps_files_to_itself():
    unit = (DEPLOY / "asterism.service").read_text(encoding="utf-8")
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    assert settings["MemoryMax"] == "2G"
    assert settings["MemoryHigh"] == "1536M"
    assert settings["UMask"] == "0077"
