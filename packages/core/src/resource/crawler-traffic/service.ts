import type { Environment, PrepareContext } from '../../environment/index.ts';
import type { CrawlRow } from '../../integration/index.ts';
import { audit, type Context, invalid, lock, transaction } from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { claimedCrawler } from './crawlers.ts';
import { addLines, addVisits, type CountedVisit, knownDays, readLines, readRanges } from './queries.ts';
import { pageOf, type ReadLog, readLog, type Visit } from './read-log.ts';
import type { IngestCrawlerLog, IngestedLog } from './schema.ts';
import { type Verifier, verifyVisits } from './verify.ts';

const day = 86_400_000;
/** A scanner asks for a new page each time: further pages of a batch are counted together. */
const mostPages = 5_000;
const furtherPages = '/…';

type Input = IngestCrawlerLog & { projectId: string };
export interface ReadBatch {
  log: ReadLog;
  verdictOf: Verifier['verdict'];
}

/** Reads the lines and checks the addresses, outside of any transaction. Throws not_found and validation_failed. */
export async function readBatch(context: PrepareContext, { projectId, content }: Input): Promise<ReadBatch> {
  await getProject(context, { projectId });
  const now = context.now().getTime();
  const log = readLog(content, { since: now - knownDays * day, until: now + day, salt: projectId });
  if (log.visits.length === 0 && log.unreadable > 0 && log.outOfWindow === 0)
    throw invalid('content', 'Its lines name crawlers, but none of them could be read.', {
      expected: 'NDJSON, the Combined format, or W3C fields with their #Fields line',
    });
  const ranges = await readRanges(context.db);
  const { verdict } = await verifyVisits(log.visits, ranges, context.names);
  return { log, verdictOf: verdict };
}

/** Counts each line once, in whatever batch it comes again. */
export const ingestCrawlerLog = (
  context: Context,
  { projectId }: Input,
  { log, verdictOf }: ReadBatch,
): Promise<IngestedLog> =>
  transaction(context, async (context) => {
    await lock(context, projectId);
    const fresh = await newVisits(context, projectId, log.visits);
    const tally = { verified: 0, spoofed: 0, unverified: 0 };
    for (const visit of fresh) tally[verdictOf(visit)] += 1;
    await addVisits(
      context,
      projectId,
      counted(
        fresh.map((visit) => ({ ...visit, visits: 1 })),
        verdictOf,
      ),
    );
    const { lines, unreadable, outOfWindow } = log;
    const added = fresh.length;
    const result = { lines, added, repeated: log.visits.length - added, unreadable, outOfWindow, ...tally };
    await audit(context, 'crawler_log.ingested', projectId, result);
    return result;
  });

/** Those whose hash its minute does not have yet; it has from now on. */
async function newVisits(context: Context, projectId: string, visits: readonly Visit[]): Promise<Visit[]> {
  const byMinute = Map.groupBy(visits, ({ minute }) => minute);
  const known = await readLines(context, projectId, [...byMinute.keys()]);
  const all: Visit[] = [];
  const lines: { minute: number; hashes: string }[] = [];
  for (const [minute, some] of byMinute) {
    const hashes = new Set((known.get(minute) ?? '').match(/.{16}/g));
    const fresh = some.filter(({ hash }) => !hashes.has(hash));
    if (fresh.length === 0) continue;
    lines.push({ minute, hashes: fresh.map(({ hash }) => hash).join('') });
    for (const visit of fresh) all.push(visit);
  }
  await addLines(context, projectId, lines);
  return all;
}

type Seen = Pick<Visit, 'day' | 'crawler' | 'status' | 'page' | 'address'> & { visits: number };

/** Requests that an integration counted of a day, as visits of crawlers: addresses checked, then forgotten. */
export async function countPulled(
  { database, names }: Pick<Environment, 'database' | 'names'>,
  day: string,
  rows: readonly CrawlRow[],
): Promise<CountedVisit[]> {
  const visits = rows.flatMap(({ userAgent, address, path, status, requests }): Seen[] => {
    const crawler = claimedCrawler(userAgent)?.token;
    if (crawler === undefined || requests < 1) return [];
    return [{ day, crawler, status, page: pageOf(path), address, visits: requests }];
  });
  const { verdict } = await verifyVisits(visits, await readRanges(database.system), names);
  return counted(visits, verdict);
}

function counted(visits: readonly Seen[], verdictOf: Verifier['verdict']): CountedVisit[] {
  const rows = new Map<string, CountedVisit>();
  const pages = new Set<string>();
  for (const visit of visits) {
    const { day, crawler, status } = visit;
    const kept = pages.has(visit.page) || pages.size < mostPages;
    if (kept) pages.add(visit.page);
    const page = kept ? visit.page : furtherPages;
    const verdict = verdictOf(visit);
    const key = `${day} ${crawler} ${verdict} ${status} ${page}`;
    const row = rows.get(key);
    if (row) row.visits += visit.visits;
    else rows.set(key, { day, crawler, verdict, page, status, visits: visit.visits });
  }
  return [...rows.values()];
}
