import { execFile } from 'node:child_process';

type Check = [name: string, command: string, args: string[]];

/** Each group runs by itself: the benchmark keeps one processor busy for as long as all other checks take. */
const groups: Check[][] = [
  [
    [
      'intervals hold (a fifth of the short statistics benchmark)',
      'node',
      ['tooling/bench.ts', 'statistics', '--quick'],
    ],
  ],
  [
    // One program for all: package by package, the core would be read five times.
    ['types', 'pnpm', ['exec', 'tsc', '-p', '.']],
    ['types of packages with rules of their own', 'pnpm', ['run', 'types:own']],
    ['lint and format', 'pnpm', ['exec', 'biome', 'ci', '--colors=off', '--max-diagnostics=10', '.']],
    ['boundaries', 'pnpm', ['run', 'boundaries']],
    ['unused code', 'pnpm', ['exec', 'knip']],
    ['licences of dependencies', 'node', ['tooling/licences.ts']],
    ['generated files', 'node', ['tooling/gen.ts', '--check']],
    ['recorded examples', 'node', ['tooling/record-examples.ts', '--check']],
    ['rules of the OpenAPI document', 'node', ['tooling/openapi-rules.ts']],
  ],
];

const failed: string[] = [];
let passed = 0;

async function check([name, command, args]: Check): Promise<void> {
  const started = performance.now();
  const output = await new Promise<string | null>((resolve) => {
    execFile(command, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}${stdout || stderr ? '' : error.message}`.trimEnd() : null);
    });
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (output === null) {
    passed += 1;
    console.log(`✓ ${name} (${seconds} s)`);
  } else {
    failed.push(name);
    console.log(`✗ ${name} (${seconds} s)\n${output}`);
  }
}

await Promise.all(
  groups.map(async (group) => {
    for (const one of group) await check(one);
  }),
);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`checks: ${passed} passed, ${failed.length} failed`);
// Not process.exit: output on its way into a pipe would be lost.
process.exitCode = failed.length === 0 ? 0 : 1;
