import { defineConfig } from 'tsup';

// One file with everything in it: `npx svc-mcp` then fetches one package and starts at once.
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  splitting: false,
  minify: true,
  noExternal: [/.*/],
});
