import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They load what Node does not read by itself: components, and a package whose sources come first. */
const viteTests = ['apps/console/src/**/*.test.ts', 'packages/client/src/package.test.ts'];

const databaseTests = [
  'apps/**/*.test.ts',
  'packages/core/src/**/*.db.test.ts',
  'packages/core/src/resource/*/*/service.test.ts',
  'packages/core/src/*.test.ts',
  'packages/db/**/*.test.ts',
  'packages/testing/**/*.test.ts',
  'tooling/**/*.db.test.ts',
];

/** Long by nature: they build, install or wait. `npm run test:long`; each takes as much time as it needs. */
const longTests = ['{apps,packages,tooling}/**/*.long.test.ts'];
const outside = ['**/node_modules/**', ...longTests];

/** Those that take longest. Begun last, one of them would run alone at the end. */
const longest = [
  'console/places.long.',
  'images.long.',
  'conformance-hostile.long.',
  'settings-places.long.',
  'generators.long.',
  'hostile-text.',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((part) => moduleId.includes(part));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Time for a machine that is several times slower than usual: speed is checked in benchmarks. */
// The long run of the models takes as long as it does.
const testTimeout = process.env.SVC_MODEL_RUNS === undefined ? 300_000 : 7_200_000;
const patience = { testTimeout, hookTimeout: 300_000, expect: { poll: { timeout: 200_000 } } };

// Programs that tests start come up in half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  test: {
    // Files wait for half of their time: two for each processor keep it busy; no more than the database has room for.
    // Files of one worker share their modules: loading them anew costs as much as the tests.
    isolate: false,
    // Node runs the sources as they are: passing them through Vite costs a fifth of the time.
    experimental: { viteModuleRunner: false },
    // At their end all write what they compiled to the cache at once: on a fresh clone that takes longer than the ten seconds
    // after which vitest complains.
    teardownTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.min(8, Math.max(4, availableParallelism() - 1)),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: [...outside, ...databaseTests, ...viteTests],
          ...patience,
        },
      },
      {
        test: {
          name: 'vite',
          include: viteTests,
          exclude: outside,
          experimental: { viteModuleRunner: true },
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: databaseTests,
          exclude: [...outside, ...viteTests],
          globalSetup: ['packages/testing/src/global-setup.ts', 'tooling/missing.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'long',
          include: longTests,
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts', 'tooling/missing.ts'],
          ...patience,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
