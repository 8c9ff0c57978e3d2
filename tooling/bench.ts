import { join } from 'node:path';

interface Row {
  id: string;
  what: string;
  bar: string;
  figure: number | string | null;
  unit: string;
  pass: boolean;
}
interface Report {
  bench: string;
  seed: number;
  rows: Row[];
}

/** Where each benchmark lives; every one exports `run(options): Promise<Report>`. */
const benches: Record<string, string> = {
  api: '../apps/api/bench/api.ts',
  limits: '../apps/api/bench/limits.ts',
  lists: '../apps/api/bench/lists.ts',
  scan: '../apps/worker/bench/scan.ts',
  engines: '../apps/worker/bench/engines.ts',
  import: '../apps/worker/bench/import.ts',
  mixed: '../apps/worker/bench/mixed.ts',
  crash: '../apps/worker/bench/crash.ts',
  chaos: '../apps/worker/bench/chaos.ts',
  tell: '../apps/worker/bench/tell.ts',
  plan: '../apps/worker/bench/plan.ts',
  analytics: '../apps/worker/bench/analytics.ts',
  coverage: '../apps/worker/bench/coverage.ts',
  reports: '../apps/worker/bench/reports.ts',
  statistics: '../packages/scoring/bench/statistics.ts',
  real: '../packages/scoring/bench/real/real.ts',
  detection: '../packages/detection/bench/detection.ts',
  reading: '../packages/detection/bench/reading.ts',
  questions: '../packages/core/bench/questions.ts',
  pages: '../packages/core/bench/pages.ts',
  traffic: '../apps/api/bench/traffic.ts',
  console: './console/bench.ts',
  improve: '../packages/scoring/bench/improve.ts',
  reader: '../packages/scoring/bench/reader.ts',
  load: './load/bench.ts',
  memory: './memory/bench.ts',
  sample: './sample/bench.ts',
  faults: './faults/bench.ts',
  cluster: './cluster/bench.ts',
  upgrade: './upgrade/bench.ts',
  mcp: '../apps/mcp/bench/mcp.ts',
  agents: './agents/bench.ts',
  attacks: './attacks/bench.ts',
};

const [name = '', ...flags] = process.argv.slice(2);
const path = benches[name];
if (!path || flags.includes('--help')) {
  console.error(
    `pnpm bench NAME [--full | --quick] [--report] [--only ROW,ROW] [--real FOLDER [--labels FOLDER]]\n\n${Object.keys(benches).join('\n')}`,
  );
  process.exit(path ? 0 : 2);
}
const { run } = (await import(path)) as {
  run: (options: {
    full: boolean;
    quick: boolean;
    report?: string;
    only?: string[];
    real?: string;
    labels?: string;
  }) => Promise<Report>;
};
/** The argument after a flag. */
const after = (flag: string): string | undefined =>
  flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined;
const [only, real, labels] = [after('--only'), after('--real'), after('--labels')];
const report = await run({
  full: flags.includes('--full'),
  quick: flags.includes('--quick'),
  ...(only !== undefined && { only: only.split(',') }),
  ...(real !== undefined && { real }),
  ...(labels !== undefined && { labels }),
  ...(flags.includes('--report') && { report: join(import.meta.dirname, '..', 'docs', name) }),
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.rows.every((row) => row.pass) ? 0 : 1);
