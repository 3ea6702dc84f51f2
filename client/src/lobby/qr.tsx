/** A QR code of a link, drawn as one path, with the pipal leaf in its middle. */
import { correction, generate } from "lean-qr";
import { LEAF } from "../cards/pips.ts";

/** White round the code, in modules; phones need it to find the corners. */
const QUIET = 3;

export function Qr({ link, label }: { link: string; label: string }) {
  // A quarter of the code may be hidden and it still reads: the leaf hides far less.
  const code = generate(link, { minCorrectionLevel: correction.Q });
  let dark = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark += `M${x} ${y}h1v1h-1z`;
  }
  const middle = code.size / 2;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
    >
      <path fill="#16181d" shape-rendering="crispEdges" d={dark} />
      <circle cx={middle} cy={middle} r={code.size * 0.11} fill="#fff" />
      <path
        fill="#2a6a4c"
        transform={`translate(${middle} ${middle - code.size * 0.012}) scale(${code.size * 0.0075})`}
        d={LEAF}
      />
    </svg>
  );
}
