import { run } from './statistics.ts';

// node packages/scoring/bench/cli.ts [--full] [--report [docs/statistics]]
const at = process.argv.indexOf('--report');
const report = at > 0 ? (process.argv[at + 1] ?? 'docs/statistics') : undefined;
const result = await run({ full: process.argv.includes('--full'), ...(report ? { report } : {}) });
console.log(JSON.stringify(result, null, 2));
if (result.rows.some(({ pass }) => !pass)) process.exitCode = 1;
