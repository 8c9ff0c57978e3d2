import { cp, readFile, writeFile } from 'node:fs/promises';
import type { Options } from 'tsup';

/** Comes before all else: an older Node would stop in the middle of the code with a page of it. */
const entry = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write('This program needs Node 22.19 or newer; this is Node ' + process.versions.node + '.\\n');
  process.exit(1);
}
await import('./program.js');
`;

/**
 * Node keeps a file with one letter beyond ASCII in two bytes for each of its characters, all five million. esbuild escapes
 * such letters in strings, and leaves them in regular expressions. Raw strings keep the escape as it stands: here all of them are
 * patterns, in which it means the letter.
 */
const escapeLetters: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'escape-letters',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return {
        contents: source.replace(/[\u0080-\uffff]/g, escaped),
        loader: path.endsWith('ts') ? 'ts' : 'js',
      };
    });
  },
};

/** How an app becomes files that Node runs; `copies`: what it reads from beside them, to from. */
export const bundle = (copies: Record<string, string>): Options => ({
  // Pages and files are read in threads: their code stands beside the bundle.
  entry: {
    program: 'src/main.ts',
    'apart-thread': '../../packages/core/src/apart/thread.ts',
    // For people, not for the program.
    stack: '../../tooling/explain-stack.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Lines and names are enough for a stack; the sources themselves do not belong into an image.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
    // Code is kept in memory as text: without its spaces it is half of it. Names stay, for stacks.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
  esbuildPlugins: [escapeLetters],
  // The two largest packages take 2 MB less each without their comments and what nobody uses of them.
  noExternal: [/^@svc\//, 'kysely', 'undici'],
  // CommonJS packages inside the bundle ask for Node's own modules.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  onSuccess: async () => {
    await writeFile('dist/main.js', entry, { mode: 0o755 });
    for (const [to, from] of Object.entries(copies)) await cp(from, `dist/${to}`, { recursive: true });
  },
});
