import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compareRows } from './compare-rows.ts';
import { coverageRows } from './coverage-rows.ts';
import { cycleRows, isNearBar } from './cycle-rows.ts';
import { keep, readKept } from './kept-results.ts';
import { mendRows } from './mend-rows.ts';
import { idOf, names } from './names.ts';
import { ofKind, otherRows } from './other-rows.ts';
import { moreTrials, planSimulations, seed } from './plan.ts';
import { planPart } from './plan-part.ts';
import { simulateAll } from './pool.ts';
import type { PredictorReport } from './predictor-worker.ts';
import { renderReport } from './report/page.ts';
import type { Row } from './row.ts';
import { isSourceOf, predictorRows, speedRows } from './row-source.ts';
import { scenarioRows, shapeRows } from './scenario-rows.ts';
import type { Result } from './simulation/index.ts';
import { truths } from './simulation/truth.ts';
import { measureSpeeds } from './speed.ts';

export interface BenchOptions {
  /** R = 20,000 a cell, no slack, and row E1; the short run has 2,000 or fewer, and slack of 3 standard errors. */
  full: boolean;
  /** A fifth of the short run, less than a minute of one core: for every change, among the checks. */
  quick?: boolean;
  /** Folder, or .html file, to write the page to. */
  report?: string;
  /** Rows to run alone, by id or name: C21, long-run-of-days-coverage. */
  only?: readonly string[];
}

export interface BenchResult {
  bench: 'statistics';
  seed: number;
  full: boolean;
  seconds: number;
  rows: Row[];
}

const order = Object.keys(names);
const named = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, name: names[row.id] ?? row.id }));

/** The predictor's rows and reliability diagrams, on a thread of their own. */
async function benchPredictor(full: boolean, share: number, withSections: boolean): Promise<PredictorReport> {
  const workerData = { full, share, seed, withSections };
  const kept = full ? readKept<PredictorReport>('predictor.ts', workerData) : undefined;
  if (kept) return kept;
  const report = await new Promise<PredictorReport>((resolve, reject) => {
    const worker = new Worker(new URL('./predictor-worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (full) keep('predictor.ts', workerData, report);
  return report;
}

/** The acceptance table: simulates known truths and counts how often what is published holds them. */
export async function run({
  full,
  quick = false,
  report,
  only: asked = [],
}: BenchOptions): Promise<BenchResult> {
  const start = performance.now();
  const only = asked.map(idOf);
  const part = quick && !full;
  const isAsked = (ids: readonly string[]): boolean =>
    only.length === 0 || ids.some((id) => only.includes(id));
  const plan = planSimulations(full).filter((task) => only.length === 0 || isSourceOf(task, only));
  // The short run is one of the checks, and may share its machine, so it measures times only if asked to.
  const speed = (full || only.length > 0) && isAsked(speedRows) ? measureSpeeds() : [];
  const [results, predictor] = await Promise.all([
    simulateAll(part ? planPart(plan, new Set(truths.map(({ id }) => id))) : plan, full).then((results) =>
      withDoubts(results, full),
    ),
    isAsked(predictorRows) ? benchPredictor(full, part ? 0.2 : 1, report !== undefined) : null,
  ]);
  const coverage = ofKind(results, 'coverage');
  const rows = [
    ...(coverage.length > 0 ? [...coverageRows(coverage, full), ...shapeRows(coverage, full)] : []),
    ...scenarioRows(ofKind(results, 'scenario'), full),
    ...cycleRows(ofKind(results, 'scenario'), full),
    ...otherRows(results, full),
    ...compareRows(results, full),
    ...mendRows(ofKind(results, 'mend'), full),
    ...(predictor?.rows ?? []),
    ...speed,
  ].filter(({ id }) => isAsked([id]));
  rows.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const seconds = Math.round((performance.now() - start) / 1000);
  const result: BenchResult = { bench: 'statistics', seed, full, seconds, rows: named(rows) };
  if (report) {
    const path = report.endsWith('.html') ? report : join(report, 'index.html');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, renderReport(result, coverage, predictor?.sections ?? []));
  }
  return result;
}

/**
 * The worst of a hundred settings is low by chance. In the full run those near their bar, or below it, are simulated again
 * with ten times the trials and another seed, and only that counts.
 */
async function withDoubts(results: readonly Result[], full: boolean): Promise<readonly Result[]> {
  const near = full ? ofKind(results, 'scenario').filter(isNearBar) : [];
  const again = await simulateAll(
    near.map(({ kind, row, setting, repeats, seed }) => moreTrials({ kind, row, setting, repeats, seed })),
    full,
  );
  const surer = new Map(near.map((result, at) => [result as Result, again[at]]));
  return results.map((result) => surer.get(result) ?? result);
}
