import { defineConfig } from 'vitest/config';

const databaseTests = [
  'apps/**/*.test.ts',
  'packages/core/src/**/*.db.test.ts',
  'packages/core/src/*/service.test.ts',
  'packages/core/src/*.test.ts',
  'packages/db/**/*.test.ts',
  'packages/testing/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...databaseTests],
        },
      },
      {
        test: {
          name: 'database',
          include: databaseTests,
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
