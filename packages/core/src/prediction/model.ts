import type { TenantDatabase } from '@svc/db';
import { type Model, widenEngine } from '@svc/scoring';
import type { Context } from '../kernel/index.ts';
import { currentModel, type Mode, modelByVersion } from '../predictor/index.ts';
import type { ProjectHistory } from './history.ts';

const widened = new Map<string, Model>();

/** The model in force; an engine that has changed its own since the training is believed half as firmly. */
export async function modelFor(db: TenantDatabase, mode: Mode, history: ProjectHistory): Promise<Model> {
  const { model, engineModels } = await currentModel(db, mode);
  const changed = [...history.served]
    .filter(([engine, served]) => engineModels[engine] !== undefined && engineModels[engine] !== served)
    .map(([engine]) => engine)
    .sort();
  if (changed.length === 0) return model;
  return widen(model, changed);
}

/** The model that a stored prediction came from; `exact` is false when it is gone and the one in force stands in. */
export async function modelOfVersion(
  context: Pick<Context, 'db' | 'workspace'>,
  version: string,
): Promise<{ model: Model; exact: boolean }> {
  const [base = version, ...engines] = version.split('~');
  const { mode } = context.workspace;
  const model = await modelByVersion(context.db, mode, base);
  if (!model) return { model: (await currentModel(context.db, mode)).model, exact: false };
  return { model: engines.length === 0 ? model : widen(model, engines), exact: true };
}

function widen(model: Model, engines: readonly string[]): Model {
  const version = `${model.version}~${engines.join('~')}`;
  const found =
    widened.get(version) ?? engines.reduce((wide, engine) => widenEngine(wide, engine, version), model);
  if (widened.size > 20) widened.clear();
  widened.set(version, found);
  return found;
}
