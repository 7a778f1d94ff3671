"""E-mail in plain text and simple HTML, where a mail server is configured."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from asterism.server.errors import BadRequestError

SECONDS = 15.0
MAX_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 587, "smtps": 465}
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{subject}</title>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c2340">
<p>{text}</p><p><a href="{link}">{go}</a></p>{off}</body></html>
"""


def clean_address(address: str) -> str:
    """The trimmed address; ``BadRequestError`` if it is not one."""
    address = address.strip()
    if len(address) > MAX_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadRequestError("bad-address")
    return address


class Letter(NamedTuple):
    """An e-mail: with a link ``go`` (text, URL) and an unsubscribe link ``off`` (text, URL, one-click URL)."""

    subject: str
    text: str
    go: tuple[str, str]
    off: tuple[str, str, str] | None = None


def compose(letter: Letter, to: str, sender: str, language: str) -> EmailMessage:
    """A letter as an e-mail."""
    subject, text, (words, link), off = letter
    message = EmailMessage()
    message["Subject"], message["From"], message["To"] = subject, sender, to
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip(" >"))
    message["Auto-Submitted"] = "auto-generated"
    plain, end = f"{text}\n\n{words}: {link}\n", ""
    if off is not None:
        message["List-Unsubscribe"] = f"<{off[2]}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        plain += f"\n-- \n{off[0]}: {off[1]}\n"
        end = f'<p><small><a href="{escape(off[1])}">{escape(off[0])}</a></small></p>'
    message.set_content(plain)
    filled = {"language": language, "subject": subject, "text": text, "link": link, "go": words}
    page = PAGE.format(off=end, **{name: escape(value) for name, value in filled.items()})
    message.add_alternative(page, subtype="html")
    return message


def send(server: str, message: EmailMessage) -> None:
    """Send an e-mail by the server at ``smtp://`` or ``smtps://``; a password is sent only over TLS. Blocks."""
    parts = urlsplit(server)
    host, port, safe = parts.hostname or "localhost", parts.port or PORTS[parts.scheme], parts.scheme == "smtps"
    context = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if safe
        else smtplib.SMTP(host, port, timeout=SECONDS)
    ) as smtp:
        smtp.ehlo()
        if not safe and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo()
            safe = True
        if parts.username:
            if not safe:
                raise smtplib.SMTPNotSupportedError("the mail server offers no TLS, so the password is not sent")
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)
