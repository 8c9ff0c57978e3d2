export { fewestWeeks, forecastTotal, type TotalForecast } from './forecast-total.ts';
export { type LearnedPanel, learnPanel, type PanelHistory, usualTopicCorrelation } from './learn-panel.ts';
export { detectableMarketChange } from './market-change.ts';
export {
  describePlan,
  type PlanLimits,
  type PlanResult,
  type PlanTarget,
  planSamples,
  type SamplePlan,
} from './plan-samples.ts';
export {
  defaultGuess,
  detectableChange,
  type ExpectedPrecision,
  expectPrecision,
  type PanelGuess,
  type ScanDesign,
} from './precision.ts';
export { type MeasurementReliability, measureReliability } from './reliability.ts';
export { type RepeatsTest, testRepeats } from './test-repeats.ts';
