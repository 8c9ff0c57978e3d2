import robotsParser from 'robots-parser';
import type { FetchedPage } from '../fetched-page.ts';
import { type Crawler, type CrawlerPurpose, crawlers, feedsAnswers } from './crawler.ts';

/** Rules of robots.txt for one crawler and this page. */
export interface CrawlerAccess extends Omit<Crawler, 'engines'> {
  engines: readonly string[];
  allowed: boolean;
  /** The line that decides, as written; null when no line does. */
  rule: string | null;
}

export interface RobotsReading {
  crawlers: CrawlerAccess[];
  /** Purposes for which at least one crawler that obeys is shut out. */
  blocked: CrawlerPurpose[];
}

interface Robots {
  isAllowed: (url: string, userAgent: string) => boolean | undefined;
  getMatchingLineNumber: (url: string, userAgent: string) => number;
}

// The package's typings describe a default export that its CommonJS module does not have.
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robots;

/** Access of every known AI crawler; null when robots.txt is not known. */
export function readRobots(url: string, robots: FetchedPage['robots']): RobotsReading | null {
  if (robots === null) return null;
  const text = robots === 'absent' ? '' : robots.text.slice(0, 512 * 1024);
  const rules = parseRobots(new URL('/robots.txt', url).href, text);
  const lines = text.split(/\r\n|\n|\r/);
  const access = crawlers.map((crawler) => {
    const line = rules.getMatchingLineNumber(url, crawler.token);
    return {
      ...crawler,
      allowed: rules.isAllowed(url, crawler.token) ?? true,
      rule: line > 0 ? (lines[line - 1]?.trim() ?? null) : null,
    };
  });
  const shut = access.filter(({ allowed, obeys }) => !allowed && obeys === 'yes');
  return { crawlers: access, blocked: [...new Set(shut.map(({ purpose }) => purpose))] };
}

/** The line of robots.txt that bars this agent, by its name, from the address; null: none does. */
export function ruleAgainst(url: string, robots: FetchedPage['robots'], agent: string): string | null {
  if (robots === null || robots === 'absent') return null;
  const named = new RegExp(`^\\s*user-agent:\\s*${agent}\\b`, 'im').test(robots.text);
  if (!named) return null;
  const rules = parseRobots(new URL('/robots.txt', url).href, robots.text);
  if (rules.isAllowed(url, agent) ?? true) return null;
  const line = rules.getMatchingLineNumber(url, agent);
  return robots.text.split(/\r\n|\n|\r/)[line - 1]?.trim() ?? `Disallow for ${agent}`;
}

/** Training crawlers are shut out while search crawlers are not: those of that engine, or any without one. */
export function isOnlyTrainingBlocked({ crawlers: known }: RobotsReading, engine: string | null): boolean {
  const shut = known.filter(
    ({ allowed, obeys, engines }) =>
      !allowed && obeys === 'yes' && (engine === null || engines.includes(engine)),
  );
  return shut.some(({ purpose }) => purpose === 'training') && !shut.some(feedsAnswers);
}
