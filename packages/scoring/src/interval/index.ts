export { estimateCells } from './cell.ts';
export type { Cluster } from './cluster.ts';
export { type EngineClusters, estimatePooledEngines, type PooledEstimate } from './engine.ts';
export {
  type Estimate,
  type EstimateLabel,
  type EstimateOptions,
  estimatePresence,
  estimatePresenceBoth,
  type Interval,
  methodVersion,
} from './estimate.ts';
export {
  defaultHistoryDecay,
  estimateWithHistory,
  forecastFromHistory,
  type HistoryDecay,
  type TrackedPrompt,
} from './history.ts';
export { baseIccPrior, learnIccPrior } from './icc-prior.ts';
export { type AssistedPrompt, estimateModelAssisted } from './model-assisted.ts';
export type { IccPrior } from './posterior.ts';
export type { Estimand } from './shrunk-wilson.ts';
export { wilsonInterval } from './wilson.ts';
