import type { PageDocument } from '../content/index.ts';
import type { FetchedPage } from '../fetched-page.ts';
import type { Evidence } from '../types.ts';
import { crawlers } from './crawler.ts';
import { noIndex } from './indexability.ts';
import type { RobotsReading } from './robots.ts';

/** A crawler that cannot have this page, by what, and where that stands. */
export interface ShutOut {
  token: string;
  by: 'robots' | 'directive' | 'server';
  evidence: Evidence;
}

/** Directives for one crawler by its name: a meta tag, or the header with the name before a colon. */
function directiveAgainst(token: string, page: PageDocument, header: string): Evidence | null {
  const content = page.meta(token.toLowerCase());
  if (content && noIndex.test(content.toLowerCase()))
    return { quote: `${token.toLowerCase()}: ${content}`, where: 'meta' };
  const named = header
    .split(/,(?=\s*[\w-]+\s*:)/)
    .find((part) => part.trim().toLowerCase().startsWith(`${token.toLowerCase()}:`));
  return named && noIndex.test(named.toLowerCase())
    ? { quote: `X-Robots-Tag: ${named.trim()}`, where: 'header' }
    : null;
}

/** Every known crawler that robots.txt, a directive for it alone, or the server keeps from the page. */
export function readShutOut(
  page: PageDocument,
  robots: RobotsReading | null,
  fetched: FetchedPage | null,
): ShutOut[] {
  const header = (fetched?.headers['x-robots-tag'] ?? '').slice(0, 2_000);
  return crawlers.flatMap(({ token }): ShutOut[] => {
    const access = robots?.crawlers.find((one) => one.token === token);
    if (access && !access.allowed)
      return [
        {
          token,
          by: 'robots',
          evidence: { quote: `${token}: ${access.rule ?? 'disallowed'}`, where: 'robots' },
        },
      ];
    const directive = directiveAgainst(token, page, header);
    if (directive) return [{ token, by: 'directive', evidence: directive }];
    const refused = fetched?.refused?.find((one) => one.token === token);
    return refused
      ? [{ token, by: 'server', evidence: { quote: `${token}: ${refused.answer}`, where: 'header' } }]
      : [];
  });
}

/**
 * Share of an engine's search crawlers that are shut out; 1 if a gate is; null for engines without a known crawler. One
 * index of two still feeds the engine, though less.
 */
export function retrievalBlocked(shutOut: readonly ShutOut[], engine: string): number | null {
  const own = crawlers.filter(({ engines, purpose }) => purpose === 'search' && engines.includes(engine));
  if (own.length === 0) return null;
  const isShut = ({ token }: { token: string }) => shutOut.some((one) => one.token === token);
  if (crawlers.some((one) => one.gate && one.engines.includes(engine) && isShut(one))) return 1;
  return own.filter(isShut).length / own.length;
}
