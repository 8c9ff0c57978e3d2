export {
  type BaselineCell,
  type BaselineChange,
  estimateChangeFromBaseline,
  fewestBaselineScans,
  mostBaselineScans,
} from './baseline-change.ts';
export { benjaminiHochberg, type Judged, judgeTogether } from './benjamini-hochberg.ts';
export { type AskedComparedCell, estimateChangeWithLoss } from './bound-change.ts';
export { testFigures } from './brand-test.ts';
export { type AheadCounts, chancesAhead } from './chance-ahead.ts';
export { type Change, type ChangeOptions, estimateChange } from './change.ts';
export { type Churn, type ChurnCell, type Likeness, measureChurn } from './churn.ts';
export type { ComparedCell } from './compared-cell.ts';
export { type Correlation, correlateSeries } from './correlation.ts';
export { changeOfCounts } from './count-change.ts';
export { type DecomposedCell, decomposeChange, partNames } from './decompose.ts';
export { changeOfFewCells, fewestAnswers } from './few-cells.ts';
export { estimateHeadToHead, estimateHeadToHeadTracked, type HeadToHead } from './head-to-head.ts';
export { boundedMethod, estimateLift, intervalAt, type Lift, type LiftCell, readLift } from './lift.ts';
export { type BrandCandidate, findMovers, type Mover, type SegmentCandidate } from './mover.ts';
export { estimateChangeOfPeriods, fewestLooks, looksOfScans, type PeriodCell } from './period-change.ts';
export { fewestForRank, isLarger, type RankChance, rankByShare } from './rank.ts';
export { needsSecondLook, type SecondLook, secondLook, startsChange } from './second-look.ts';
export {
  estimateRatio,
  estimateShare,
  type RatioEstimate,
  type ShareEstimate,
  type SharePart,
} from './share.ts';
export { type ChanceOfSpread, spreadByChance } from './spread-by-chance.ts';
export {
  findStandOut,
  type StandOut,
  type StandOutPart,
  type StandOutRule,
  standOutRule,
} from './stand-out.ts';
export type { Verdict } from './verdict.ts';
