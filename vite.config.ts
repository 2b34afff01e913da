import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { words } from "./web/words.ts";

const ROOT = import.meta.dirname;
const OUT = join(ROOT, "src/knolle/web");
/** The first browsers with all CSS that the page uses: registered properties, nesting and `light-dark`. */
const BROWSERS = ["chrome123", "firefox128", "safari17.5"];
const TEXT = /\.(js|css|html|svg|json|webmanifest|ftl)$/;
const SERVER = process.env.KNOLLE ?? "http://127.0.0.1:8282";

/** Writes a compressed copy of every text file, and lists the files in the worker that caches them. */
function finish(): Plugin {
  return {
    name: "knolle-finish",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir ?? OUT;
      const names = Object.keys(bundle);
      const worker = join(folder, "worker.js");
      const assets = names.filter((name) => name.startsWith("assets/"));
      const kept = ["/", ...[...assets, "icon.svg", "manifest.webmanifest"].map((name) => `/${name}`)];
      const page = readFileSync(join(folder, "index.html"));
      const version = createHash("sha256").update(page).update(kept.join()).digest("hex").slice(0, 16);
      const source = readFileSync(worker, "utf8").replace("[/* files */]", JSON.stringify(kept));
      writeFileSync(worker, source.replace("/* version */", version));
      for (const name of [...names, "worker.js", "icon.svg", "manifest.webmanifest"]) {
        if (!TEXT.test(name)) continue;
        const data = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: join(ROOT, "web"),
  resolve: { alias: { $: join(ROOT, "web/src"), $generated: join(ROOT, "web/generated") } },
  plugins: [words(ROOT), svelte(), finish()],
  base: "/",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    cssTarget: BROWSERS,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [ROOT] } },
});
