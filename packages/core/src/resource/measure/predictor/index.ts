export { retrainPredictorJob } from './jobs.ts';
export { type CurrentModel, currentModel, type Mode, modelByVersion } from './queries.ts';
export { type Retraining, retrainPredictor } from './retrain.ts';
export { predictorVerbs } from './verbs.ts';
