import { hash } from 'node:crypto';
import { claimedCrawler } from './crawler-name.ts';
import { readFields, readLine, type Unreadable, type W3cColumns, whyUnreadable } from './read-line.ts';
import { refuse } from './refused.ts';

/** Place and time; visits that agree in it are counted together. */
export interface VisitKind {
  day: string;
  crawler: string;
  status: number;
  page: string;
}

export const writeKind = ({ day, crawler, status, page }: VisitKind): string =>
  `${day}\t${crawler}\t${status}\t${page}`;
export function readKind(text: string): VisitKind {
  const [day = '', crawler = '', status = '', page = ''] = text.split('\t', 4);
  return { day, crawler, status: Number(status), page };
}

/** Visits of whoever claims to be a crawler, by columns: hundreds of thousands cross between threads at once. */
export interface Visits {
  /** Since 1970, in order. */
  minutes: Int32Array;
  /** Eight bytes each. Equal lines of a batch get different ones. */
  hashes: Uint8Array;
  /** Places in `kinds` and in `callers`. */
  kindOf: Uint32Array;
  callerOf: Uint32Array;
  kinds: string[];
  /** Name of the crawler, a tab, the address. */
  callers: string[];
}

export interface ReadLog {
  lines: number;
  /** Requests that could be read, of crawlers or not. */
  readable: number;
  unreadable: number;
  /** The first three, by their number in the log, from 1. */
  firstUnreadable: { line: number; reason: Unreadable }[];
  /** Older than lines are recognised, or of tomorrow. */
  outOfWindow: number;
  visits: Visits;
}

/** A scanner asks for a new page each time: further pages of a batch are counted together. */
const mostPages = 5_000;
const furtherPages = '/…';
/** Real log lines are so long that 10 MB hold fewer than this. */
const mostVisits = 200_000;

const mostUnreadable = 3;

export interface LogOrder {
  content: string;
  /** In milliseconds. */
  since: number;
  until: number;
  /** Keeps equal lines of two projects apart. */
  salt: string;
}

/** The visits of AI crawlers in a log. Empty lines and comments are neither readable nor unreadable. Throws Refused. */
export function readLog({ content: text, ...window }: LogOrder): ReadLog {
  const counts = { lines: countLines(text), readable: 0, unreadable: 0, outOfWindow: 0 };
  const firstUnreadable: ReadLog['firstUnreadable'] = [];
  const found: { minute: number; hash: Buffer; kind: number; caller: number }[] = [];
  const seen = new Map<string, number>();
  const [kinds, callers] = [numbered(), numbered()];
  const keep = pagesUpTo();
  let columns: W3cColumns | null = null;
  let end = -1;
  for (let number = 1; number <= counts.lines; number += 1) {
    const start = end + 1;
    const newline = text.indexOf('\n', start);
    end = newline < 0 ? text.length : newline;
    const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    if (line.startsWith('#')) {
      if (/^#fields:/i.test(line)) columns = readFields(line);
      continue;
    }
    if (line.trim() === '') continue;
    const request = readLine(line, columns);
    if (!request) {
      counts.unreadable += 1;
      if (firstUnreadable.length < mostUnreadable)
        firstUnreadable.push({ line: number, reason: whyUnreadable(line, columns) });
      continue;
    }
    counts.readable += 1;
    const crawler = claimedCrawler(request.userAgent);
    if (!crawler) continue;
    if (request.at < window.since || request.at > window.until) counts.outOfWindow += 1;
    else {
      if (found.length === mostVisits)
        throw refuse(
          `The log has more than ${mostVisits} crawler visits. Send it in parts.`,
          `at most ${mostVisits} visits of crawlers`,
        );
      const before = seen.get(line) ?? 0;
      seen.set(line, before + 1);
      const day = new Date(request.at).toISOString().slice(0, 10);
      const visit = {
        day,
        crawler: crawler.token,
        status: request.status,
        page: keep(pageOf(request.target)),
      };
      found.push({
        minute: Math.floor(request.at / 60_000),
        hash: hash('sha1', `${window.salt}\n${before}\n${line}`, 'buffer'),
        kind: kinds.numberOf(writeKind(visit)),
        caller: callers.numberOf(`${crawler.token}\t${request.address.slice(0, longestAddress)}`),
      });
    }
  }
  found.sort((one, other) => one.minute - other.minute);
  const hashes = new Uint8Array(found.length * 8);
  for (const [index, { hash }] of found.entries()) hashes.set(hash.subarray(0, 8), index * 8);
  return {
    ...counts,
    firstUnreadable,
    visits: {
      minutes: Int32Array.from(found, ({ minute }) => minute),
      hashes,
      kindOf: Uint32Array.from(found, ({ kind }) => kind),
      callerOf: Uint32Array.from(found, ({ caller }) => caller),
      kinds: kinds.texts,
      callers: callers.texts,
    },
  };
}

const longestAddress = 100;

/** Each text once, with its number. */
export function numbered() {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return { texts, numberOf };
}

/** The page itself while there are few of them. */
export function pagesUpTo(most = mostPages): (page: string) => string {
  const pages = new Set<string>();
  return (page) => {
    if (pages.has(page)) return page;
    if (pages.size >= most) return furtherPages;
    pages.add(page);
    return page;
  };
}

function countLines(text: string): number {
  let lines = text.length > 0 && !text.endsWith('\n') ? 1 : 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

const longestPage = 300;

/** The path alone: no query, no fragment, and nothing in it that looks like an e-mail address or a token. */
export function pageOf(target: string): string {
  const [withoutQuery = ''] = target.split(/[?#;]/, 1);
  const path = withoutQuery.replace(/^[a-z]{2,10}:\/\/[^/]{0,300}/i, '');
  const kept = path
    .slice(0, 4_000)
    .split('/')
    .map((part) => (/@|%40/i.test(part) || /^[A-Za-z0-9]{32,}$/.test(part) ? '…' : part))
    .join('/');
  // A log can contain characters that a text of the database cannot.
  const clean = kept
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestPage)
    .toWellFormed();
  return clean.startsWith('/') ? clean : `/${clean}`;
}
