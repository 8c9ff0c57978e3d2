import type { Project } from '@svc/contract/account/project';
import { resultShape } from '@svc/contract/measure/score';
import { sql } from 'kysely';
import type { RunContext } from '../../../environment/index.ts';
import { instant, newId } from '../../../kernel/index.ts';
import { createReader, identityOfPage } from '../detection-review/index.ts';
import { scoreScan } from '../score/index.ts';
import { settleChange } from './change.ts';
import { updateScanReadings } from './queries-write.ts';

/** A finished scan with answers that say what the test wants, for tests. */
export interface ScanRows {
  project: Project;
  engines: string[];
  prompts: { id?: string; text: string; intent?: string; branded?: boolean; topic?: string | null }[];
  samplesK: number;
  /** Never by default. */
  present?: (prompt: number, engine: string, sample: number) => boolean;
  /** Texts of the answers, instead of `present`: they are then read like any other. */
  text?: (prompt: number, engine: string, sample: number) => string;
  /** Presence of the project's competitors, in order; none by default. */
  competitorPresent?: (competitor: number, prompt: number, engine: string) => boolean;
  /** Addresses that an answer cites, that it was given besides, and searches before it; none by default. */
  cites?: (prompt: number, engine: string, sample: number) => string[];
  retrieves?: (prompt: number, engine: string, sample: number) => string[];
  searches?: (prompt: number, engine: string, sample: number) => string[];
  surface?: string | ((engine: string) => string);
  /** Whether an answer box shows an answer; always by default. */
  shows?: (prompt: number, engine: string) => boolean;
  /** The prompt set that the prompts were drawn from at random. */
  drawnFrom?: string;
  model?: string;
  identityVersion?: number;
  at?: Date;
}

export async function insertScan(context: RunContext, rows: ScanRows): Promise<string> {
  const { db, workspace, engines } = context;
  const at = instant(rows.at ?? context.now());
  const scanId = newId('scan');
  const common = { workspaceId: workspace.id, scanId: scanId };
  const samples = rows.engines.length * rows.prompts.length * rows.samplesK;
  const brands = [
    { ...rows.project.brand, role: 'own' as const },
    ...rows.project.competitors.map((brand) => ({ ...brand, role: 'competitor' as const })),
  ];
  const config = {
    engines: rows.engines,
    maxPrompts: 1_000,
    samplesK: rows.samplesK,
    country: null,
    language: 'en',
    promptSetId: rows.drawnFrom ?? null,
    drawPrompts: rows.drawnFrom !== undefined,
    stopHalfWidth: null,
    poolSurfaces: false,
  };
  await db
    .insertInto('scan')
    .values({
      workspaceId: workspace.id,
      id: scanId,
      projectId: rows.project.id,
      status: 'completed',
      config,
      brands,
      plannedSamples: samples,
      recordedSamples: samples,
      requestedBy: context.actor.id,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
    })
    .execute();
  await db
    .insertInto('scan_prompt')
    .values(
      rows.prompts.map((prompt, index) => ({
        ...common,
        promptIndex: index,
        promptId: prompt.id ?? null,
        text: prompt.text,
        intent: prompt.intent ?? 'best_of',
        branded: prompt.branded ?? false,
        topic: prompt.topic ?? null,
      })),
    )
    .execute();
  for (const engine of rows.engines) {
    const surface =
      (typeof rows.surface === 'string' ? rows.surface : rows.surface?.(engine)) ?? 'api+search';
    await insertRun(context, rows, { ...common, engine, at, surface });
  }
  const result = await scoreScan(context, { scanId, engines, now: at });
  await updateScanReadings(context, scanId, { result, resultShape });
  await settleChange(context, { scanId }, context.now());
  return scanId;
}

