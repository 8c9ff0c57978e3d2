import type { Material } from './case/material.ts';
import type { PageOfPrompt } from './case/queries-case.ts';
import type { Site } from './case/rival-site.ts';
import { type Found, link } from './found.ts';
import { placesOfPrompts, type Where } from './place.ts';

/** A site counts as the ground of a question if at least this share of its searched answers cite it. */
const ground = 0.2;
/** The share of questions that two sites need in common to be one case. */
const alike = 0.6;
const mostCases = 5;

interface Candidate {
  domain: string;
  site: Site;
  urls: string[];
  questions: Set<string>;
  cited: number;
  withRival: number;
  withOwn: number;
}

/** Sites of others that answers to lost questions rest on, where rivals are named and the brand is not. */
export function findSources(
  { cells, projectId, days }: Where,
  material: Material,
  isPlace: (site: Site, listsRivals?: boolean) => boolean,
): Found[] {
  const left = candidatesOf(material, isPlace).sort(
    (a, b) => b.questions.size - a.questions.size || b.cited - a.cited || a.domain.localeCompare(b.domain),
  );
  const found: Found[] = [];
  while (left.length > 0 && found.length < mostCases) {
    const [first] = left.splice(0, 1);
    if (!first) break;
    const same = left.filter(({ questions }) => overlap(questions, first.questions) >= alike);
    for (const one of same) left.splice(left.indexOf(one), 1);
    const touched = placesOfPrompts(cells, first.questions);
    if (touched.length === 0) continue;
    const { domain, cited, withRival, withOwn } = first;
    found.push({
      move: 'source_gap',
      subject: domain,
      label: domain,
      why: { id: 'why.source', values: { domain, cited, withRival, withOwn } },
      cells: touched,
      pages: [...first.urls, ...same.flatMap(({ urls }) => urls.slice(0, 1))],
      domains: [domain, ...same.map((one) => one.domain)],
      sourceType: first.site.sourceType,
      evidence: [
        link('get_source_gaps', `/v1/projects/${projectId}/citations/gaps`, { days }),
        link('list_citations', `/v1/projects/${projectId}/citations`, { domain }),
      ],
    });
  }
  return found;
}

/** Jaccard’s index: a site of few questions is not swallowed by one that is cited for everything. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((id) => other.has(id)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/** When each question was last answered with any of these pages. */
export const newestByPrompt = (pages: readonly PageOfPrompt[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(pages, ({ promptId }) => promptId)].map(([id, all]) => [
      id,
      all
        .map(({ lastAt }) => lastAt)
        .sort()
        .at(-1) ?? '',
    ]),
  );

/** Whether the newest answers to at least one of its questions still cite it: a page that is gone helps nobody. */
export const isStillCited = (rows: readonly PageOfPrompt[], newest: ReadonlyMap<string, string>): boolean =>
  rows.some(({ promptId, lastAt }) => lastAt >= (newest.get(promptId) ?? ''));

function candidatesOf(
  material: Material,
  isPlace: (site: Site, listsRivals?: boolean) => boolean,
): Candidate[] {
  const { pages, sites, searched, copies, words } = material;
  const sitesOf = Map.groupBy(sites, ({ domain }) => domain);
  const newest = newestByPrompt(pages);
  return [...Map.groupBy(pages, ({ domain }) => domain)].flatMap(([domain, all]): Candidate[] => {
    const [first] = all;
    const listsRivals = all.some(({ citationId }) => (copies.get(citationId)?.names.length ?? 0) >= 2);
    if (!first || !isPlace(first, listsRivals) || (first.sourceType === 'shop' && !words.sold)) return [];
    // Authorities and associations name businesses only where they keep a list of them.
    if (first.sourceType === 'institutional' && !listsRivals) return [];
    const counted = (sitesOf.get(domain) ?? []).filter(
      ({ promptId, cited, withOwn, withRival }) =>
        withRival > withOwn && cited >= ground * Math.max(1, searched.get(promptId) ?? 0),
    );
    const questions = new Set(counted.map(({ promptId }) => promptId));
    const rows = all.filter(({ promptId }) => questions.has(promptId));
    const sum = (of: 'cited' | 'withOwn' | 'withRival'): number =>
      counted.reduce((n, site) => n + site[of], 0);
    const read = rows.flatMap(({ citationId }) => copies.get(citationId) ?? []);
    // A page that names the brand already needs no asking, and one that names nobody is no place to be named.
    const isNoGap = read.length > 0 && read.every(({ namesYou, names }) => namesYou || names.length === 0);
    if (questions.size === 0 || isNoGap || !isStillCited(rows, newest)) return [];
    const urls = [...Map.groupBy(rows, ({ url }) => url)]
      .map(([url, own]) => ({ url, cited: own.reduce((n, { cited }) => n + cited, 0) }))
      .sort((a, b) => b.cited - a.cited || a.url.localeCompare(b.url))
      .map(({ url }) => url)
      .slice(0, 5);
    return [
      {
        domain,
        site: first,
        urls,
        questions,
        cited: sum('cited'),
        withRival: sum('withRival'),
        withOwn: sum('withOwn'),
      },
    ];
  });
}
