"""Where the words are: in the installed package, else beside it in a checkout.

Law of this file: `os` alone, and no `__future__`, which is a module to load too. The first line
of the program is out before anything else is imported.
"""

import os


def locales_directory() -> str:
    """Return the directory that holds one directory of Fluent files a language."""
    package = os.path.dirname(os.path.abspath(__file__))
    packed = os.path.join(package, "locales")
    if os.path.isdir(packed):
        return packed
    return os.path.join(os.path.dirname(package), "locales")
