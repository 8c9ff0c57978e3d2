export { fewestWeeks, forecastTotal, type TotalForecast } from './forecast-total.ts';
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
  expectedHalfWidth,
  marketEffectiveN,
  type PanelGuess,
  trackedEffectiveN,
} from './precision.ts';
export { type MeasurementReliability, measureReliability } from './reliability.ts';
