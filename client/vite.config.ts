import { preact } from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

// Everything is served under addresses relative to the page, so that the client works behind any proxy path.
export default defineConfig({
  base: "./",
  plugins: [preact()],
  build: {
    outDir: "../chautari/web/static/built",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsDir: "",
    // The table is one script; lobby and sheets are another, fetched at the first touch.
    modulePreload: false,
    rollupOptions: {
      input: { table: "src/main.tsx" },
      output: {
        entryFileNames: "table-[hash].js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "table-[hash][extname]",
      },
    },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["src/testing/page.ts"],
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "draw/**/*.test.ts"],
  },
});
