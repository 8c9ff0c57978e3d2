import { breakRows } from './analytics/anomalies.ts';
import { causeRows } from './analytics/causes.ts';
import { churnRows } from './analytics/churn.ts';
import { coverageRows, decompositionRows, moverRows } from './analytics/figures.ts';
import { forecastRows } from './analytics/forecasts.ts';
import { keepingRows } from './analytics/keeping.ts';
import { oneEngineRow } from './analytics/one-engine.ts';
import { sizeRows } from './analytics/size.ts';

/**
 * Analytics where the truth is known: coverage, forecasts, movers, breaks with their causes, and the parts of a change;
 * what keeping cells costs a scan; then server times on a workspace of ten million answers, a tenth of that in the short run.
 */
export async function run({ full = false }: { full?: boolean } = {}) {
  const rows = [
    ...coverageRows(full),
    ...forecastRows(full),
    ...moverRows(full),
    oneEngineRow(full),
    ...decompositionRows(full),
    ...churnRows(full),
    ...breakRows(full),
    ...(await causeRows(full)),
    ...(await keepingRows()),
    ...(await sizeRows(full)),
  ];
  return { bench: 'analytics', seed: 5, rows };
}
