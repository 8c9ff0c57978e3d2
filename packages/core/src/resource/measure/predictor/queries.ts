import { type Database, rowsOf, type TenantDatabase } from '@svc/db';
import { coldStartModel, type Model, type Promotion, priorsVersion } from '@svc/scoring';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { newId } from '../../../kernel/index.ts';
import type { Monitors } from './monitor.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'predictor_model.model': Model;
    'predictor_model.judged': Model | null;
    'predictor_model.engineModels': Record<string, string>;
    'predictor_model.promotion': Promotion;
    'predictor_model.monitors': Monitors;
  }
}

export type Mode = 'live' | 'test';

/** The model in force, and what each engine answered as when it was trained. */
export interface CurrentModel {
  model: Model;
  engineModels: Readonly<Record<string, string>>;
}

const coldStart: CurrentModel = { model: coldStartModel(), engineModels: {} };
/** Models are large and never change: read once a process, by version. */
const known = new LRUCache<string, CurrentModel>({ max: 8 });

/** A model from another prior table has other parameters: it is left until the next training. */
const ofThesePriors = sql<boolean>`model ->> 'priorsVersion' = ${priorsVersion}`;

const inForce = (db: TenantDatabase, mode: Mode) =>
  db
    .selectFrom('predictor_model')
    .where('mode', '=', mode)
    .where('status', '=', 'current')
    .where(ofThesePriors);

/** The promoted model of a mode; before the first, the published priors. */
export async function currentModel(db: TenantDatabase, mode: Mode): Promise<CurrentModel> {
  const row = await inForce(db, mode).select('id').executeTakeFirst();
  if (!row) return coldStart;
  const cached = known.get(row.id);
  if (cached) return cached;
  const loaded = await db
    .selectFrom('predictor_model')
    .select(['model', 'engineModels'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const found = { model: loaded.model, engineModels: loaded.engineModels };
  known.set(row.id, found);
  return found;
}

/** A model by its version, the cold start included; null when it is not kept. */
export async function modelByVersion(db: TenantDatabase, mode: Mode, version: string): Promise<Model | null> {
  if (version === coldStart.model.version) return coldStart.model;
  const row = await db
    .selectFrom('predictor_model')
    .select('model')
    .where('mode', '=', mode)
    .where('version', '=', version)
    .where(ofThesePriors)
    .executeTakeFirst();
  return row?.model ?? null;
}

/**
 * What a candidate is compared with: the fit behind the model in force that has not seen the judges' answers. The published
 * priors before the first model, and where an earlier release kept no such fit.
 */
export async function judgedFit(db: TenantDatabase, mode: Mode): Promise<Model> {
  const row = await inForce(db, mode).select('judged').executeTakeFirst();
  return row?.judged ?? coldStart.model;
}

export interface ModelVersion {
  version: string;
  status: 'current' | 'retired' | 'rejected';
  promotion: Promotion;
  monitors: Monitors;
  createdAt: string;
}

/** Newest first; the models themselves are left where they are. */
export async function modelVersions(db: TenantDatabase, mode: Mode): Promise<ModelVersion[]> {
  return db
    .selectFrom('predictor_model')
    .select(['version', 'status', 'promotion', 'monitors', 'createdAt'])
    .where('mode', '=', mode)
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
}

/** A scored cell of a consenting workspace. */
export interface TrainingRow {
  workspaceId: string;
  projectId: string;
  prompt: string;
  engine: string;
  language: string;
  tier: 'niche' | 'mid' | 'global' | null;
  features: Record<string, number>;
  value: number;
  low: number;
  high: number;
  byFeatures: number;
  modelVersion: string;
  successes: number;
  trials: number;
  observedAt: string;
  /** What the engine answered as. */
  modelServed: string | null;
}

export async function trainingRows(
  database: Database,
  options: { mode: Mode; since: Date; most: number },
): Promise<TrainingRow[]> {
  const { mode, since, most } = options;
  const rows = await rowsOf<TrainingRow>(database.system)`
    select * from predictor_cells(${mode}, ${since.toISOString()}::timestamptz, ${most}::integer)`;
  return rows;
}

export async function storeModel(
  database: Database,
  row: {
    mode: Mode;
    model: Model;
    judged: Model | null;
    status: 'current' | 'rejected';
    promotion: Promotion;
    monitors: Monitors;
    engineModels: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await sql`select store_predictor_model(${newId('model')}, ${row.mode}, ${row.model.version}, ${row.status},
    ${row.model}::json, ${row.promotion}::json, ${row.monitors}::json, ${row.engineModels}::json,
    ${row.judged}::json)`.execute(database.system);
}
