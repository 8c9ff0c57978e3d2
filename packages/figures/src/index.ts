/** Pictures of measured presence: data → marks → SVG. */
export { about } from './about.ts';
export { type AnswerDotsInput, answerDots, answerMark } from './answer-dots.ts';
export { type BandRow, bandRows, type FigureOptions } from './band-rows.ts';
export { countBars } from './count-bars.ts';
export { type DifferenceRow, differenceRows } from './difference-rows.ts';
export { type ForecastPoint, type GoalTrendInput, goalTrend } from './goal-trend.ts';
export type { Figure, Mark, Range, Reading, RivalTone, Tone } from './mark.ts';
export { type PlannerPoint, plannerCurve } from './planner-curve.ts';
export { nearestReading, readingMarks, steppedReading } from './read-out.ts';
export { type ReliabilityBin, reliability } from './reliability.ts';
export { differenceSpan, pushApart, reachOf, shareTop } from './scale.ts';
export { type HistoryPoint, type ScanHistoryInput, scanHistory } from './scan-history.ts';
export { dumbbell, rangeStrip, rankStrip, shareBar, spark, whisker } from './strip.ts';
export { type Around, paletteStyle, palettes, type Theme, toSvg } from './to-svg.ts';
export { type Trend, type TrendInput, type TrendPoint, type TrendSeries, trend } from './trend.ts';
export { type TwentyDotsInput, twentyDots } from './twenty-dots.ts';
export {
  counted,
  dayFormat,
  type Language,
  movedBy,
  percent,
  points,
  shorten,
  type Verdict,
  verdictSign,
} from './wording.ts';
