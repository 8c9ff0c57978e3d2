export { retrainPredictorJob } from './jobs.ts';
export { modelLabels } from './model-label.ts';
export { type CurrentModel, currentModel, type Mode, modelByVersion } from './queries.ts';
export { predictorOperations } from './resource.ts';
export { type Retraining, retrainPredictor } from './retrain.ts';
