import { parentPort, workerData } from 'node:worker_threads';
import { type PredictorBenchOptions, rows, sections } from './predictor.ts';
import type { Row } from './row.ts';

export interface PredictorReport {
  rows: Row[];
  sections: string[];
}

const { full, seed, withSections } = workerData as PredictorBenchOptions & { withSections: boolean };
const report: PredictorReport = {
  rows: await rows({ full, seed }),
  sections: withSections ? sections({ seed }) : [],
};
parentPort?.postMessage(report);
