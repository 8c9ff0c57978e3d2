export type { Cluster } from './cluster.ts';
export {
  type Estimate,
  type EstimateLabel,
  type EstimateOptions,
  estimatePresence,
  estimatePresenceBoth,
  type Interval,
  methodVersion,
} from './estimate.ts';
export type { IccPrior } from './posterior.ts';
export type { Estimand } from './shrunk-wilson.ts';
export { wilsonInterval } from './wilson.ts';
