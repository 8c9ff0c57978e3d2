import { run } from './statistics.ts';

// node packages/scoring/bench/cli.ts [--full] [--report [docs/statistics]] [--only C20,A3]
const at = process.argv.indexOf('--report');
const report = at > 0 ? (process.argv[at + 1] ?? 'docs/statistics') : undefined;
const rows = process.argv.indexOf('--only');
const only = rows > 0 ? (process.argv[rows + 1] ?? '').split(',') : [];
const result = await run({ full: process.argv.includes('--full'), only, ...(report ? { report } : {}) });
console.log(JSON.stringify(result, null, 2));
if (result.rows.some(({ pass }) => !pass)) process.exitCode = 1;
