"""Small PNGs of what a browser shows: scaled down, with a palette of its own, written with the standard library."""

import base64
import struct
import zlib
from typing import Any

from playwright.sync_api import Page

# Scales a picture, takes its most frequent colours for a palette, and gives each pixel the nearest of them.
INDEXED = """
async ({ picture, width, colours }) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = Math.min(1, width / image.naturalWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Map();
  const key = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
  for (let i = 0; i < data.length; i += 4) {
    const entry = found.get(key(i)) ?? { n: 0, r: data[i], g: data[i + 1], b: data[i + 2] };
    entry.n++;
    found.set(key(i), entry);
  }
  const apart = (a, b) => (a.r - b.r) ** 2 + (a.g - b.g) ** 2 + (a.b - b.b) ** 2;
  const often = [...found.values()].sort((a, b) => b.n - a.n);
  const palette = [];
  // Colours that are much alike share a place, so that rare ones which stand apart get one too.
  for (const near of colours > 64 ? [60, 20, 0] : [500, 150, 0])
    for (const colour of often)
      if (palette.length < colours && !palette.some((other) => apart(colour, other) <= near)) palette.push(colour);
  const nearest = new Map();
  const index = new Uint8Array(data.length / 4);
  for (let i = 0; i < data.length; i += 4) {
    let at = nearest.get(key(i));
    if (at === undefined) {
      const colour = { r: data[i], g: data[i + 1], b: data[i + 2] };
      at = 0;
      palette.forEach((other, n) => { if (apart(colour, other) < apart(colour, palette[at])) at = n; });
      nearest.set(key(i), at);
    }
    index[i / 4] = at;
  }
  let text = "";
  for (let i = 0; i < index.length; i += 8192) text += String.fromCharCode(...index.subarray(i, i + 8192));
  const { width: wide, height } = canvas;
  return { width: wide, height, pixels: btoa(text), palette: palette.map((c) => [c.r, c.g, c.b]) };
}
"""


def address(png: bytes) -> str:
    """A PNG as an address that a page can show."""
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def small(page: Page, png: bytes, width: int = 4096, colours: int = 64) -> bytes:
    """A PNG at most ``width`` px wide with at most ``colours`` colours (256 or fewer); ``page`` does the drawing."""
    drawn: dict[str, Any] = page.evaluate(INDEXED, {"picture": address(png), "width": width, "colours": colours})
    return _written(drawn["width"], drawn["height"], base64.b64decode(drawn["pixels"]), drawn["palette"])


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def _written(width: int, height: int, pixels: bytes, palette: list[list[int]]) -> bytes:
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(part for colour in palette for part in colour)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    chunks = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
