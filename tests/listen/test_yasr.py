"""What yasr, another screen reader for terminals, says of the game's text: a second opinion."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from hearts_a11y.outputs.wrapping import wrap

if sys.platform == "linux":
    from tests.listen.stage import Daemon, Player, first_line, missing

assert sys.platform == "linux"

CONFIGURATION = Path("/etc/yasr/yasr.conf")

if (absent := missing("yasr", "speech-dispatcher")) is not None:
    pytest.skip(f"{absent} is not installed", allow_module_level=True)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("columns", "tricks"), [(80, 13), (40, 2)])
def test_everything_told_is_said_in_order_and_once(
    tmp_path: Path, language: str, columns: int, tricks: int
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    configuration = tmp_path / "yasr.conf"
    text = CONFIGURATION.read_text(encoding="latin-1")
    configuration.write_text(
        text.replace("synthesizer port=127.0.0.1:6560", f"synthesizer port=127.0.0.1:{port}"),
        encoding="latin-1",
    )
    # It wants the voice that Speech Dispatcher has by default.
    with (
        Daemon(tmp_path, module="espeak", port=port) as daemon,
        Player(
            tmp_path,
            argv=["yasr", "-C", str(configuration)],
            language=language,
            columns=columns,
            # It would else take the game's options for its own.
            environment={"HOME": str(tmp_path), "POSIXLY_CORRECT": "1"},
        ) as person,
    ):

        def expected() -> list[str]:
            lines = [first_line(language, "text"), *person.texts()]
            return [piece for line in lines for piece in wrap(line, columns - 1)]

        person.heard_all = lambda: len(daemon.heard.texts()) >= len(expected())
        person.play(tricks=tricks)
        assert daemon.heard.texts() == expected()
        person.leave()
