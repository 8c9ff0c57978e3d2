import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@svc\//],
  // `svc-worker migrate` reads them from beside the bundle.
  onSuccess: () => cp('../../packages/db/migrations', 'dist/migrations', { recursive: true }),
});
