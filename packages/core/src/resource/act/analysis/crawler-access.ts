import type { CheckCrawlerAccess, CrawlerAccess, CrawlerReport } from '@svc/contract/act/analysis';
import { crawlers, type CrawlerAccess as RobotsVerdict, readRobots } from '@svc/page';
import type { PrepareContext } from '../../../environment/index.ts';
import { GuardError, type GuardedResponse } from '../../../guard/index.ts';
import { invalid, ServiceError } from '../../../kernel/index.ts';
import { signsOfBlocking } from './signs.ts';

/** Names that only robots.txt uses. The crawler fetches pages under another name. */
const withoutFetcher = new Set(['Google-Extended', 'Applebot-Extended']);
const atOnce = 4;
const mostBytes = 1_000_000;

type Http = NonNullable<CrawlerReport['http']>;

/** Asks for the page as anybody and as each crawler, and reads robots.txt. Nothing is stored. */
export async function probeCrawlerAccess(
  context: PrepareContext,
  { url: text, crawlers: wanted }: CheckCrawlerAccess,
): Promise<CrawlerAccess> {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const anybody = await ask(context, address);
  if (anybody instanceof GuardError)
    throw new ServiceError('validation_failed', `${text} could not be reached: ${anybody.message}`, {
      errors: [{ path: 'url', expected: 'a public address that answers', received: text }],
    });
  const robots = await robotsOf(context, anybody.url);
  const known = readRobots(anybody.url, robots ?? 'absent')?.crawlers ?? [];
  for (const [index, name] of (wanted ?? []).entries())
    if (!known.some(({ token }) => token.toLowerCase() === name.toLowerCase()))
      throw invalid(`crawlers[${index}]`, `“${name}” is not a known crawler.`, {
        expected: 'a known crawler',
        received: name,
        allowed: known.map(({ token }) => token),
      });
  const chosen = known.filter(
    ({ token }) => !wanted || wanted.some((name) => name.toLowerCase() === token.toLowerCase()),
  );
  const reports: CrawlerReport[] = [];
  for (let at = 0; at < chosen.length; at += atOnce)
    reports.push(
      ...(await Promise.all(
        chosen.slice(at, at + atOnce).map((crawler) => report(context, anybody, crawler, robots !== null)),
      )),
    );
  return {
    url: anybody.url,
    robotsTxt: robots === null ? 'unknown' : robots === 'absent' ? 'absent' : 'found',
    anybody: compareAnswers(anybody, anybody),
    crawlers: reports,
    enginesShutOut: shutOut(reports),
    notes: [
      'Each crawler’s name was sent from this service’s address. A site that recognises real crawlers by address may answer them differently.',
      ...(robots === null ? ['robots.txt could not be read, so its rules are unknown.'] : []),
    ],
  };
}

async function report(
  context: PrepareContext,
  anybody: GuardedResponse,
  crawler: RobotsVerdict,
  robotsKnown: boolean,
): Promise<CrawlerReport> {
  const { token, operator, purpose, engines, allowed, rule } = crawler;
  const http = withoutFetcher.has(token)
    ? null
    : compareAnswers(await ask(context, anybody.url, agentOf(token)), anybody);
  const robots = { verdict: robotsKnown ? (allowed ? 'allowed' : 'disallowed') : 'unknown', rule } as const;
  const refused = http !== null && (http.verdict === 'blocked' || http.verdict === 'challenged');
  return {
    crawler: token,
    operator,
    purpose,
    engines: [...engines],
    verdict:
      robots.verdict === 'disallowed' || refused
        ? 'closed'
        : robots.verdict === 'unknown' || (http !== null && http.verdict !== 'served')
          ? 'unclear'
          : 'open',
    robots,
    http,
  };
}

const agentOf = (token: string): string =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.0)`;

/** Crawlers whose name the server refuses, though it has served the page to this service. No answer is no refusal. */
export async function refusedCrawlers(
  context: PrepareContext,
  url: string,
  crawlers: readonly { token: string }[],
): Promise<{ token: string; answer: string }[]> {
  const tried = await Promise.all(
    crawlers
      .filter(({ token }) => !withoutFetcher.has(token))
      .map(async ({ token }) => ({ token, answer: await ask(context, url, agentOf(token)) })),
  );
  return tried.flatMap(({ token, answer }) => {
    if (answer instanceof GuardError) return [];
    const { verdict, status, blockedBy } = compareAnswers(answer, answer);
    const refused = verdict === 'challenged' || (verdict === 'blocked' && status !== 429 && status !== 503);
    return refused ? [{ token, answer: `HTTP ${status}${blockedBy ? ` (${blockedBy})` : ''}` }] : [];
  });
}

async function ask(
  context: PrepareContext,
  url: string,
  userAgent?: string,
): Promise<GuardedResponse | GuardError> {
  try {
    return await context.fetch.get(url, {
      maxBytes: mostBytes,
      timeoutMs: 10_000,
      ...(userAgent && { userAgent }),
    });
  } catch (error) {
    if (error instanceof GuardError) return error;
    throw error;
  }
}

async function robotsOf(context: PrepareContext, url: string): Promise<{ text: string } | 'absent' | null> {
  const answer = await ask(context, new URL('/robots.txt', url).href);
  if (answer instanceof GuardError || answer.status >= 500 || answer.status === 429) return null;
  const isText = !/html/i.test(answer.headers['content-type'] ?? '');
  return answer.status === 200 && isText ? { text: answer.text() } : 'absent';
}

function compareAnswers(answer: GuardedResponse | GuardError, anybody: GuardedResponse): Http {
  if (answer instanceof GuardError)
    return { verdict: 'unreachable', status: null, bytes: null, blockedBy: null, signs: [answer.message] };
  const { status, body } = answer;
  const { blockedBy, challenged, signs } = signsOfBlocking(answer);
  const refused = [401, 403, 406, 429, 451, 503].includes(status);
  const smaller = body.byteLength < anybody.body.byteLength / 2;
  const differs = status !== anybody.status || (smaller && anybody.body.byteLength > 2_000);
  return {
    verdict: challenged ? 'challenged' : refused ? 'blocked' : differs ? 'differs' : 'served',
    status,
    bytes: body.byteLength,
    blockedBy: refused || challenged ? blockedBy : null,
    signs: refused || challenged ? signs : [],
  };
}

function shutOut(reports: readonly CrawlerReport[]): string[] {
  const gates = new Set(crawlers.flatMap(({ token, gate }) => (gate ? [token] : [])));
  const search = reports.filter(({ purpose }) => purpose === 'search');
  const barred = reports.filter(({ crawler, verdict }) => gates.has(crawler) && verdict === 'closed');
  const engines = [...new Set(search.flatMap(({ engines }) => engines))];
  return engines.filter(
    (engine) =>
      barred.some(({ engines }) => engines.includes(engine)) ||
      search.filter(({ engines }) => engines.includes(engine)).every(({ verdict }) => verdict === 'closed'),
  );
}
