export { benjaminiHochberg } from './benjamini-hochberg.ts';
export {
  type Difference,
  estimatePairedDifference,
  estimateUnpairedDifference,
  type PromptPair,
} from './difference.ts';
export { clusteredMcNemar, type DiscordantCluster } from './mcnemar.ts';
export { findMovers, type Mover, type MoverCandidate } from './mover.ts';
export { newcombeDifference, type RateWithInterval } from './newcombe.ts';
export { pairedChangeTest } from './paired-change.ts';
export { estimateRatio, type RatioCluster, type RatioEstimate } from './ratio.ts';
