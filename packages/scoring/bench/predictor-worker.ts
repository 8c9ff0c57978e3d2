import { parentPort, workerData } from 'node:worker_threads';
import { type PredictorBenchOptions, rows, sections } from './predictor.ts';
import type { Row } from './row.ts';

export interface PredictorReport {
  rows: Row[];
  sections: string[];
}

const { withSections, ...options } = workerData as PredictorBenchOptions & { withSections: boolean };
const report: PredictorReport = {
  rows: await rows(options),
  sections: withSections ? sections(options) : [],
};
parentPort?.postMessage(report);
