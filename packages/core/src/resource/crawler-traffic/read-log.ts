import { hash } from 'node:crypto';
import { claimedCrawler, crawlerNames } from './crawlers.ts';
import { readFields, readLine } from './read-line.ts';

/** One visit of whoever claims to be a crawler. */
export interface Visit {
  crawler: string;
  address: string;
  day: string;
  /** Since 1970. */
  minute: number;
  page: string;
  status: number;
  /** Eight bytes in hex; the second of two equal lines of a batch has another. */
  hash: string;
}

export interface ReadLog {
  lines: number;
  /** Named a crawler, but could not be read. */
  unreadable: number;
  /** Older than lines are recognised, or of tomorrow. */
  outOfWindow: number;
  visits: Visit[];
}

const interesting = new RegExp(`^#Fields:|${crawlerNames.join('|')}`, 'gim');

/**
 * The visits of AI crawlers in a log. Other lines are passed over unread. `since` and `until` in milliseconds; `salt`
 * keeps equal lines of two projects apart.
 */
export function readLog(text: string, window: { since: number; until: number; salt: string }): ReadLog {
  const log: ReadLog = { lines: countLines(text), unreadable: 0, outOfWindow: 0, visits: [] };
  const seen = new Map<string, number>();
  let fields: string[] | null = null;
  interesting.lastIndex = 0;
  for (let match = interesting.exec(text); match; match = interesting.exec(text)) {
    const start = text.lastIndexOf('\n', match.index) + 1;
    const newline = text.indexOf('\n', match.index);
    const end = newline < 0 ? text.length : newline;
    interesting.lastIndex = end;
    const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    if (line.startsWith('#')) {
      if (/^#fields:/i.test(line)) fields = readFields(line);
      continue;
    }
    const request = readLine(line, fields);
    // Most lines that name a crawler elsewhere than in the user agent can be read.
    const crawler = request && claimedCrawler(request.userAgent);
    if (!request) log.unreadable += 1;
    else if (!crawler) continue;
    else if (request.at < window.since || request.at > window.until) log.outOfWindow += 1;
    else {
      const before = seen.get(line) ?? 0;
      seen.set(line, before + 1);
      log.visits.push({
        crawler: crawler.token,
        address: request.address,
        day: new Date(request.at).toISOString().slice(0, 10),
        minute: Math.floor(request.at / 60_000),
        page: pageOf(request.target),
        status: request.status,
        hash: hash('sha1', `${window.salt}\n${before}\n${line}`, 'hex').slice(0, 16),
      });
    }
  }
  return log;
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
  // What cannot stand in a text of the database can stand in a log.
  const clean = kept
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestPage)
    .toWellFormed();
  return clean.startsWith('/') ? clean : `/${clean}`;
}
