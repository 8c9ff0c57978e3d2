import { scoredScanStatuses } from '@svc/contract/kernel';
import { type Anomaly, falseAlarmsPerQuarter, type ListAnomalies } from '@svc/contract/read/anomaly';
import { insertRow, type JsonColumns, rowsOf, type Scope, updateRows } from '@svc/db';
import { type Message, sayStored } from '../../../i18n/index.ts';
import { type Context, isShown, type List, listRows, newId } from '../../../kernel/index.ts';
import { type CitationQuery, readCitationPacks, visitRows } from '../../measure/cell/index.ts';
import type { Found } from './explain.ts';
import type { Reason } from './words.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'anomaly.ci': NonNullable<Anomaly['ci']>;
    'anomaly.message': Message;
    /** Rows of earlier releases have no messages. */
    'anomaly.evidence': (Omit<Reason, 'message'> & { message?: Message })[];
  }
}

const columns = [
  'id',
  'projectId',
  'surface',
  'engine',
  'cause',
  'direction',
  'headline',
  'message',
  'before',
  'after',
  'change',
  'ci',
  'score',
  'evidence',
  'beganScanId',
  'beganAt',
  'foundScanId',
  'foundAt',
  'state',
  'note',
  'handledBy',
  'handledAt',
] as const;

const byFound = { name: '-foundAt', by: ['foundAt', 'id'], direction: 'desc' } as const;

const rows = ({ db, workspace }: Scope) => db.selectFrom('anomaly').where('workspaceId', '=', workspace.id);

type StoredAnomaly = Omit<Anomaly, 'falseAlarms' | 'provenance' | 'mode' | 'evidence'> & {
  message: Message | null;
  evidence: JsonColumns['anomaly.evidence'];
};

const toItem = ({ message, evidence, ...row }: StoredAnomaly): Anomaly => ({
  ...row,
  headline: sayStored(row.headline, message),
  evidence: evidence.map(({ message, statement, ...rest }) => ({
    ...rest,
    statement: sayStored(statement, message),
  })),
  provenance: row.surface === 'sandbox' ? 'predicted' : 'live',
  falseAlarms: falseAlarmsPerQuarter,
});

export const listAnomalyRows = (scope: Scope, query: ListAnomalies): Promise<List<Anomaly>> =>
  listRows(rows(scope).where('projectId', '=', query.projectId), {
    columns,
    filters: { state: query.state, cause: query.cause },
    order: byFound,
    page: query,
    toItem,
  });

/** What each says, for a message that they are a part of: the headline, then the evidence. */
export async function listToldAnomalies(
  scope: Scope,
  query: ListAnomalies,
): Promise<
  (Pick<Anomaly, 'id' | 'change' | 'ci' | 'provenance'> & { message: Message; evidence: Message[] })[]
> {
  const { items } = await listRows(rows(scope).where('projectId', '=', query.projectId), {
    columns,
    filters: { state: query.state, cause: query.cause },
    order: byFound,
    page: query,
    toItem: (row: StoredAnomaly) => ({
      ...toItem(row),
      message: row.message ?? asText(row.headline),
      evidence: row.evidence.map(({ message, statement }) => message ?? asText(statement)),
    }),
  });
  return items;
}

const asText = (text: string): Message => ({ id: 'text', values: { text } });

export async function findAnomaly(scope: Scope, id: string): Promise<Anomaly | undefined> {
  const row = await rows(scope).select(columns).where('id', '=', id).where(isShown(scope)).executeTakeFirst();
  return row && toItem(row);
}

export const setAnomalyState = (
  context: Context,
  id: string,
  change: { state: Anomaly['state']; note?: string | null | undefined },
): Promise<void> =>
  updateRows(
    context.db,
    'anomaly',
    { workspaceId: context.workspace.id, id },
    { ...change, handledBy: context.actor.id, handledAt: context.now().toISOString() },
  );

/** Known anomalies of a series, newest first: a break that overlaps one of them is the same. */
export const knownAnomalies = (scope: Scope, projectId: string) =>
  rows(scope)
    .select([
      ...(['id', 'surface', 'engine', 'direction', 'cause'] as const),
      ...(['score', 'evidence', 'beganAt', 'foundAt', 'state'] as const),
    ])
    .where('projectId', '=', projectId)
    .orderBy('foundAt', 'desc')
    .limit(200)
    .execute();

