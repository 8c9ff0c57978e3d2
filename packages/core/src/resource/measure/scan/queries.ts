import type { ListScans, ListWorkspaceScans, Scan } from '@svc/contract/measure/scan';
import type { Expectation, ScanResult } from '@svc/contract/measure/score';
import { findOne, type Scope, type Tables, updateRows } from '@svc/db';
import type { BrandIdentity } from '@svc/detection';
import { sql } from 'kysely';
import { type Kept, messagesIn, recall } from '../../../i18n/index.ts';
import { type Actor, isShown, type List, listRows, newestFirst, seenBy } from '../../../kernel/index.ts';
import { toldResult } from '../score/index.ts';
import type { ScanChange, StoredChange } from './stored-change.ts';

/** The configuration as it was resolved when the scan was asked for. */
export interface ResolvedConfig {
  engines: string[];
  maxPrompts: number;
  samplesK: number;
  country: string | null;
  /** null: the page’s. */
  language: string | null;
  promptSetId: string | null;
  stopHalfWidth: number | null;
  poolSurfaces: boolean;
  /** The city that the asker is in, for engines that take one. */
  city?: string | null;
  /** The part of the country, as ISO 3166-2. */
  region?: string | null;
  /** The persona, as it was when the scan was asked for. */
  persona?: { id: string; version: number; name: string; text: string } | null;
  /** The prompts were drawn at random from their set. */
  drawPrompts?: boolean;
  /** Answers up to this old were taken instead of asking. */
  cacheMaxAgeSeconds?: number | null;
  /** The scan asked a part of the set, as one run of a cycle. */
  cycle?: ScanCycle;
  /** The scan asked only prompts of the set that the caller chose. */
  chosen?: true;
  /** The scan asked nothing: its answers were imported. */
  imported?: ImportedFrom;
}

/** Origin of an imported scan's answers, and what is known about how they were asked. */
export interface ImportedFrom {
  importId: string;
  /** Name for people, such as the tracker's. */
  source: string;
  /** The key, or the person’s hand, that brought them. */
  by: string;
  /** Answers asked for of each prompt and engine; null: nobody says. */
  repeats: number | null;
  /** Whether prompts that were asked in vain are among them. */
  unanswered: 'listed' | 'unknown';
}

/** Position of a scan in a cycle that asks a set part by part. */
export interface ScanCycle {
  parts: number;
  /** 0 to parts − 1. */
  part: number;
  /** Counted from 0 since the set was dealt. */
  run: number;
  /** The same for all runs of one division into parts: another set of questions is divided again. */
  deal: string;
  /** Questions of the whole set that count. */
  questions: number;
}

declare module '@svc/db' {
  interface JsonColumns {
    'scan.config': ResolvedConfig;
    /** The brands that answers are read with; people’s verdicts come from elsewhere. */
    'scan.brands': Omit<BrandIdentity, 'verdicts'>[];
    /** With its text, for the sandbox engine. */
    'scan.page': NonNullable<Scan['page']> & { text: string };
    'scan.predicted': Expectation;
    'scan.result': ScanResult;
    'scan.failure': NonNullable<Scan['failure']>;
    'scan.messages': Kept;
    'scan.change': StoredChange;
  }
}

/** Columns of a scan under the API's names; `toScan` derives the rest. */
export const scanColumns = [
  'id',
  'projectId',
  'url',
  'status',
  'origin',
  'config',
  'page',
  'plannedSamples as planned',
  'recordedSamples as recorded',
  'failedSamples as failed',
  'creditsHeld as held',
  'creditsSpent as spent',
  'result',
  'failure',
  'messages',
  'createdAt',
  'startedAt',
  'finishedAt',
  'updatedAt',
  sql<
    Scan['runs']
  >`coalesce((select json_agg(json_build_object('id', r.id, 'engine', r.engine, 'status', r.status,
    'planned', r.planned_samples, 'recorded', r.recorded_samples, 'failed', r.failed_samples, 'skipped', r.skipped_samples, 'reused', r.reused_samples) order by r.engine)
    from engine_run r where r.workspace_id = scan.workspace_id and r.scan_id = scan.id), '[]'::json)`.as(
    'runs',
  ),
  // Prompts are numbered from 0: the last one's number is found at once, where counting would read them all.
  sql<number>`coalesce((select p.prompt_index + 1 from scan_prompt p where p.workspace_id = scan.workspace_id and p.scan_id = scan.id
    order by p.prompt_index desc limit 1), 0)`.as('prompts'),
] as const;

export const scans = ({ db, workspace }: Scope) =>
  db.selectFrom('scan').where('workspaceId', '=', workspace.id);

type ScanRow = Omit<
  Scan,
  | 'engines'
  | 'samplesK'
  | 'locale'
  | 'cycle'
  | 'chosen'
  | 'persona'
  | 'page'
  | 'progress'
  | 'credits'
  | 'import'
> &
  Scan['credits'] &
  Pick<Scan['progress'], 'planned' | 'recorded' | 'failed'> & {
    config: ResolvedConfig;
    page: (NonNullable<Scan['page']> & { text?: string }) | null;
    messages: Kept | null;
  };

function progressOf(row: ScanRow, now: number): Scan['progress'] {
  const { planned, recorded, failed } = row;
  const reused = row.runs.reduce((sum, run) => sum + run.reused, 0);
  const done = recorded + failed;
  const elapsed = row.startedAt === null ? 0 : (now - Date.parse(row.startedAt)) / 1_000;
  const known = row.status === 'running' && elapsed > 0 && done > 0;
  return {
    planned,
    recorded,
    failed,
    reused,
    percent: planned + reused === 0 ? 0 : Math.round(((done + reused) / (planned + reused)) * 1_000) / 10,
    etaSeconds: known ? Math.max(0, Math.round((elapsed / done) * (planned - done))) : null,
  };
}

