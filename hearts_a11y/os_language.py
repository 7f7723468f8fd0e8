"""Which language the system itself is set to, asked only where the environment names none.

Law of this file: nothing is imported before it is needed, for the first line waits for it.
"""

import sys

# Windows's language numbers keep the language in their low ten bits, the country above.
PRIMARY_LANGUAGE = 0x3FF
WINDOWS_LANGUAGES = {0x09: "en", 0x11: "ja"}

APPLE_LANGUAGES = ("/usr/bin/defaults", "read", "-g", "AppleLanguages")
APPLE_PATIENCE_SECONDS = 2


def os_languages() -> list[str]:
    """Return the language tags the system prefers, the best first (interface L2).

    That is the display language on Windows and AppleLanguages on macOS; the list is empty
    where the system names none, as Linux does.
    """
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage() & PRIMARY_LANGUAGE
        return [WINDOWS_LANGUAGES[number]] if number in WINDOWS_LANGUAGES else []
    if sys.platform == "darwin":
        import subprocess

        try:
            answer = subprocess.run(  # noqa: S603 - a fixed command
                APPLE_LANGUAGES, capture_output=True, check=False, timeout=APPLE_PATIENCE_SECONDS
            )
        except (OSError, subprocess.TimeoutExpired):
            return []
        return listed(answer.stdout.decode("utf-8", "replace"))
    return []


def listed(text: str) -> list[str]:
    """Return the words of a list as macOS prints it: in brackets, a quoted word a line."""
    words = (line.strip(' ,"()') for line in text.splitlines())
    return [word for word in words if word]
