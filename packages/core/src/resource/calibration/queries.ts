import type { CalibrationQuery, ListPredictedObserved, PredictedObserved } from '@svc/contract/calibration';
import type { TenantDatabase } from '@svc/db';
import { isCovered, type ScoredPrediction } from '@svc/scoring';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../kernel/index.ts';

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
  source: CalibrationQuery['source'],
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

const columns = [
  'id as predictionId',
  'prompt_id as promptId',
  'prompt_text as promptText',
  'engine',
  'source',
  'model_version as modelVersion',
  'value',
  'low',
  'high',
  'observed_scan_id as scanId',
  'observed_at as at',
  'observed_successes as present',
  'observed_trials as answers',
  surprise.as('surprise'),
  'created_at as predictedAt',
] as const;

const mostSurprising = {
  name: '-surprise',
  // What was not judged yet comes last: no surprise is below zero.
  by: [sql<number>`coalesce(${surprise}, -1)`, 'created_at', 'id'],
  direction: 'desc',
} as const;

export const listPredictedObservedRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPredictedObserved,
): Promise<List<PredictedObserved>> =>
  listRows(
    of(db, workspaceId, projectId).$if(query.status !== 'all', (rows) =>
      rows.where('observed_at', query.status === 'judged' ? 'is not' : 'is', null),
    ),
    {
      columns,
      filters: { engine: query.engine, prompt_id: query.promptId, source: query.source },
      order: query.sort === '-surprise' ? mostSurprising : newestFirst,
      toItem: ({ value, low, high, scanId, at, present, answers, surprise, ...row }): PredictedObserved => {
        const observed =
          scanId === null || at === null || !answers || present === null
            ? null
            : { rate: present / answers, present, answers, scanId, at };
        return {
          ...row,
          predicted: { value, low, high },
          observed,
          agrees: observed && isCovered(low, high, observed.present, observed.answers),
          surprise: observed && surprise,
          provenance: 'predicted',
        };
      },
      page: query,
    },
  );
