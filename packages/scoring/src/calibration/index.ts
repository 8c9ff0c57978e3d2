export { type CalibrationError, calibrationError } from './calibration-error.ts';
export { type CalibrationInTheLarge, calibrationInTheLarge } from './calibration-in-the-large.ts';
export {
  type CalibrationReport,
  calibrationByGroup,
  calibrationReport,
  type ReliabilityBin,
  type ReportOptions,
} from './calibration-report.ts';
export { type Coverage, intervalCoverage, isCovered } from './interval-coverage.ts';
export { featureStability, populationStability, type Stability } from './population-stability.ts';
export { decidePromotion, type HeldOutCell, type Promotion } from './promotion.ts';
export { brierSum, logLossSum } from './proper-score.ts';
export { reliabilityDiagram } from './reliability-diagram.ts';
export type { ScoredPrediction } from './scored-prediction.ts';
export { brierSkill, logLossSkill, type Skill } from './skill.ts';
export { type MonitoredSkill, monitorSkill } from './skill-monitor.ts';
