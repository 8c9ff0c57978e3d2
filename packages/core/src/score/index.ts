export { type CellCount, countCells, presenceClusters } from './counts.ts';
export { scoreOperations } from './resource.ts';
export { Estimate, Interval, Measures, ScanResult } from './schema.ts';
export { scoreScan } from './score-scan.ts';
