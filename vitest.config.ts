import { defineConfig } from 'vitest/config';

const databaseTests = [
  'apps/**/*.test.ts',
  'packages/core/src/**/*.db.test.ts',
  'packages/core/src/*/service.test.ts',
  'packages/core/src/*.test.ts',
  'packages/db/**/*.test.ts',
  'packages/testing/**/*.test.ts',
];

/** Time for a machine that is several times slower than usual: speed is checked in benchmarks. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...databaseTests],
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: databaseTests,
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
