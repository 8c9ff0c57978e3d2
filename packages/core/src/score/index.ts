export { type CellCount, countCells, presenceClusters } from './counts.ts';
export { scoreOperations } from './resource.ts';
export { EngineMeasures, Estimate, Interval, Measures, ScanResult } from './schema.ts';
export { scoreScan } from './score-scan.ts';
export { getVisibility } from './service.ts';
