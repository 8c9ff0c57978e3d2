import type { IngestCrawlerLog, IngestedLog } from '@svc/contract/measure/crawler-traffic';
import type { Environment, PrepareContext } from '../../../environment/index.ts';
import { audit, type Context, createPause, invalid, lock, transaction } from '../../../kernel/index.ts';
import {
  claimedCrawler,
  numbered,
  pageOf,
  pagesUpTo,
  type ReadLog,
  readKind,
  type Visits,
  writeKind,
} from '../../../upload/index.ts';
import type { CrawlRow } from '../../../vendor/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  addLines,
  addVisits,
  type CountedVisit,
  knownDays,
  readLines,
  readRanges,
  sizesOfLines,
} from './queries.ts';
import { type Caller, type Verdict, verdicts, verifyCallers } from './verify.ts';

const day = 86_400_000;
/** Far more than any crawler asks for in a minute; it keeps what a minute's lines are compared with small. */
const mostOfMinute = 50_000;
const hashBytes = 8;
/** How much of what is known is compared with at once, and how many rows a statement writes. */
const comparedBytes = 1_000_000;
const rowsAtOnce = 2_000;

type Input = IngestCrawlerLog & { projectId: string };
export interface ReadBatch {
  log: ReadLog;
  /** Of each of its callers. */
  verdicts: readonly Verdict[];
}

/** Reads the lines and checks the addresses, outside of any transaction. Throws not_found and validation_failed. */
export async function readBatch(context: PrepareContext, { projectId, content }: Input): Promise<ReadBatch> {
  await getProject(context, { projectId });
  const now = context.now().getTime();
  const window = { since: now - knownDays * day, until: now + day };
  const order = { content, salt: projectId, ...window };
  const log = await context.readUpload('readLog', order, context.workspace.organisationId);
  if (log.readable === 0 && log.unreadable > 0)
    throw invalid('content', 'None of the lines could be read.', {
      expected: 'NDJSON, the Combined format, or W3C fields with their #Fields line',
    });
  const callers = log.visits.callers.map(asCaller);
  return { log, verdicts: await verifyCallers(callers, await readRanges(context.db), context.names) };
}

/** Counts each line once, in whatever batch it comes again. */
export const ingestCrawlerLog = (
  context: Context,
  { projectId }: Input,
  { log, verdicts: verdictOf }: ReadBatch,
): Promise<IngestedLog> =>
  transaction(context, async (context) => {
    await lock(context, projectId);
    const { visits } = log;
    const fresh = await addHashes(context, projectId, visits);
    const tally = { verified: 0, spoofed: 0, unverified: 0 };
    const counted = new Map<string, number>();
    const pause = createPause();
    for (const at of fresh) {
      const verdict = verdictOf[visits.callerOf[at] ?? 0] ?? 'unverified';
      tally[verdict] += 1;
      count(counted, visits.kinds[visits.kindOf[at] ?? 0] ?? '', verdict, 1);
      await pause();
    }
    for (const rows of inPieces(counted, rowsAtOnce)) await addVisits(context, projectId, rows.map(asRow));
    const { lines, unreadable, firstUnreadable, outOfWindow } = log;
    const added = fresh.length;
    const result = {
      ...{ lines, added, repeated: visits.minutes.length - added, unreadable, firstUnreadable, outOfWindow },
      ...tally,
    };
    await audit(context, 'crawler_log.ingested', projectId, result);
    return result;
  });

/** The places of visits whose hash their minute did not have; it has from now on. */
async function addHashes(
  context: Context,
  projectId: string,
  { minutes, hashes }: Visits,
): Promise<number[]> {
  const inHex = Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength);
  const sizes = await sizesOfLines(context, projectId, [...new Set(minutes)]);
  const fresh: number[] = [];
  const pause = createPause();
  const compare = async (group: readonly (readonly [number, number[]])[]) => {
    const known = await readLines(
      context,
      projectId,
      group.map(([minute]) => minute),
    );
    const lines: { minute: number; hashes: string }[] = [];
    for (const [minute, places] of group) {
      const seen = new Set((known.get(minute) ?? '').match(/.{16}/g));
      let added = '';
      for (const at of places) {
        const hash = inHex.toString('hex', at * hashBytes, (at + 1) * hashBytes);
        if (seen.has(hash)) continue;
        added += hash;
        fresh.push(at);
      }
      if (seen.size + added.length / (2 * hashBytes) > mostOfMinute)
        throw invalid('content', `The log has more than ${mostOfMinute} crawler visits in one minute.`, {
          expected: `at most ${mostOfMinute} visits of crawlers in each minute`,
        });
      if (added !== '') lines.push({ minute, hashes: added });
      await pause();
    }
    if (lines.length > 0) await addLines(context, projectId, lines);
  };
  let [group, bytes]: [[number, number[]][], number] = [[], 0];
  for (const [minute, places] of Map.groupBy(minutes.keys(), (at) => minutes[at] ?? 0)) {
    group.push([minute, places]);
    bytes += (sizes.get(minute) ?? 0) + places.length * hashBytes;
    if (bytes < comparedBytes && group.length < rowsAtOnce) continue;
    await compare(group);
    [group, bytes] = [[], 0];
  }
  if (group.length > 0) await compare(group);
  return fresh;
}

const count = (counted: Map<string, number>, kind: string, verdict: Verdict, visits: number): void => {
  const key = `${verdict}\t${kind}`;
  counted.set(key, (counted.get(key) ?? 0) + visits);
};

function asRow([key, visits]: readonly [string, number]): CountedVisit {
  const tab = key.indexOf('\t');
  const verdict = oneOfVerdicts(key.slice(0, tab));
  return { ...readKind(key.slice(tab + 1)), verdict, visits };
}

const oneOfVerdicts = (text: string): Verdict => verdicts.find((one) => one === text) ?? 'unverified';

function asCaller(text: string): Caller {
  const [crawler = '', address = ''] = text.split('\t', 2);
  return { crawler, address };
}

function* inPieces<T>(all: Iterable<T>, most: number): Generator<T[]> {
  let piece: T[] = [];
  for (const one of all) {
    piece.push(one);
    if (piece.length < most) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Requests that an integration counted of a day, as visits of crawlers: addresses checked, then forgotten. */
export async function countPulled(
  { database, names }: Pick<Environment, 'database' | 'names'>,
  day: string,
  rows: readonly CrawlRow[],
): Promise<CountedVisit[]> {
  const callers = numbered();
  const visits = rows.flatMap(({ userAgent, address, path, status, requests }) => {
    const crawler = claimedCrawler(userAgent)?.token;
    if (crawler === undefined || requests < 1) return [];
    const caller = callers.numberOf(`${crawler}\t${address}`);
    return [{ crawler, status, page: pageOf(path), caller, requests }];
  });
  const found = await verifyCallers(callers.texts.map(asCaller), await readRanges(database.system), names);
  const counted = new Map<string, number>();
  const keep = pagesUpTo();
  for (const { crawler, status, page, caller, requests } of visits)
    count(
      counted,
      writeKind({ day, crawler, status, page: keep(page) }),
      found[caller] ?? 'unverified',
      requests,
    );
  return [...counted].map(asRow);
}
