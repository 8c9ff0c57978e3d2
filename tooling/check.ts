import { spawnSync } from 'node:child_process';

const checks: [name: string, command: string, args: string[]][] = [
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
  ['intervals hold (short run of the statistics benchmark)', 'node', ['tooling/bench.ts', 'statistics']],
];

let passed = 0;
const failed: string[] = [];
for (const [name, command, args] of checks) {
  const started = performance.now();
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (result.status === 0) {
    passed += 1;
    console.log(`✓ ${name} (${seconds} s)`);
  } else {
    failed.push(name);
    console.log(`✗ ${name} (${seconds} s)\n${result.stdout}${result.stderr}`.trimEnd());
  }
}
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`checks: ${passed} passed, ${failed.length} failed`);
// Not process.exit: what is still on its way into a pipe would be lost.
process.exitCode = failed.length === 0 ? 0 : 1;
