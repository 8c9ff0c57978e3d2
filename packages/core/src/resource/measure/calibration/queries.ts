import type {
  CalibrationQuery,
  ListPredictedObserved,
  PredictedObserved,
} from '@svc/contract/measure/calibration';
import type { Scope } from '@svc/db';
import { isCovered, type ScoredPrediction } from '@svc/scoring';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';

const of = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('prediction').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

const mostJudged = 5_000;

export type Judged = ScoredPrediction & { model: string };

/** Judged predictions as calibration takes them: the newest, 5,000 at most. */
export async function judgedPredictions(
  scope: Scope,
  projectId: string,
  query: CalibrationQuery,
): Promise<Judged[]> {
  let rows = of(scope, projectId).where('observedTrials', '>', 0).where('source', '=', query.source);
  if (query.engine !== undefined) rows = rows.where('engine', '=', query.engine);
  if (query.since !== undefined) rows = rows.where('observedAt', '>=', query.since);
  const found = await rows
    .select([
      'promptText',
      'engine',
      'language',
      'value',
      'low',
      'high',
      'observedSuccesses',
      'observedTrials',
      'modelVersion',
    ])
    .orderBy('observedAt', 'desc')
    .limit(mostJudged)
    .execute();
  return found.map((row) => ({
    prompt: row.promptText,
    engine: row.engine,
    locale: row.language,
    predicted: row.value,
    low: row.low,
    high: row.high,
    successes: row.observedSuccesses ?? 0,
    trials: row.observedTrials ?? 0,
    model: row.modelVersion,
  }));
}

export async function countPending(
  scope: Scope,
  projectId: string,
  source: CalibrationQuery['source'],
): Promise<number> {
  const { total } = await of(scope, projectId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('observedAt', 'is', null)
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
  'promptId',
  'promptText',
  'engine',
  'source',
  'modelVersion',
  'value',
  'low',
  'high',
  'observedScanId as scanId',
  'observedAt as at',
  'observedSuccesses as present',
  'observedTrials as answers',
  surprise.as('surprise'),
  'createdAt as predictedAt',
] as const;

const mostSurprising = {
  name: '-surprise',
  // Predictions that were not checked yet come last: no surprise is below zero.
  by: [sql<number>`coalesce(${surprise}, -1)`, 'createdAt', 'id'],
  direction: 'desc',
} as const;

export const listPredictedObservedRows = (
  scope: Scope,
  projectId: string,
  query: ListPredictedObserved,
): Promise<List<PredictedObserved>> =>
  listRows(
    of(scope, projectId).$if(query.status !== 'all', (rows) =>
      rows.where('observedAt', query.status === 'judged' ? 'is not' : 'is', null),
    ),
    {
      columns,
      filters: { engine: query.engine, promptId: query.promptId, source: query.source },
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
