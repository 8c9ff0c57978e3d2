export { type AnswerNoise, learnAnswerNoise } from './answer-noise.ts';
export { estimateCells } from './cell.ts';
export type { Cluster } from './cluster.ts';
export {
  type CombinedCell,
  type CombinedMeasure,
  type CombinedPart,
  combineFigures,
} from './combine-figures.ts';
export {
  type CountedDemand,
  demandWeights,
  estimateDemandWeighted,
  fewestWithDemand,
} from './demand-weighted.ts';
export { distinctAnswers } from './distinct.ts';
export {
  atLeastTracked,
  type Estimate,
  type EstimateLabel,
  type EstimateOptions,
  estimatePooledEngines,
  estimatePresence,
  estimatePresenceBoth,
  type Interval,
  type PresenceEstimates,
  type PresenceOptions,
} from './estimate.ts';
export {
  defaultHistoryDecay,
  estimateWithHistory,
  forecastFromHistory,
  type HistoryDecay,
  type TrackedPrompt,
} from './history.ts';
export { estimateListed, type ListedOptions } from './listed.ts';
export {
  type DatedFigure,
  estimateLongRun,
  fewestScans,
  type LongRunEstimate,
  type ScanFigure,
} from './long-run.ts';
export {
  type AskedCell,
  type AskedEngine,
  boundByLoss,
  detectLoss,
  type LossReport,
} from './lost-answers.ts';
export { effectiveGroups, fewestTopics, hasFewTopics } from './market.ts';
export type { Estimand } from './method.ts';
export { type AssistedPrompt, estimateModelAssisted } from './model-assisted.ts';
export type { EngineClusters } from './panel.ts';
export { wilsonInterval } from './wilson.ts';
