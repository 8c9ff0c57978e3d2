import type { Scope } from '@svc/db';
import { say } from '../../../i18n/index.ts';
import { foreignDomains } from './queries.ts';
import type { Facts } from './queries-facts.ts';

/** Pages of others that the sandbox needs: with fewer it can hardly answer with anything but the brand’s own words. */
const enough = { pages: 10, domains: 5 };

/**
 * Why the sandbox’s answers give no figures, or null when they do. The brand’s own pages and the scanned page do not
 * count: an engine that has nothing else to quote would always find the brand.
 */
export async function thinCorpus(scope: Scope, scanId: string, facts: Facts): Promise<string | null> {
  if (!facts.runs.some(({ surface }) => surface === 'sandbox')) return null;
  const domains = await foreignDomains(scope, scanId, facts);
  const different = new Set(domains).size;
  if (domains.length >= enough.pages && different >= enough.domains) return null;
  const remedy =
    facts.projectId === null
      ? 'Ask an answer engine, or create a project and scan third-party pages in it.'
      : 'Ask an answer engine, or scan third-party pages in this project to add them.';
  return say({
    id: 'score.thin_corpus',
    values: {
      pages: domains.length,
      domains: different,
      enough,
      remedy: { id: 'text', values: { text: remedy } },
    },
  });
}
