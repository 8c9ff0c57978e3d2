export { benjaminiHochberg } from './benjamini-hochberg.ts';
export { type Change, estimateChange } from './change.ts';
export type { ComparedCell } from './compared-cell.ts';
export { estimateHeadToHead, type HeadToHead } from './head-to-head.ts';
export { type BrandCandidate, findMovers, type Mover, type SegmentCandidate } from './mover.ts';
export { type RankChance, rankByShare } from './rank.ts';
export { estimateShare, type ShareEstimate, type SharePart } from './share.ts';
export type { Verdict } from './verdict.ts';
