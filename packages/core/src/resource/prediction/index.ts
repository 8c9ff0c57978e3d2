export { observePredictionsJob, predictScanJob } from './jobs.ts';
export { observePredictions, observeScan } from './observe.ts';
export { predictScan } from './predict-scan.ts';
export { activePrompts, chosenPrompts } from './prompt.ts';
export { readGivenPage, storedReading } from './reading.ts';
export { predictionOperations } from './resource.ts';
export { engineList, Spread } from './schema.ts';
export { type Basis, basisOf, projectModelNow } from './service.ts';
export { type Cell, cellsOf, type PromptSubject } from './subject.ts';
