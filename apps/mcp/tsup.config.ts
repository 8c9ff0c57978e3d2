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
  removeNodeProtocol: false,
  noExternal: [/.*/],
  esbuildPlugins: [
    {
      name: 'http-when-needed',
      // In one file every import of a built-in comes first, and these two load undici and TLS with them:
      // a third of the start, for a server that stdio never opens.
      setup(build) {
        build.onResolve({ filter: /^node:http2?$/ }, ({ path }) => ({ path, namespace: 'built-in' }));
        build.onLoad({ filter: /.*/, namespace: 'built-in' }, ({ path }) => ({
          contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
        }));
      },
    },
  ],
});
