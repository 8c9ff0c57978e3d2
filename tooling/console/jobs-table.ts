import { availableParallelism, loadavg } from 'node:os';

export interface Done {
  job: string;
  hand: 'mouse' | 'keyboard';
  /** Clicks, or keys that are no letter of a text. */
  steps: number;
  seconds: number;
  most: { clicks: number; seconds: number };
}

/** Twelve jobs as a table in Markdown, by mouse and by keyboard, beside what each may take. */
export function jobsTable(done: readonly Done[]): string {
  const of = (job: string, hand: Done['hand']) => done.find((one) => one.job === job && one.hand === hand);
  const rows = [...new Set(done.map(({ job }) => job))].map((job) => {
    const [mouse, keys] = [of(job, 'mouse'), of(job, 'keyboard')];
    const most = (mouse ?? keys)?.most;
    const cells = [
      job,
      most?.clicks,
      mouse?.steps,
      most?.seconds,
      mouse?.seconds,
      keys?.steps,
      keys?.seconds,
    ];
    return `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `# Twelve jobs

Each starts on the overview of the sample and ends when its answer is on the screen. A script does them, so seconds are the
console’s own: a person also reads. A step by keyboard is a key that is no letter of a text, Tab included.

| job | clicks at most | clicks | seconds at most | seconds | keys | seconds by keyboard |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Measured on ${availableParallelism()} processors at a load of ${load}; made by
\`SVC_JOBS=apps/console/JOBS.md pnpm exec vitest run --project database tooling/console/jobs.db.test.ts\`.
`;
}
