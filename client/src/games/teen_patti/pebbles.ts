/** A little heap of pebbles from the river: what chips are here. */
export function pebblesSvg(size: number): string {
  return `<svg viewBox="0 0 30 22" width="${size}" height="${(size * 22) / 30}" aria-hidden="true"><g stroke="#1c2429" stroke-width="1.2"><ellipse cx="9" cy="15.5" rx="7.5" ry="5" fill="#a5b5bc"/><ellipse cx="21.5" cy="15.5" rx="7.5" ry="5" fill="#c9d5da"/><ellipse cx="15" cy="7" rx="7.5" ry="5" fill="#fff"/></g></svg>`;
}
