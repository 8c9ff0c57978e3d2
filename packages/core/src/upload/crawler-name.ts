import { type Crawler, crawlers } from '@svc/page';

/** Names for robots.txt alone: nothing fetches under them. */
const robotsOnly = new Set(['Google-Extended', 'Applebot-Extended']);
const visiting = crawlers.filter(({ token }) => !robotsOnly.has(token));
const byName = new Map(visiting.map((crawler) => [crawler.token.toLowerCase(), crawler]));

/** Longer names first, so that none hides another. */
export const crawlerNames = visiting.map(({ token }) => token).sort((a, b) => b.length - a.length);
const inUserAgent = new RegExp(crawlerNames.join('|'), 'i');

/** The crawler that a user agent claims to be; null: none of those known. */
export function claimedCrawler(userAgent: string): Crawler | null {
  const [name] = inUserAgent.exec(userAgent) ?? [];
  return name === undefined ? null : (byName.get(name.toLowerCase()) ?? null);
}
export const crawlerNamed = (name: string): Crawler | undefined => byName.get(name.toLowerCase());
