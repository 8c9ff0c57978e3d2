import type { Project } from '@svc/contract/account/project';
import type { Scope, TenantDatabase } from '@svc/db';
import type { PageReading } from '@svc/page';
import {
  adaptToBrand,
  type BrandTier,
  type Model,
  type Cell as TrainingCell,
  weighHistory,
  widenEngine,
} from '@svc/scoring';
import { LRUCache } from 'lru-cache';
import { currentModel, type Mode, modelByVersion } from '../../measure/predictor/index.ts';
import type { ProjectHistory } from './queries-history.ts';
import { ownReadings } from './queries-reading.ts';
import { cellsOf } from './subject.ts';

const widened = new LRUCache<string, Model>({ max: 20 });

/** The model in force; an engine that has changed its own since the training is believed half as firmly. */
async function modelFor(db: TenantDatabase, mode: Mode, history: ProjectHistory): Promise<Model> {
  const { model, engineModels } = await currentModel(db, mode);
  const changed = [...history.served]
    .filter(([engine, served]) => engineModels[engine] !== undefined && engineModels[engine] !== served)
    .map(([engine]) => engine)
    .sort();
  if (changed.length === 0) return model;
  return widen(model, changed);
}

export interface ProjectModelInput {
  mode: Mode;
  project: Project;
  history: ProjectHistory;
  tier: BrandTier | null;
  /** End of the time that counts as recent. */
  until: Date;
  /** The project’s own pages, where they are read already. */
  readings?: readonly PageReading[] | undefined;
}

/** The model with the brand’s own level, as the project’s answers of the last weeks show it; marked `+own`. */
export async function projectModel(scope: Scope, input: ProjectModelInput): Promise<Model> {
  const model = await modelFor(scope.db, input.mode, input.history);
  return adapt(scope, model, input);
}

async function adapt(scope: Scope, model: Model, input: ProjectModelInput): Promise<Model> {
  const { project, history } = input;
  if (history.asked.length === 0) return model;
  const cells = await cellsOf(
    history.asked.map((prompt) => ({ id: null, ...prompt, branded: false })),
    {
      readings: input.readings ?? (await ownReadings(scope, project)),
      engines: history.engines,
      tier: input.tier,
      language: project.locale.language,
      now: input.until,
      brand: project.id,
      domains: project.brand.domains,
      history,
    },
  );
  const measured = cells.flatMap(({ prompt, subject }): TrainingCell[] => {
    if (!subject.history) return [];
    const { history: past, ...rest } = subject;
    return [{ ...rest, workspace: scope.workspace.id, prompt: prompt.text, ...weighHistory(past) }];
  });
  return adaptToBrand(model, project.id, measured, `${model.version}+own`);
}

/**
 * The model that a stored prediction came from. A level of the brand’s own is worked out again from the answers that
 * there were; null: that version is not kept.
 */
export async function modelOfVersion(
  scope: Scope,
  version: string,
  input: ProjectModelInput,
): Promise<Model | null> {
  const [shared = version] = version.split('+');
  const [base = shared, ...engines] = shared.split('~');
  const found = await modelByVersion(scope.db, input.mode, base);
  if (!found) return null;
  const model = engines.length === 0 ? found : widen(found, engines);
  return version.endsWith('+own') ? adapt(scope, model, input) : model;
}

function widen(model: Model, engines: readonly string[]): Model {
  const version = `${model.version}~${engines.join('~')}`;
  const found =
    widened.get(version) ?? engines.reduce((wide, engine) => widenEngine(wide, engine, version), model);
  widened.set(version, found);
  return found;
}
