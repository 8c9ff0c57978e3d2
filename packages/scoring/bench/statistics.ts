import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { coverageRows } from './coverage-rows.ts';
import { ofKind, otherRows } from './other-rows.ts';
import { planSimulations, seed } from './plan.ts';
import { simulateAll } from './pool.ts';
import { renderReport } from './report/page.ts';
import type { Row } from './row.ts';
import { measureSpeed } from './speed.ts';

export interface BenchOptions {
  /** R = 20,000 per cell and no slack, instead of 2,000 and three standard errors. */
  full: boolean;
  /** Path of the HTML page to write. */
  report?: string;
  /** Sections of other benchmarks for the same page, as HTML: reliability diagrams go here. */
  sections?: readonly string[];
}

export interface BenchResult {
  bench: 'statistics';
  seed: number;
  full: boolean;
  seconds: number;
  rows: Row[];
}

const order = [
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'W1',
  'W2',
  'W3',
  'W4',
  'N1',
  'A1',
  'A2',
  'S1',
  'E1',
  'B1',
  'B2',
];

/** The acceptance table of the intervals: simulates known truths and counts how often the published interval holds them. */
export async function run({ full, report, sections = [] }: BenchOptions): Promise<BenchResult> {
  const start = performance.now();
  const speed = measureSpeed();
  const results = await simulateAll(planSimulations(full));
  const rows = [...coverageRows(ofKind(results, 'coverage'), full), ...otherRows(results, full), speed];
  rows.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const seconds = Math.round((performance.now() - start) / 1000);
  const result: BenchResult = { bench: 'statistics', seed, full, seconds, rows };
  if (report) {
    await mkdir(dirname(report), { recursive: true });
    await writeFile(report, renderReport(result, ofKind(results, 'coverage'), sections));
  }
  return result;
}
