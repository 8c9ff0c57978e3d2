import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { Engines } from '../engine/index.ts';
import { newId, type Provenance, weakest } from '../kernel/index.ts';
import type { ResolvedConfig } from '../scan/index.ts';
import {
  type CellScore,
  measure,
  measureCells,
  type PromptCluster,
  type Sample,
  type Scope,
} from './compute.ts';
import { type IccPriors, learnIccPriors } from './icc-history.ts';
import type { EngineMeasures, Estimate, Measures, ScanResult, SurfaceMeasures } from './schema.ts';

interface ScoredRun {
  id: string;
  engine: string;
  surface: string;
  planned_samples: number;
}

interface ScoredPrompt {
  prompt_index: number;
  prompt_id: string | null;
  text: string;
  branded: boolean;
  paraphrase_group: string | null;
}

interface BrandFlags {
  engine: string;
  promptIndex: number;
  brandId: string;
  present: boolean;
}

const provenanceOf = (surface: string): Provenance => (surface === 'sandbox' ? 'predicted' : 'live');
const groundedSurfaces = new Set(['api+search', 'serp', 'ui', 'sandbox']);

/**
 * Scores a scan from its recorded answers: cells, engines, surfaces, brands. Replaces the scan's earlier scores,
 * so that it can be called again after answers were read anew.
 */
export async function scoreScan(
  db: TenantDatabase,
  key: { workspaceId: string; scanId: string; engines: Engines; now: string },
): Promise<ScanResult> {
  const facts = await loadFacts(db, key.workspaceId, key.scanId);
  const label = (engine: string) => key.engines.find(engine, 'live')?.label ?? engine;
  // A prompt that names the brand says nothing about whether the brand comes up by itself.
  const counted = facts.prompts.filter((prompt) => !prompt.branded);
  const clusters: PromptCluster[] = counted.map((prompt) => ({
    promptIndex: prompt.prompt_index,
    cluster: prompt.paraphrase_group ?? String(prompt.prompt_index),
  }));
  const measured = facts.runs.map((run) => ({
    engine: run.engine,
    provenance: provenanceOf(run.surface),
    grounded: groundedSurfaces.has(run.surface),
  }));
  const scopeOf = (engines: readonly string[], samples: readonly Sample[] = facts.samples): Scope => ({
    samples: samples.filter((sample) => engines.includes(sample.engine)),
    engines: measured.filter((one) => engines.includes(one.engine)),
    prompts: clusters,
    failures: facts.failures.filter((one) => engines.includes(one.engine)).length,
    asOf: key.now,
    // Pooled engines repeat each prompt by themselves.
    ...(engines.length === 1 && { iccPriors: facts.iccPriors.get(engines[0] ?? '') ?? {} }),
  });

  const engines: EngineMeasures[] = facts.runs.map((run) => ({
    engine: run.engine,
    label: label(run.engine),
    surface: run.surface,
    provenance: provenanceOf(run.surface),
    ...measure(scopeOf([run.engine])),
  }));
  const pool = (surface: string, names: string[]): SurfaceMeasures => ({
    surface,
    engines: names,
    weights: 'by answer',
    provenance:
      weakest(measured.filter((one) => names.includes(one.engine)).map((one) => one.provenance)) ?? 'live',
    ...measure(scopeOf(names)),
  });
  const bySurface = Map.groupBy(facts.runs, (run) => run.surface);
  const surfaces = [...bySurface].map(([surface, runs]) =>
    pool(
      surface,
      runs.map((run) => run.engine),
    ),
  );
  const names = facts.runs.map((run) => run.engine);
  const overall =
    surfaces.length === 1 ? (surfaces[0] ?? null) : facts.config.poolSurfaces ? pool('mixed', names) : null;

  const cells = facts.runs.flatMap((run) => {
    const engine = measured.find((one) => one.engine === run.engine);
    if (!engine) return [];
    const failures = new Map<number, number>();
    for (const failure of facts.failures)
      if (failure.engine === run.engine)
        failures.set(failure.promptIndex, (failures.get(failure.promptIndex) ?? 0) + 1);
    return measureCells(
      engine,
      facts.samples.filter((sample) => sample.engine === run.engine),
      facts.prompts.map((prompt) => prompt.prompt_index),
      failures,
      key.now,
    );
  });
  await storeScores(db, key, facts, { cells, engines, overall });

  const brandEngines = overall?.engines ?? names;
  return {
    provenance: weakest(measured.map((one) => one.provenance)) ?? 'live',
    overall,
    surfaces,
    engines,
    brands: facts.brands.map((brand) => ({
      brandId: brand.id,
      name: brand.name,
      role: brand.role,
      presence: brandPresence(brand.id, facts.flags, scopeOf(brandEngines)),
    })),
    outcomes: Object.fromEntries(
      [...Map.groupBy(facts.samples, (sample) => sample.outcome)].map(([outcome, list]) => [
        outcome,
        list.length,
      ]),
    ),
    searched: {
      yes: facts.samples.filter((sample) => sample.searched === true).length,
      no: facts.samples.filter((sample) => sample.searched === false).length,
      unknown: facts.samples.filter((sample) => sample.searched === null).length,
    },
    notes: notesFor(facts, counted.length, overall),
  };
}

