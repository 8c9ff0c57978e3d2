import { type Model, packLowerTriangle, readModel } from './model.ts';
import { engineColumns } from './parameter.ts';

/**
 * The model after an engine changed its own: what was learned about that engine is held half as firmly (sd × 2, method 5.4).
 * C becomes S·C·S with S = 2 on the engine's offsets, which stays a covariance. An engine the model does not know: unchanged.
 */
export function widenEngine(model: Model, engine: string, version: string): Model {
  const reading = readModel(model);
  const start = reading.layout.engines.get(engine);
  if (start === undefined) return model;
  const factor = (at: number): number => (at >= start && at < start + engineColumns.length ? 2 : 1);
  const { size } = reading;
  const covariance = reading.covariance.map(
    (value, at) => value * factor(Math.floor(at / size)) * factor(at % size),
  );
  return { ...model, version, covariance: packLowerTriangle(covariance, size), createdFrom: model.version };
}
