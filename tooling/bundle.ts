import { cp } from 'node:fs/promises';
import type { Options } from 'tsup';

/** How an app becomes files that Node runs; `copies`: what it reads from beside them, to from. */
export const bundle = (copies: Record<string, string>): Options => ({
  // Pages and files are read in threads: their code stands beside the bundle.
  entry: { main: 'src/main.ts', 'apart-thread': '../../packages/core/src/apart/thread.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Lines and names are enough for a stack; the sources themselves do not belong into an image.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  noExternal: [/^@svc\//],
  // CommonJS packages inside the bundle ask for Node's own modules.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  onSuccess: async () => {
    for (const [to, from] of Object.entries(copies)) await cp(from, `dist/${to}`, { recursive: true });
  },
});
