"""Where a Chromium to test in comes from. ``python -m tests.browser.chromium`` brings one where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str:
    """The path of a Chromium: ``CHAUTARI_CHROMIUM``, one on the PATH, or Playwright's own; empty when there is none."""
    named = os.environ.get("CHAUTARI_CHROMIUM")
    on_path = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")]
    for path in (named, *on_path):
        if path:
            return path
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else ""


def debian(*packages: str) -> bool:
    """Install Debian packages where that is ours to do; False when it is not, or failed."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with open(os.devnull, "w") as nothing:
        update = subprocess.run(["apt-get", "update", "-qq"], env=quiet, stdout=nothing)
        if update.returncode != 0:
            return False
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
        return subprocess.run(command, env=quiet, stdout=nothing).returncode == 0


def has_devanagari() -> bool:
    """Whether some font draws Nepali; pictures without one are full of boxes."""
    listed = shutil.which("fc-list")
    return bool(listed) and bool(subprocess.run([str(listed), ":lang=ne"], capture_output=True).stdout.strip())


def bring() -> int:
    """Make sure there is a Chromium, and a font for Nepali where that can be installed. 0 when there is a Chromium."""
    if not find():
        print("Bringing Chromium for the browser tests ...")
        if not debian("chromium", "fonts-noto-core"):
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
    elif not has_devanagari():
        debian("fonts-noto-core")
    if find():
        return 0
    print("No Chromium: install one, or name it in CHAUTARI_CHROMIUM. The browser tests will be skipped.")
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(bring())
