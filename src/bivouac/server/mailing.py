"""Mail by the operator's server: the question whether an address is read, and “your turn”."""

import smtplib
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr
from urllib.parse import unquote, urlsplit

from bivouac.core.words import words
from bivouac.server.addresses import letters_url
from bivouac.server.letters import Letter
from bivouac.server.settings import Settings

PACKAGE = "bivouac.server"
TIMEOUT = 10.0
# A header that were folded inside its address would be encoded, and no mail program could follow it.
WHOLE_LINES = SMTP.clone(max_line_length=900)


class Mailing:
    """Writes to one address at a time; every call waits for the mail server, so it is made in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.home = letters_url(settings)

    def ask(self, address: str, lang: str, name: str, token: str) -> None:
        """Ask whether the address is read."""
        # In the fragment, so that no log on the way has it.
        facts = {"name": name, "link": f"{self.home}/confirm#token={token}"}
        said = words(PACKAGE, lang)
        self._send(address, said.say("confirm-subject", **facts), said.say("confirm-body", **facts), {})

    def tell(self, address: str, lang: str, letter: Letter, now: int, token: str) -> None:
        """Tell whose turn it is; one click ends these mails, also without opening one (RFC 8058)."""
        stop = f"{self.home}/api/unsubscribe/{token}"
        facts = {
            "name": letter.called[letter.wait.seat] or address,
            "situation": letter.body(lang, now),
            "link": letter.link,
            "stop": f"{self.home}/unsubscribe#token={token}",
        }
        headers = {
            "Message-ID": f"<{letter.id}@{urlsplit(self.settings.public_url).hostname or 'bivouac'}>",
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        body = words(PACKAGE, lang).say(f"mail-{letter.kind}", **facts)
        self._send(address, letter.title(lang), body, headers)

    def _send(self, address: str, subject: str, body: str, headers: dict[str, str]) -> None:
        message = EmailMessage(WHOLE_LINES)
        message["To"] = address
        message["From"] = formataddr(("Bivouac", self.settings.mail_from or "bivouac@localhost"))
        message["Subject"] = subject
        for name, value in headers.items():
            message[name] = value
        message.set_content(body)
        at = urlsplit(self.settings.smtp)
        secure = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
        with secure(at.hostname or "localhost", at.port or 0, timeout=TIMEOUT) as server:
            if at.username:
                if at.scheme != "smtps":
                    server.starttls()
                server.login(unquote(at.username), unquote(at.password or ""))
            server.send_message(message)