/** A cause that later scans show. */
export const explainAnomaly = (
  scope: Scope,
  id: string,
  { cause, evidence }: Pick<Found, 'cause' | 'evidence'>,
): Promise<void> =>
  updateRows(scope.db, 'anomaly', { workspaceId: scope.workspace.id, id }, { cause, evidence });

export async function insertAnomaly(scope: Scope, projectId: string, found: Found): Promise<string> {
  const id = newId('anomaly');
  const { ci, evidence, beganScanId, beganAt, foundScanId, foundAt, ...columns } = found;
  await insertRow(scope.db, 'anomaly', {
    ...columns,
    workspaceId: scope.workspace.id,
    projectId,
    id,
    ci,
    evidence,
    beganScanId,
    beganAt,
    foundScanId,
    foundAt,
  });
  return id;
}

/** When the oldest of a project's last scans began; null without scans. */
export async function startOfLast(
  { db, workspace }: Scope,
  projectId: string,
  scans: number,
): Promise<string | null> {
  const rows = await rowsOf<{ at: string | null }>(db)`
    select min(created_at) as at from (
      select created_at from scan where workspace_id = ${workspace.id} and project_id = ${projectId}
        and origin = 'measured' and status = any(${scoredScanStatuses}::text[]) and recorded_samples > 0
      order by created_at desc limit ${scans}) last`;
  return rows[0]?.at ?? null;
}

/** Citations of a domain or a page, per prompt and engine: answers that cite it, and those of them that name the brand. */
export interface CitedPage {
  domain: string;
  /** null: all pages of the domain together, each answer once. */
  url: string | null;
  engine: string;
  prompt: string;
  before: number;
  after: number;
  ownBefore: number;
  ownAfter: number;
}

/**
 * Citations of others’ sites in the scans before and after; single pages of those that lost half or more alone. Sites of
 * brands that are looked for are no sources: that an answer cites one is what is measured, and no cause of it.
 */
export async function readCitedPages(
  scope: Scope,
  projectId: string,
  scans: { before: readonly string[]; after: readonly string[] },
  ownDomains: readonly string[],
): Promise<CitedPage[]> {
  const scanIds = [...scans.before, ...scans.after];
  const facts = ['url', 'brandId', 'branded'] as const;
  const asked = { projectId, from: null, to: null, scanIds, facts };
  const domains = await countCited(scope, { ...asked, kind: 'domain' }, scans, ownDomains);
  const lost = [...Map.groupBy(domains, ({ domain }) => domain)].flatMap(([domain, rows]) => {
    const sum = (count: 'before' | 'after' | 'ownBefore' | 'ownAfter'): number =>
      rows.reduce((all, row) => all + row[count], 0);
    const left = Math.min(
      sum('after') / Math.max(sum('before'), 1),
      sum('ownAfter') / Math.max(sum('ownBefore'), 1),
    );
    return left <= scans.after.length / Math.max(1, scans.before.length) / 2 ? [domain] : [];
  });
  if (lost.length === 0) return domains;
  const pages = await countCited(
    scope,
    { ...asked, kind: 'page', holding: { domains: lost } },
    scans,
    ownDomains,
  );
  return [...domains, ...pages];
}

/** Of others' sites, for prompts that do not name the brand. */
async function countCited(
  scope: Scope,
  query: CitationQuery,
  scans: { before: readonly string[]; after: readonly string[] },
  ownDomains: readonly string[],
): Promise<CitedPage[]> {
  const [before, after] = [new Set(scans.before), new Set(scans.after)];
  const counted = new Map<string, CitedPage>();
  for (const pack of await readCitationPacks(scope, query))
    visitRows(pack, ({ page, prompt, cited, own }) => {
      const { url, domain, brandId } = page;
      if (prompt.branded || cited === 0 || brandId !== null || ownDomains.includes(domain)) return;
      const key = `${url ?? domain}\n${pack.engine}\n${prompt.key}`;
      const one = counted.get(key) ?? {
        ...{ domain, url, engine: pack.engine, prompt: prompt.key },
        ...{ before: 0, after: 0, ownBefore: 0, ownAfter: 0 },
      };
      counted.set(key, one);
      if (before.has(pack.scanId)) {
        one.before += cited;
        one.ownBefore += own;
      }
      if (after.has(pack.scanId)) {
        one.after += cited;
        one.ownAfter += own;
      }
    });
  return [...counted.values()];
}