async function insertRun(
  { db }: RunContext,
  rows: ScanRows,
  run: { workspaceId: string; scanId: string; engine: string; at: string; surface: string },
): Promise<void> {
  const { at, surface, ...common } = run;
  const runId = newId('engineRun');
  const planned = rows.prompts.length * rows.samplesK;
  const model = rows.model ?? 'model-1';
  await db
    .insertInto('engine_run')
    .values({
      ...common,
      id: runId,
      projectId: rows.project.id,
      surface,
      modelServed: model,
      credentialId: 'operator',
      status: 'completed',
      plannedSamples: planned,
      recordedSamples: planned,
    })
    .execute();
  const { brand, competitors } = rows.project;
  const read = createReader(
    identityOfPage([
      { ...brand, role: 'own' as const },
      ...competitors.map((one) => ({ ...one, role: 'competitor' as const })),
    ]),
  );
  const answers = rows.prompts.flatMap((prompt, promptIndex) =>
    Array.from({ length: rows.samplesK }, (_, sample) => {
      const text = rows.text?.(promptIndex, run.engine, sample) ?? '';
      const cites = rows.cites?.(promptIndex, run.engine, sample) ?? [];
      const links = [...cites, ...(rows.retrieves?.(promptIndex, run.engine, sample) ?? [])];
      const answer = {
        outcome: 'answered',
        text,
        citations: cites.map((url) => ({ url, urlRaw: url, title: null, start: null, end: null })),
        sources: links.map((url) => ({ url, title: null })),
      };
      const reading = read({ ...answer, prompt: prompt.text, language: 'en' });
      if (!rows.text) {
        const present = rows.present?.(promptIndex, run.engine, sample) ?? false;
        Object.assign(reading, { present, mentioned: present });
        const brands = reading.detection.brands.map((found, index) => {
          const held =
            index === 0 ? present : (rows.competitorPresent?.(index - 1, promptIndex, run.engine) ?? false);
          return { ...found, present: held, mentioned: held };
        });
        Object.assign(reading, { detection: { ...reading.detection, brands } });
      }
      const shown = rows.shows?.(promptIndex, run.engine) ?? true;
      if (!shown) Object.assign(reading, { present: null, mentioned: null, cited: null });
      return {
        ...common,
        id: newId('answer'),
        runId,
        projectId: rows.project.id,
        promptIndex,
        promptId: prompt.id ?? null,
        sampleIndex: sample,
        outcome: shown ? ('answered' as const) : ('not_shown' as const),
        text,
        citations: answer.citations,
        sources: answer.sources,
        searchQueries: rows.searches?.(promptIndex, run.engine, sample) ?? [],
        searched: true,
        modelServed: model,
        usage: {},
        latencyMs: 1,
        requests: 1,
        detection: reading.detection,
        detectorVersion: reading.detectorVersion,
        identityVersion: rows.identityVersion ?? 1,
        present: reading.present,
        mentioned: reading.mentioned,
        cited: reading.cited,
        createdAt: at,
      };
    }),
  );
  await db.insertInto('answer').values(answers).execute();
  await sql`
    insert into answer_count as c select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), count(*)
    from answer where run_id = ${runId} group by 1, 2, 3, 4, 5
    on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers`.execute(
    db,
  );
  await sql`
    insert into prompt_answer_count as c select workspace_id, prompt_id, engine, outcome, coalesce(present::text, 'none'), count(*)
    from answer where run_id = ${runId} and prompt_id is not null group by 1, 2, 3, 4, 5
    on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers`.execute(
    db,
  );
}

/** Leaves the scan with one sample that an engine failed to answer. */
export async function failOneSample({ db, workspace }: RunContext, scanId: string): Promise<void> {
  const run = await db
    .updateTable('engine_run')
    .set(({ eb }) => ({
      status: 'partial',
      plannedSamples: eb('plannedSamples', '+', 1),
      failedSamples: 1,
      failures: { timeout: 1 },
    }))
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attempt')
    .values({
      workspaceId: workspace.id,
      runId: run.id,
      promptIndex: 0,
      sampleIndex: 99,
      state: 'failed',
      fence: 1,
      error: { kind: 'timeout', message: 'too slow' },
    })
    .execute();
  await db
    .updateTable('scan')
    .set(({ eb }) => ({
      status: 'partial',
      plannedSamples: eb('plannedSamples', '+', 1),
      failedSamples: 1,
    }))
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .execute();
}