function brandPresence(brandId: string, flags: readonly BrandFlags[], scope: Scope): Estimate {
  const engines = new Set(scope.engines.map((engine) => engine.engine));
  const samples: Sample[] = flags
    .filter((one) => one.brandId === brandId && engines.has(one.engine))
    .map((one) => ({
      engine: one.engine,
      promptIndex: one.promptIndex,
      outcome: 'answered',
      searched: null,
      present: one.present,
      mentioned: null,
      cited: null,
    }));
  return measure({ ...scope, samples }).presence;
}

function notesFor(facts: Facts, counted: number, overall: SurfaceMeasures | null): string[] {
  const notes: string[] = [];
  const branded = facts.prompts.length - counted;
  if (branded > 0) notes.push(`${branded} prompts name the brand themselves and are left out of the rates.`);
  if (counted < 20) notes.push(`${counted} prompts: intervals are indicative below 20.`);
  if (overall === null)
    notes.push(
      'Engines of different surfaces were asked; they are not pooled. Ask for poolSurfaces to do so.',
    );
  const whole = facts.prompts.length * facts.config.samplesK;
  for (const run of facts.runs) {
    if (facts.config.stopHalfWidth === null || run.planned_samples >= whole) continue;
    notes.push(
      `${run.engine} was stopped after ${run.planned_samples} of ${whole} answers: an interval that is valid at every look was within ±${facts.config.stopHalfWidth}. Prompts were asked in random order.`,
    );
  }
  if (facts.iccPriors.size > 0)
    notes.push(
      'One answer a prompt: how much answers to one prompt agree was learned from earlier scans of this project.',
    );
  if (facts.runs.some((run) => run.surface === 'sandbox'))
    notes.push(
      'The sandbox is a retrieval engine over given pages: its figures are predictions, not measurements of any product.',
    );
  return notes;
}

type Facts = Awaited<ReturnType<typeof loadFacts>>;

