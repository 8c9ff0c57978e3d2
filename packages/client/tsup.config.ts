import { writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

const shared: Options = { entry: ['src/index.ts'], target: 'node20', sourcemap: true };

/** ES modules in `dist`, CommonJS in `dist/cjs`; the types of both are written by tsc afterwards. */
export default defineConfig([
  { ...shared, format: 'esm', outDir: 'dist', clean: true },
  {
    ...shared,
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
    onSuccess: () => writeFile('dist/cjs/package.json', '{ "type": "commonjs" }\n'),
  },
]);
