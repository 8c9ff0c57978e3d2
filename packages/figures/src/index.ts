/** Pictures of measured presence: data → marks → SVG. */
export { type AnswerDotsInput, answerDots } from './answer-dots.ts';
export { type BandRow, bandRows, type FigureOptions } from './band-rows.ts';
export { type DifferenceRow, differenceRows } from './difference-rows.ts';
export { type ForecastPoint, type GoalTrendInput, goalTrend } from './goal-trend.ts';
export type { Figure, Mark, Range, RivalTone, Tone } from './mark.ts';
export { type PlannerPoint, plannerCurve } from './planner-curve.ts';
export { type ReliabilityBin, reliability } from './reliability.ts';
export { differenceSpan, pushApart, reachOf, shareTop } from './scale.ts';
export { type HistoryPoint, type ScanHistoryInput, scanHistory } from './scan-history.ts';
export { rangeStrip, rankStrip, spark, whisker } from './strip.ts';
export { paletteStyle, palettes, type Theme, toSvg } from './to-svg.ts';
export { type Trend, type TrendInput, type TrendPoint, type TrendSeries, trend } from './trend.ts';
export { type TwentyDotsInput, twentyDots } from './twenty-dots.ts';
export { type Language, percent, points, shorten, type Verdict, verdictSign } from './wording.ts';