async function loadFacts(db: TenantDatabase, workspaceId: string, scanId: string) {
  const scan = await db
    .selectFrom('scan')
    .select(['brands', 'config', 'project_id'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  const runs: ScoredRun[] = await db
    .selectFrom('engine_run')
    .select(['id', 'engine', 'surface', 'planned_samples'])
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .orderBy('engine')
    .execute();
  const prompts: ScoredPrompt[] = await db
    .selectFrom('scan_prompt')
    .select(['prompt_index', 'prompt_id', 'text', 'branded', 'paraphrase_group'])
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .orderBy('prompt_index')
    .execute();
  const { rows: answers } = await sql<
    Sample & { identity: number; brands: { b: string; p: boolean }[] | null }
  >`
    select engine, prompt_index as "promptIndex", outcome, searched, present, mentioned, cited, identity_version as identity,
      (select json_agg(json_build_object('b', d ->> 'brandId', 'p', (d ->> 'present')::boolean)) from jsonb_array_elements(detection -> 'brands') d) as brands
    from answer where workspace_id = ${workspaceId} and scan_id = ${scanId}`.execute(db);
  const config = scan.config as unknown as ResolvedConfig;
  const iccPriors =
    scan.project_id !== null && config.samplesK === 1
      ? await learnIccPriors(db, { workspaceId, scanId, projectId: scan.project_id })
      : new Map<string, IccPriors>();
  const { rows: failures } = await sql<{ engine: string; promptIndex: number }>`
    select r.engine, a.prompt_index as "promptIndex" from attempt a join engine_run r on r.workspace_id = a.workspace_id and r.id = a.run_id
    where a.workspace_id = ${workspaceId} and r.scan_id = ${scanId} and a.state = 'failed'`.execute(db);
  return {
    projectId: scan.project_id,
    brands: (scan.brands ?? []) as unknown as { id: string; name: string; role: 'own' | 'competitor' }[],
    config,
    iccPriors,
    runs,
    prompts,
    samples: answers as Sample[],
    identityVersion: answers[0]?.identity ?? 1,
    flags: answers.flatMap((answer): BrandFlags[] =>
      answer.outcome === 'answered'
        ? (answer.brands ?? []).map((one) => ({
            engine: answer.engine,
            promptIndex: answer.promptIndex,
            brandId: one.b,
            present: one.p,
          }))
        : [],
    ),
    failures,
  };
}

async function storeScores(
  db: TenantDatabase,
  key: { workspaceId: string; scanId: string; now: string },
  facts: Facts,
  scores: { cells: CellScore[]; engines: EngineMeasures[]; overall: SurfaceMeasures | null },
): Promise<void> {
  await db
    .deleteFrom('score')
    .where('workspace_id', '=', key.workspaceId)
    .where('scan_id', '=', key.scanId)
    .execute();
  const prompts = new Map(facts.prompts.map((prompt) => [prompt.prompt_index, prompt]));
  const row = (measures: Measures, engine: string | null, promptIndex: number | null) => {
    const prompt = promptIndex === null ? undefined : prompts.get(promptIndex);
    const { presence, mention, citation } = measures;
    return {
      id: newId('score'),
      engine,
      prompt_id: prompt?.prompt_id ?? null,
      prompt_index: promptIndex,
      prompt_text: prompt?.text ?? null,
      status: presence.status,
      provenance: presence.provenance,
      presence,
      mention,
      citation,
      presence_value: presence.value,
      presence_half_width: presence.ci ? (presence.ci.high - presence.ci.low) / 2 : null,
    };
  };
  const rows = [
    ...scores.cells.map((cell) => row(cell, cell.engine, cell.promptIndex)),
    ...scores.engines.map((engine) => row(engine, engine.engine, null)),
    ...(scores.overall ? [row(scores.overall, null, null)] : []),
  ];
  await sql`
    insert into score (workspace_id, id, project_id, scan_id, engine, prompt_id, prompt_index, prompt_text, status, provenance,
      presence, mention, citation, presence_value, presence_half_width, identity_version, as_of)
    select ${key.workspaceId}, id, ${facts.projectId}::text, ${key.scanId}, engine, prompt_id, prompt_index, prompt_text, status, provenance,
      presence, mention, citation, presence_value, presence_half_width, ${facts.identityVersion}::integer, ${key.now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as s(id text, engine text, prompt_id text, prompt_index integer, prompt_text text,
      status text, provenance text, presence jsonb, mention jsonb, citation jsonb, presence_value double precision, presence_half_width double precision)`.execute(
    db,
  );
}
