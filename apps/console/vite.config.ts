import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/**
 * The stylesheet under the name by which React Aria looks for its own rule: it is in ours, and the policy of the page
 * lets no script write one. The font is fetched with it.
 */
const named = (): Plugin => ({
  name: 'named',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
      const preload = font
        ? `<link rel="preload" href="/app/${font}" as="font" type="font/woff2" crossorigin>\n    `
        : '';
      return html.replace(
        '<link rel="stylesheet"',
        `${preload}<link id="react-aria-pressable-style" rel="stylesheet"`,
      );
    },
  },
});

/** Packs each file once, as small as it goes, so that the API need not. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    for (const name of readdirSync(dir, { recursive: true }).map(String)) {
      if (!/\.(html|js|css|svg)$/.test(name)) continue;
      const bytes = readFileSync(join(dir, name));
      writeFileSync(
        join(dir, `${name}.br`),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

export default defineConfig({
  base: '/app/',
  plugins: [named(), packed()],
  // The sources themselves: nothing has to be built before.
  resolve: { alias: { '@svc/client': join(import.meta.dirname, '../../packages/client/src/index.ts') } },
  build: {
    target: 'es2023',
    // The policy of the page allows no inline code: neither data: scripts nor the preload polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // One file: thirty small ones take a third of the time until the first picture, by the browser's own figures.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:8787', '/app/session': 'http://127.0.0.1:8787' } },
});
