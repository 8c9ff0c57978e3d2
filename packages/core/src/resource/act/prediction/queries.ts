import type { Scope } from '@svc/db';
import {
  type FeatureVector,
  type Model,
  type PastAnswers,
  type Prediction,
  predictPresence,
} from '@svc/scoring';
import { sql } from 'kysely';
import { mapInTurns, newId } from '../../../kernel/index.ts';
import type { Cell } from './subject.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'prediction.features': FeatureVector;
    'prediction.history': PastAnswers[];
  }
}

/** A prediction with the cell that it is of. */
export interface PredictedCell {
  id: string;
  cell: Cell;
  prediction: Prediction;
  byFeatures: number;
}

/** Predicts each cell. What features alone say is kept beside it: recalibration is learned from that. */
export function predictCells(model: Model, cells: readonly Cell[], now: Date): Promise<PredictedCell[]> {
  const bare: Model = { ...model, recalibration: { method: 'none' } };
  return mapInTurns(cells, (cell) => {
    const { history: _, ...features } = cell.subject;
    return {
      id: newId('prediction', now.getTime()),
      cell,
      prediction: predictPresence(model, cell.subject),
      byFeatures: predictPresence(bare, features).mean,
    };
  });
}

export interface PredictionKey {
  projectId: string;
  language: string;
  source: 'scan' | 'request';
  scanId: string | null;
  now: Date;
}

/** Keeps every prediction with its model’s version, so that a later scan can judge it. */
export async function storePredictions(
  { db, workspace }: Scope,
  key: PredictionKey,
  predicted: readonly PredictedCell[],
): Promise<void> {
  const rows = predicted.map(({ id, cell, prediction, byFeatures }) => ({
    id,
    prompt_id: cell.prompt.id,
    prompt_text: cell.prompt.text,
    intent: cell.prompt.intent,
    engine: cell.engine,
    model_version: prediction.modelVersion,
    label: prediction.label,
    value: prediction.mean,
    low: prediction.low,
    high: prediction.high,
    by_features: byFeatures,
    features: cell.subject.features,
    tier: cell.subject.tier ?? null,
    history: cell.subject.history ?? [],
    page_url: cell.pageUrl,
  }));
  await sql`
    insert into prediction (workspace_id, project_id, id, prompt_id, prompt_text, intent, language, engine, source, scan_id, model_version,
      label, value, low, high, by_features, features, tier, history, page_url, created_at)
    select ${workspace.id}, ${key.projectId}, id, prompt_id, prompt_text, intent, ${key.language}, engine, ${key.source}, ${key.scanId}::text,
      model_version, label, value, low, high, by_features, features, tier, history, page_url, ${key.now.toISOString()}::timestamptz
    from json_to_recordset(${rows}::json) as r(id text, prompt_id text, prompt_text text, intent text, engine text,
      model_version text, label text, value double precision, low double precision, high double precision, by_features double precision,
      features jsonb, tier text, history jsonb, page_url text)
    on conflict do nothing`.execute(db);
}

export const findPrediction = ({ db, workspace }: Scope, projectId: string, id: string) =>
  db
    .selectFrom('prediction')
    .selectAll()
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();

/** What a scan asked, without prompts that name the brand. */
export const scannedPrompts = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('scan_prompt')
    .select(['promptIndex as index', 'promptId as id', 'text', 'intent', 'branded'])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .where('branded', '=', false)
    .orderBy('promptIndex')
    .execute();

/** What was predicted of a score's cell before its scan. */
export const predictionOfScan = (
  { db, workspace }: Scope,
  score: { scanId: string; engine: string | null; promptText: string | null },
) =>
  db
    .selectFrom('prediction')
    .selectAll()
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', score.scanId)
    .where('engine', '=', score.engine ?? '')
    .where('promptText', '=', score.promptText ?? '')
    .where('source', '=', 'scan')
    .executeTakeFirst();
