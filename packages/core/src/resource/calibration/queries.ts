import type { Tables, TenantDatabase } from '@svc/db';
import { isCovered, type ScoredPrediction } from '@svc/scoring';
import { type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { CalibrationQuery, ListPredictedObserved, PredictedObserved } from './schema.ts';

const of = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('prediction').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);

const mostJudged = 5_000;

export type Judged = ScoredPrediction & { model: string };

/** Judged predictions as calibration takes them: the newest, 5,000 at most. */
export async function judgedPredictions(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: CalibrationQuery,
): Promise<Judged[]> {
  let rows = of(db, workspaceId, projectId)
    .where('observed_trials', '>', 0)
    .where('source', '=', query.source);
  if (query.engine !== undefined) rows = rows.where('engine', '=', query.engine);
  if (query.since !== undefined) rows = rows.where('observed_at', '>=', query.since);
  const found = await rows
    .select([
      'prompt_text',
      'engine',
      'language',
      'value',
      'low',
      'high',
      'observed_successes',
      'observed_trials',
      'model_version',
    ])
    .orderBy('observed_at', 'desc')
    .limit(mostJudged)
    .execute();
  return found.map((row) => ({
    prompt: row.prompt_text,
    engine: row.engine,
    locale: row.language,
    predicted: row.value,
    low: row.low,
    high: row.high,
    successes: row.observed_successes ?? 0,
    trials: row.observed_trials ?? 0,
    model: row.model_version,
  }));
}

export async function countPending(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  source: string,
): Promise<number> {
  const { total } = await of(db, workspaceId, projectId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('observed_at', 'is', null)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return total;
}

/** Mean negative log likelihood of the answers, nats; null before they came. */
const surprise = sql<
  number | null
>`-(observed_successes * ln(greatest(value, 1e-6)) + (observed_trials - observed_successes) * ln(greatest(1 - value, 1e-6)))
  / nullif(observed_trials, 0)`;

export async function listPredictedObservedRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPredictedObserved,
): Promise<List<PredictedObserved>> {
  const from = () => {
    let rows = of(db, workspaceId, projectId);
    if (query.status !== 'all')
      rows = rows.where('observed_at', query.status === 'judged' ? 'is not' : 'is', null);
    if (query.engine !== undefined) rows = rows.where('engine', '=', query.engine);
    if (query.promptId !== undefined) rows = rows.where('prompt_id', '=', query.promptId);
    if (query.source !== undefined) rows = rows.where('source', '=', query.source);
    return rows;
  };
  let rows = from().selectAll().select(surprise.as('surprise'));
  if (query.sort === '-surprise') rows = rows.orderBy(sql`surprise desc nulls last`);
  const [items, { total }] = await Promise.all([
    rows
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    from()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: items.map(toPredictedObserved), total, limit: query.limit, offset: query.offset };
}

function toPredictedObserved(
  row: Selectable<Tables['prediction']> & { surprise: number | null },
): PredictedObserved {
  const { observed_scan_id, observed_at, observed_trials: answers, observed_successes: present } = row;
  const observed =
    observed_scan_id === null || observed_at === null || !answers || present === null
      ? null
      : { rate: present / answers, present, answers, scanId: observed_scan_id, at: observed_at };
  return {
    predictionId: row.id,
    promptId: row.prompt_id,
    promptText: row.prompt_text,
    engine: row.engine,
    source: row.source as PredictedObserved['source'],
    modelVersion: row.model_version,
    predicted: { value: row.value, low: row.low, high: row.high },
    observed,
    agrees: observed && isCovered(row.low, row.high, observed.present, observed.answers),
    surprise: observed && row.surprise,
    provenance: 'predicted',
    predictedAt: row.created_at,
  };
}
