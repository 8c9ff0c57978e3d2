import { defineConfig } from 'tsup';

/** For the image alone: development and tests run the sources. */
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
});
