export { adaptToBrand } from './adapt-to-brand.ts';
export { contentCap, effectBelief } from './change-effect.ts';
export type { Subject } from './design.ts';
export {
  drawUplifts,
  drawUpliftsSteps,
  type MoveState,
  type PlannedMove,
  type UpliftDraws,
} from './draw-uplifts.ts';
export { type EffectScale, learnEffectScale, type MeasuredMove } from './effect-scale.ts';
export { type Contribution, type Explanation, explainPrediction } from './explain.ts';
export { type FitOptions, fitModel } from './fit-model.ts';
export type { Outcome } from './fit-recalibration.ts';
export {
  type HistoryWeight,
  historyBelief,
  historyDiscounts,
  mergePast,
  type PastAnswers,
  weighHistory,
} from './history.ts';
export { coldStartModel, type Model, modelLabels, type TrainedOn } from './model.ts';
export { rankBeyond, rankedEngines } from './organic-rank.ts';
export { type PriorScale, priorCandidates } from './parameter.ts';
export { type MovePlan, planMoves, planMovesSteps } from './plan-moves.ts';
export { type Prediction, type PredictionSubject, predictPresence } from './predict.ts';
export { type PortfolioPrediction, predictPortfolio, predictPortfolioSteps } from './predict-portfolio.ts';
export type { Belief, FeatureKind, FeaturePrior, FeatureUnit } from './prior.ts';
export { type BrandTier, brandTiers, engineBelief, tierMean } from './prior-intercept.ts';
export {
  type FeatureId,
  type FeatureVector,
  featurePrior,
  featurePriors,
  isFeatureId,
  priorsVersion,
} from './priors.ts';
export { type Recalibration, recalibrate } from './recalibration.ts';
export { chooseRecalibration, ladderRung, recalibrateModel } from './recalibration-ladder.ts';
export {
  type Simulation,
  type SimulationOptions,
  simulateChanges,
  simulateChangesSteps,
  type Variant,
  type VariantOutcome,
} from './simulate-change.ts';
export { type Summary, summarise } from './summary.ts';
export type { Cell } from './training-set.ts';
export { widenEngine } from './widen-engine.ts';
