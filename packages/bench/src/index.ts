/** What every benchmark shares: rows with their bars, robust summaries, and processes to measure. */
export { cpuSeconds, spawnNode } from './process.ts';
export { type Bounds, held, type Report, type Row, round, row } from './row.ts';
export { mean, median, quantile, shareError } from './statistic.ts';