const importOf = ({ importId, by, ...imported }: ImportedFrom): Scan['import'] => ({
  id: importId,
  broughtBy: by,
  ...imported,
});

/** The stored page carries its text too, for the sandbox engine. */
const shownPage = ({ text: _, ...page }: NonNullable<ScanRow['page']>): NonNullable<Scan['page']> => page;

function toScan(row: ScanRow, now: number): Scan {
  const { config, page, planned, recorded, failed, held, spent, messages, ...same } = row;
  recall(messages);
  return {
    ...same,
    result: same.result && toldResult(same.result),
    import: config.imported ? importOf(config.imported) : null,
    engines: config.engines,
    samplesK: config.samplesK,
    locale: {
      country: config.country,
      language: config.language ?? page?.language ?? 'en',
      city: config.city ?? null,
      region: config.region ?? null,
    },
    cycle: config.cycle ? { parts: config.cycle.parts, part: config.cycle.part + 1 } : null,
    chosen: config.chosen ?? false,
    persona: config.persona
      ? { id: config.persona.id, version: config.persona.version, name: config.persona.name }
      : null,
    page: page && shownPage(page),
    progress: progressOf(row, now),
    credits: { held, spent },
  };
}

/** Those that people see. */
const shownScans = (scope: Scope) => scans(scope).where(isShown(scope));

const scanById = findOne((scope, id: string) => shownScans(scope).select(scanColumns).where('id', '=', id));

export async function findScan(scope: Scope, id: string, now: number): Promise<Scan | null> {
  const row = await scanById(scope, id);
  return row ? toScan(row, now) : null;
}

/** Owner of the scan, without its state and figures. */
export const scanOwner = findOne((scope, id: string) =>
  shownScans(scope).select(['projectId', 'requestedBy']).where('id', '=', id),
);

/** The key that asked for the scan. */
export async function findRequester(scope: Scope, scanId: string): Promise<string | null> {
  const row = await scanRow(scope, scanId, ['requestedBy']);
  return row?.requestedBy ?? null;
}

export const listScanRows = (
  scope: Scope,
  projectId: string,
  query: ListScans,
  now: number,
): Promise<List<Scan>> =>
  listRows(scans(scope).where('projectId', '=', projectId), {
    columns: scanColumns,
    filters: { status: query.status },
    order: newestFirst,
    toItem: (row) => toScan(row, now),
    page: query,
  });

/** The scans of the workspace that the actor may see. `url`: an address as it is stored, or `host` of any. */
export const listWorkspaceScanRows = (
  scope: Scope,
  actor: Actor,
  query: Omit<ListWorkspaceScans, 'url'> & { url?: string | undefined; host?: string | undefined },
  now: number,
): Promise<List<Scan>> =>
  listRows(
    shownScans(scope)
      .where(seenBy(actor))
      .$if(query.host !== undefined, (found) =>
        found.where(sql`split_part(url, '/', 3)`, '=', query.host ?? ''),
      )
      .$if(query.since !== undefined, (found) => found.where('createdAt', '>=', query.since ?? '')),
    {
      columns: scanColumns,
      filters: { status: query.status, projectId: query.projectId, url: query.url },
      order: newestFirst,
      toItem: (row) => toScan(row, now),
      page: query,
    },
  );

/** Prompts of the set that a project's scans ask: the named one, or the active one of its language. */
export async function measuredPrompts(
  { db, workspace }: Scope,
  projectId: string,
  promptSetId: string | null,
  limit: number,
  draw = false,
) {
  let set = db
    .selectFrom('prompt_set')
    .select(['id', 'language', 'country', 'engines'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId);
  set =
    promptSetId === null
      ? set.where('active', '=', true).orderBy('updatedAt', 'desc')
      : set.where('id', '=', promptSetId);
  const found = await set.limit(1).executeTakeFirst();
  if (!found) return null;
  const prompts = await db
    .selectFrom('prompt')
    .select(['id', 'text', 'intent', 'branded', 'paraphraseGroup', 'topic'])
    .where('workspaceId', '=', workspace.id)
    .where('promptSetId', '=', found.id)
    .where('status', '=', 'active')
    .$if(draw, (query) => query.orderBy(sql`random()`))
    .$if(!draw, (query) => query.orderBy('createdAt').orderBy('id'))
    .limit(limit)
    .execute();
  return { ...found, prompts };
}

export const storeChange = (
  { db, workspace }: Scope,
  scanId: string,
  change: ScanChange | null,
): Promise<void> =>
  updateRows(
    db,
    'scan',
    { workspaceId: workspace.id, id: scanId },
    { change: change && { ...change, messages: messagesIn(change) } },
  );

type ScanColumn = keyof Tables['scan'];

const rowOf = (scope: Scope, scanId: string) => scans(scope).where('id', '=', scanId);

/** Reads these columns of a scan's row. */
export const scanRow = <Column extends ScanColumn>(
  scope: Scope,
  scanId: string,
  columns: readonly Column[],
) => rowOf(scope, scanId).select(columns).executeTakeFirst();

/** The same, and locks the row until the transaction ends. */
export const lockedScanRow = <Column extends ScanColumn>(
  scope: Scope,
  scanId: string,
  columns: readonly Column[],
) => rowOf(scope, scanId).select(columns).forUpdate().executeTakeFirst();

/** Whether an event of this type told of the scan already. */
export async function isTold(
  { db, workspace }: Scope,
  event: { projectId: string; type: string; scanId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from event where workspace_id = ${workspace.id} and resource_id = ${event.projectId}
      and type = ${event.type} and data ->> 'scanId' = ${event.scanId}`.execute(db);
  return rows.length > 0;
}
