"""What the tests of storage share."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

NOBODY = 65534


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """Yield a directory of an ordinary user and be that user: permissions bind no superuser."""
    if sys.platform != "linux":
        pytest.skip("only on linux")
    directory = Path(tempfile.mkdtemp())
    superuser = os.geteuid() == 0
    if superuser:
        os.chown(directory, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield directory
    finally:
        if superuser:
            os.setresuid(0, 0, 0)
        for path in (directory, *directory.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(directory)
