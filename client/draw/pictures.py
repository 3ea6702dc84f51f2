"""Draws the PNGs that phones and messengers want, from our own drawings, with a Chromium.

    python client/draw/pictures.py      after the client is built; writes chautari/web/static/pictures/

They are kept in git: a build has no browser. The icons are the tree on its stone; a link's picture shows a game's
cards and its name in both scripts, and nothing that differs from table to table.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from chautari.games import catalogue  # noqa: E402
from chautari.web.previews import SIZE  # noqa: E402
from chautari.web.sheets import sheet  # noqa: E402
from chautari.words import say  # noqa: E402
from tests.browser.chromium import FLAGS, find  # noqa: E402
from tests.browser.png import small  # noqa: E402

STATIC = ROOT / "chautari" / "web" / "static"
DRAWN = (STATIC / "built" / "drawn").as_uri()
STYLE = """
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #3b5261;
    font-family: system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif; color: #fff }
  .slab { position: absolute; inset: 60px 60px 90px; border-radius: 110px; background: #4c6675;
    box-shadow: 0 8px 0 6px #2a3c47, inset 0 0 0 3px #22333d, 0 0 0 24px #8fa2ab, 0 0 0 26px #22333d }
  .edge { position: absolute; inset: auto 0 0; height: 36px; background: url("DRAWN/dhaka-edge.svg") 0 0 / auto 36px }
  h1 { position: absolute; left: 130px; top: 190px; font-size: 92px; line-height: 1.1 }
  h2 { position: absolute; left: 132px; top: 296px; font-size: 64px; font-weight: 400; line-height: 1.4 }
  p { position: absolute; left: 134px; top: 410px; font-size: 32px; color: #dfe8ec }
  img.card { position: absolute; width: 196px; top: 150px; filter: drop-shadow(0 5px 6px #0006) }
  .hero { position: absolute; inset: 0 0 64px; background: url("DRAWN/hero.svg") center / 100% 100% no-repeat }
""".replace("DRAWN", DRAWN)


def html(body: str, style: str = STYLE) -> str:
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><body>{body}"


def game_picture(name: str) -> str:
    fan = sheet(catalogue()[name]).fan
    cards = "".join(
        f'<img class="card" src="{DRAWN}/card-{card}-full.svg" '
        f'style="left:{640 + 130 * n}px;transform:translateY({18 * abs(n - 1)}px) rotate({(n - 1) * 8}deg)">'
        for n, card in enumerate(fan[:3])
    )
    lines = f"<h1>{say('en', f'{name}-name')}</h1><h2 lang=ne>{say('ne', f'{name}-name')}</h2>"
    ground = '<div class="slab"></div><div class="edge"></div>'
    return html(f"{ground}{lines}<p>{say('en', 'app-name')} · {say('ne', 'app-name')}</p>{cards}")


def house_picture() -> str:
    line = f'<p style="inset:auto 0 22px;text-align:center;color:#4b5960">{say("en", "home-title")}</p>'
    return html(f'<div class="hero"></div>{line}', f"{STYLE} body {{ background: #eff1ee }}")


def icon(side: int, sign: float) -> str:
    """The sign in a square: ``sign`` is how much of it the drawing takes; phones cut a maskable icon to a shape."""
    inner = side * sign
    return html(
        f'<img src="{DRAWN}/favicon.svg" style="position:absolute;width:{inner}px;'
        f'left:{(side - inner) / 2}px;top:{(side - inner) / 2}px">',
        f"*{{margin:0}}body{{width:{side}px;height:{side}px;background:#22404f}}",
    )


def shot(page: Page, source: str, width: int, height: int, colours: int) -> bytes:
    # Written beside the drawings, so that the page may show them.
    place = STATIC / "built" / "drawn" / "picture.html"
    place.write_text(source, "utf-8")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(place.as_uri())
    page.wait_for_timeout(200)
    taken = page.screenshot()
    place.unlink()
    page.goto("about:blank")
    return small(page, taken, colours=colours)


def main() -> None:
    folder = STATIC / "pictures"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_page()
        pictures = {f"icon-{side}": (icon(side, 1), side, side) for side in (180, 192, 512)}
        pictures["icon-maskable-512"] = (icon(512, 0.74), 512, 512)
        pictures["preview"] = (house_picture(), *SIZE)
        for name in catalogue():
            pictures[f"preview-{name}"] = (game_picture(name), *SIZE)
        for name, (source, width, height) in pictures.items():
            png = shot(page, source, width, height, colours=64)
            (folder / f"{name}.png").write_bytes(png)
            print(f"{name}.png: {len(png) / 1024:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
