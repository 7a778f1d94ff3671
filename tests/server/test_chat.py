"""The chat: a state holds its latest lines, earlier ones come by page, and nobody fills it for others."""

from __future__ import annotations

from asterism.server import budgets
from asterism.server.api.base import encode
from asterism.server.budgets import MAX_OUTBOX, PageSize
from asterism.server.storage.entries import ChatLine, Entry
from asterism.server.tables import chat, table
from asterism.server.tables.chat import ChatCount, latest_page

from .test_play import seated


def line(number: int, text: str = "hello", audience: str = "table", guest: str = "g") -> Entry:
    return Entry("chat", data={"guest": guest, "name": "Ann", "room": audience, "text": text}, sequence=number)


def test_what_a_state_holds_of_the_chat_is_bounded_in_lines_and_bytes():
    short, long = [line(n) for n in range(1, 3000)], [line(n, "😀" * 500) for n in range(1, 3000)]
    assert len(latest_page(short, False, False).chat) == budgets.CHAT_PAGE.lines
    for lines in (short, long):
        page = latest_page(lines, False, False)
        assert len(encode(page)) < 1.1 * budgets.CHAT_PAGE.bytes < MAX_OUTBOX / 4
        assert page.chat[-1].n == 2999
        assert page.earlier == page.chat[0].n == 3000 - len(page.chat)


def test_all_lines_come_page_by_page_each_once_and_only_those_one_may_read(monkeypatch):
    monkeypatch.setattr(chat, "CHAT_PAGE", PageSize(4, 10**6))
    audiences = ["table", "spectators", "table"]
    lines = [line(n, audience=audiences[n % 3]) if n % 4 else Entry("move", sequence=n) for n in range(1, 40)]
    for seated_, over in ((True, False), (False, False), (True, True)):
        wanted = [e.sequence for e in lines if e.kind == "chat" and chat.is_readable(ChatLine.of(e), seated_, over)]
        answer, before = [], None
        while True:
            page = latest_page(lines, seated_, over, before=before)
            answer = [one.n for one in page.chat] + answer
            if page.earlier is None:
                break
            before = page.earlier
        assert answer == wanted
    last = latest_page(lines, False, False, since=38)
    assert ([one.n for one in last.chat], last.earlier) == ([39], None)


def test_a_state_has_the_latest_lines_and_says_where_the_rest_is(server, monkeypatch):
    monkeypatch.setattr(chat, "CHAT_PAGE", PageSize(3, 10**6))
    id, (ann, ben), (guest, _) = seated(server, "filantes")
    ann.next(), ben.next()
    for number in range(8):
        ann.ask("chat", text=f"line {number}")
    state = server.guest().live(id).next()
    assert [entry["text"] for entry in state["log"] if entry["type"] == "chat"] == ["line 5", "line 6", "line 7"]
    page = guest.get(f"/api/tables/{id}/chat?before={state['earlier']}")
    assert [entry["text"] for entry in page["chat"]] == ["line 2", "line 3", "line 4"]
    first = guest.get(f"/api/tables/{id}/chat?before={page['earlier']}")
    assert [entry["text"] for entry in first["chat"]] == ["line 0", "line 1"]
    assert first["earlier"] is None
    again = ann.last
    ann.close()
    back = guest.live(id, since=again - 2).next()
    assert [entry["text"] for entry in back["log"] if entry["type"] == "chat"] == ["line 6", "line 7"]
    assert back["earlier"] is None
    for wrong in ("", "?before=0", "?before=x", "?before=" + "9" * 5000):
        guest.get(f"/api/tables/{id}/chat{wrong}", 400)


def test_the_chat_of_a_private_table_needs_its_code(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", private=True)
    assert server.guest().get(f"/api/tables/{id}/chat?before=9", 403)["error"]["code"] == "private"
    assert ann.get(f"/api/tables/{id}/chat?before=9") == {"chat": [], "earlier": None}


def test_spectators_who_fill_their_chat_leave_the_players_theirs(server, monkeypatch):
    monkeypatch.setattr(chat, "MAX_CHAT_OF_AUDIENCE", 5)
    monkeypatch.setattr(chat, "MAX_CHAT_OF_GUEST", 3)
    id, (ann, ben), _ = seated(server, "filantes")
    ann.next(), ben.next()
    watchers = [server.guest("Eve").live(id) for _ in range(3)]
    said = [watcher.ask("chat", text="noise")["type"] for watcher in watchers for _ in range(4)]
    assert said == ["done"] * 3 + ["error"] + ["done"] * 2 + ["error"] * 6
    assert watchers[0].refused("chat", text="noise") == ("ConflictError", "chat-full")
    assert ann.ask("chat", text="hello")["type"] == "done"
    assert ben.until("chat")["text"] == "hello"


def test_comments_of_an_uploaded_record_are_nobodys():
    count = ChatCount()
    count.add(line(n, guest="") for n in range(budgets.MAX_CHAT_OF_AUDIENCE + 1))
    assert count.full_for("ann") == set()
    count.add(line(n, guest="ann") for n in range(budgets.MAX_CHAT_OF_GUEST))
    assert count.full_for("ann") == {"table", "spectators"}
    assert count.full_for("ben") == set()
    count.add(line(n, guest=f"g{n}") for n in range(budgets.MAX_CHAT_OF_AUDIENCE))
    assert count.full_for("ben") == {"table"}


def test_undos_of_a_table_are_counted(server, monkeypatch):
    monkeypatch.setattr(table, "MAX_UNDOS", 2)
    ann = server.guest("Ann")
    live = ann.live(ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}]))
    state = live.next()
    for _ in range(2):
        live.ask("play", ply=0, action=state["legal"][0]["action"])
        assert live.ask("undo", ply=1)["type"] == "done"
    live.ask("play", ply=0, action=state["legal"][0]["action"])
    assert live.refused("undo", ply=1) == ("ConflictError", "many-undos")
