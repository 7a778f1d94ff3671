"""No thread decodes a struct whose types another is just collecting: that crashes the process."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys

import msgspec

from asterism.server.runtime.services import Settings
from asterism.server.runtime.structs import subclasses
from tests.server.server import RandomBot, Server


def collect(obj):
    raise AssertionError(f"the types of {obj} were not collected")


with Server(Settings(database=f"sqlite:///{sys.argv[1]}/t.db", make_bot=RandomBot)) as server:
    msgspec._utils.get_class_annotations.__code__ = collect.__code__
    structs = set(subclasses(msgspec.Struct))
    for struct in structs:
        msgspec.json.Decoder(struct)
print(len(structs))
"""


def test_a_server_that_has_started_knows_the_types_of_all_structs(tmp_path):
    """A server that had just been started again crashed, as two threads first decoded a struct at once."""
    ended = subprocess.run([sys.executable, "-c", SCRIPT, str(tmp_path)], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert int(ended.stdout) > 300
