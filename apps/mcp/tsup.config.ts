import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'tsup';
import { answers } from './src/catalog/answers.gen.ts';
import { operationTools } from './src/catalog/tools.gen.ts';

/** A catalogue as a text: the engine reads JSON in half the time that it takes for code. */
const asJson = `export const operationTools = JSON.parse(${JSON.stringify(JSON.stringify(operationTools))});`;
/** Seldom asked for, and a third of the file otherwise: packed until then. */
const packed = brotliCompressSync(JSON.stringify(answers)).toString('base64');
const unpacking = `let all;
const read = () => all ??= JSON.parse(process.getBuiltinModule('node:zlib').brotliDecompressSync(Buffer.from('${packed}', 'base64')));
export const answers = new Proxy({}, { get: (_, name) => read()[name] });`;

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
      name: 'catalogues',
      setup(build) {
        build.onLoad({ filter: /tools\.gen\.ts$/ }, () => ({ contents: asJson }));
        build.onLoad({ filter: /answers\.gen\.ts$/ }, () => ({ contents: unpacking }));
      },
    },
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
