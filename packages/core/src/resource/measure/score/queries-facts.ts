import { rowsOf, type Scope } from '@svc/db';
import { allOf } from '../../../kernel/index.ts';
import { copyKeyInSql, isReadable } from '../cell/index.ts';
import type { Sample } from './compute.ts';
import { type PastMeasures, readPastLooks } from './queries-past-looks.ts';

interface ScoredRun {
  id: string;
  engine: string;
  surface: string;
  plannedSamples: number;
  skippedSamples: number;
  repeats: boolean;
}

interface ScoredPrompt {
  promptIndex: number;
  promptId: string | null;
  text: string;
  branded: boolean;
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
    .select(['id', 'engine', 'surface', 'plannedSamples', 'skippedSamples', 'repeats'])
    .where('workspaceId', '=', scope.workspace.id)
    .where('scanId', '=', scanId)
    .orderBy('engine')
    .execute();
  const promptsAsked: Promise<ScoredPrompt[]> = scope.db
    .selectFrom('scan_prompt as s')
    .leftJoin('prompt as p', (join) =>
      join.onRef('p.workspaceId', '=', 's.workspaceId').onRef('p.id', '=', 's.promptId'),
    )
    .select(['s.promptIndex', 's.promptId', 's.text', 's.branded', 's.paraphraseGroup', 's.topic'])
    .select('p.demand')
    .where('s.workspaceId', '=', scope.workspace.id)
    .where('s.scanId', '=', scanId)
    .orderBy('s.promptIndex')
    .execute();
  const answersGiven = rowsOf<
    Omit<Sample, 'reusedFrom'> & {
      reusedFrom: string | null;
      identity: number;
      /** Brand, present, mentioned. */
      brands: [string, boolean, boolean][] | null;
    }
  >(scope.db)`
    with taken as (select answer_id, prompt_index, answered_at from reused_answer where workspace_id = ${scope.workspace.id} and scan_id = ${scanId}),
    counted as (
      select a.*, a.prompt_index as asked, case when ${scan.origin === 'imported'}::boolean then a.created_at end as reused from answer a where a.workspace_id = ${scope.workspace.id} and a.scan_id = ${scanId}
      union all
      select a.*, t.prompt_index, a.created_at from taken t join answer a on a.workspace_id = ${scope.workspace.id} and a.id = t.answer_id and a.created_at = t.answered_at)
    select engine, asked as prompt_index, reused as reused_from, outcome, searched, present, mentioned, cited, identity_version as identity,
      ${copyKeyInSql} as copy_key,
      (select json_agg(json_build_array(d."brandId", d.present, d.mentioned))
        from jsonb_to_recordset(detection -> 'brands') as d("brandId" text, present boolean, mentioned boolean)) as brands
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
    scannedAt: scan.scannedAt,
    predicted: scan.predicted,
    projectId: scan.projectId,
    brands: scan.brands ?? [],
    config,
    past,
    runs,
    prompts,
    samples: answers as Sample[],
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
