import { fileURLToPath } from "node:url";
import { preact } from "@preact/preset-vite";
import { defineConfig } from "vite";

// The table's screen with invented states, for looking at it: `npx vite --config demo/vite.config.ts`. Never shipped.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [preact()],
  server: { fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] } },
});
