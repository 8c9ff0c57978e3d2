import type { Finding } from '@svc/contract/act/analysis';
import { crawlers, type PageReading } from '@svc/page';
import { type Check, rankOf } from './grade.ts';
import { shutOutFindings } from './shut-out.ts';

/** The criteria that the page fails, most important first, each with what shows it; search crawlers kept out come first. */
export function findingsOf(
  reading: PageReading,
  checks: readonly Check[],
  engines: readonly string[],
): Finding[] {
  const failed = checks
    .filter(({ fulfilled, message }) => fulfilled !== null && fulfilled < 0.5 && message !== undefined)
    .map(({ part, check, fulfilled, weight, importance, message = '', action = '', evidence }) => ({
      gap: (1 - (fulfilled ?? 0)) * weight,
      finding: { code: check, part, importance, message, action, evidence: [...evidence].slice(0, 5) },
    }))
    .sort((one, other) => rankOf(other.finding) - rankOf(one.finding) || other.gap - one.gap)
    .map(({ finding }) => finding);
  return [
    ...shutOutFindings(reading, engines),
    ...brokenRobots(reading),
    ...failed,
    ...userFetchers(reading),
  ];
}

/** Google and others stop crawling a site whose robots.txt fails, until it answers again. */
const brokenRobots = ({ robotsError }: PageReading): Finding[] =>
  robotsError === undefined
    ? []
    : [
        {
          code: 'robots_answers',
          part: 'access',
          importance: 'high',
          message:
            'robots.txt answers with an error, which search crawlers take for a ban of the whole site.',
          action: 'Answer with the rules and status 200, or with 404 if there are none.',
          evidence: [robotsError],
        },
      ];

/** Crawlers that open a page for a person who asks and that obey robots.txt: low, since they index nothing. */
function userFetchers({ shutOut, indexability }: PageReading): Finding[] {
  const obeying = crawlers.filter(({ purpose, obeys }) => purpose === 'user_fetch' && obeys !== 'no');
  const kept = shutOut.filter(({ token }) => obeying.some((one) => one.token === token));
  const searching = shutOut.some(({ token }) =>
    crawlers.some((one) => one.token === token && one.purpose === 'search'),
  );
  // A page that blocks search crawlers too already has a finding about that.
  if (kept.length === 0 || searching || indexability.indexable === false) return [];
  return [
    {
      code: 'user_fetchers_allowed',
      part: 'access',
      importance: 'low',
      message: 'robots.txt shuts out the fetchers that open pages on a user’s request.',
      action: 'Allow them if users should get this page as a source.',
      evidence: kept.map(({ evidence }) => evidence).slice(0, 5),
    },
  ];
}
