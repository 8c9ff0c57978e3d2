import { rowsOf, type Scope } from '@svc/db';
import { allOf } from '../../../kernel/index.ts';
import { type BrandReading, type CellAnswer, copyKeyInSql, isReadable } from '../cell/index.ts';
import type { Sample } from './compute.ts';
import { type PastMeasures, readPastLooks } from './queries-past-looks.ts';

interface ScoredRun {
  id: string;
  engine: string;
  surface: string;
  modelServed: string | null;
  plannedSamples: number;
  skippedSamples: number;
  repeats: boolean;
}

interface ScoredPrompt {
  promptIndex: number;
  promptId: string | null;
  text: string;
  branded: boolean;
  intent: string | null;
  paraphraseGroup: string | null;
  topic: string | null;
  /** The volume that is known now: people search whether or not a scan asks. */
  demand: { impressions: number; days: number | null; from: string } | null;
}

export interface BrandFlags {
  engine: string;
  promptIndex: number;
  brandId: string;
  present: boolean;
  mentioned: boolean;
  /** As in a sample: equal where one answer copies another. */
  copyKey: string | null;
}

/** All that a scan’s scores are computed from. */
export type Facts = Awaited<ReturnType<typeof loadFacts>>;

export async function loadFacts(scope: Scope, scanId: string) {
  const scan = await scope.db
    .selectFrom('scan')
    .innerJoin('workspace', 'workspace.id', 'scan.workspaceId')
    .select([
      'scan.brands',
      'scan.config',
      'scan.projectId',
      'scan.predicted',
      'scan.origin',
      'scan.createdAt as scannedAt',
      'workspace.mode',
    ])
    .where('workspaceId', '=', scope.workspace.id)
    .where('scan.id', '=', scanId)
    .executeTakeFirstOrThrow();
  const runsAsked: Promise<ScoredRun[]> = scope.db
    .selectFrom('engine_run')
    .select(['id', 'engine', 'surface', 'modelServed', 'plannedSamples', 'skippedSamples', 'repeats'])
    .where('workspaceId', '=', scope.workspace.id)
    .where('scanId', '=', scanId)
    .orderBy('engine')
    .execute();
  const promptsAsked: Promise<ScoredPrompt[]> = scope.db
    .selectFrom('scan_prompt as s')
    .leftJoin('prompt as p', (join) =>
      join.onRef('p.workspaceId', '=', 's.workspaceId').onRef('p.id', '=', 's.promptId'),
    )
    .select([
      's.promptIndex',
      's.promptId',
      's.text',
      's.branded',
      's.intent',
      's.paraphraseGroup',
      's.topic',
    ])
    .select('p.demand')
    .where('s.workspaceId', '=', scope.workspace.id)
    .where('s.scanId', '=', scanId)
    .orderBy('s.promptIndex')
    .execute();
  const answersGiven = rowsOf<
    Omit<Sample, 'reusedFrom'> & {
      reusedFrom: string | null;
      identity: number;
      /** Given to this scan, not to an earlier one that it was taken from. */
      own: boolean;
      brands: BrandReading[] | null;
    }
  >(scope.db)`
    with taken as (select answer_id, prompt_index, answered_at from reused_answer where workspace_id = ${scope.workspace.id} and scan_id = ${scanId}),
    counted as (
      select a.*, a.prompt_index as asked, true as own, case when ${scan.origin === 'imported'}::boolean then a.created_at end as reused from answer a where a.workspace_id = ${scope.workspace.id} and a.scan_id = ${scanId}
      union all
      select a.*, t.prompt_index, false, a.created_at from taken t join answer a on a.workspace_id = ${scope.workspace.id} and a.id = t.answer_id and a.created_at = t.answered_at)
    select engine, asked as prompt_index, own, reused as reused_from, outcome, searched, present, mentioned, cited, identity_version as identity,
      ${copyKeyInSql} as copy_key,
      (select json_agg(json_build_array(d."brandId", d.present, d.mentioned, d.cited, d.retrieved, d."firstMentionRank", d."wordShare", d.sentiment, d.strength))
        from jsonb_to_recordset(detection -> 'brands') as d("brandId" text, present boolean, mentioned boolean, cited boolean, retrieved boolean,
          "firstMentionRank" integer, "wordShare" double precision, sentiment text, strength text)) as brands
    from counted a order by a.id, asked`;
  const failed = rowsOf<{ engine: string; promptIndex: number }>(scope.db)`
    select r.engine, a.prompt_index from attempt a join engine_run r on r.workspace_id = a.workspace_id and r.id = a.run_id
    where a.workspace_id = ${scope.workspace.id} and r.scan_id = ${scanId} and a.state = 'failed'`;
  // Sent together: Postgres goes from one to the next.
  const [runs, prompts, answers, failures] = await allOf([runsAsked, promptsAsked, answersGiven, failed]);
  const { config } = scan;
  const past =
    scan.projectId !== null && config.samplesK === 1
      ? await readPastLooks(scope, { scanId, projectId: scan.projectId })
      : new Map<string, PastMeasures>();
  return {
    mode: scan.mode,
    origin: scan.origin,
    scannedAt: scan.scannedAt,
    predicted: scan.predicted,
    projectId: scan.projectId,
    brands: scan.brands ?? [],
    config,
    past,
    runs,
    prompts,
    samples: answers as Sample[],
    /** What cells are counted from: answers that were taken from an earlier scan count there. */
    answers: answers.filter(({ own }) => own) as CellAnswer[],
    taken: answers.filter(({ own }) => !own).map(({ engine, promptIndex }) => ({ engine, promptIndex })),
    identityVersion: answers[0]?.identity ?? 1,
    flags: answers.flatMap((answer): BrandFlags[] =>
      isReadable(answer.outcome)
        ? (answer.brands ?? []).map(([brandId, present, mentioned]) => ({
            engine: answer.engine,
            promptIndex: answer.promptIndex,
            brandId,
            present,
            mentioned,
            copyKey: answer.copyKey ?? null,
          }))
        : [],
    ),
    failures,
  };
}
