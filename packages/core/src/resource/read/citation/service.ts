import type { Project } from '@svc/contract/account/project';
import type {
  Citation,
  CitationChange,
  CitedDomain,
  Fanout,
  ListChanges,
  ListCitations,
  ListDomains,
  ListFanouts,
  ListGaps,
  ListOwnPages,
  OwnPage,
  SourceGap,
  SourcesQuery,
  SourceTypes,
} from '@svc/contract/read/citation';
import { currentMethod } from '@svc/scoring';
import { type Context, type List, pageOf } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { clusterPrompts } from '../../measure/cell/index.ts';
import {
  type Filters,
  isFiltered,
  rulesOf,
  spanBefore,
  spanOf,
  type WindowInput,
  zoneOf,
} from '../analytics/index.ts';
import { readChanges } from './changes.ts';
import {
  type DomainCell,
  type DomainsAndPages,
  pagesOfDomains,
  readDomains,
  readDomainsAndPages,
  readOwnPages,
  readPages,
  readTypes,
} from './queries.ts';
import { readFanouts } from './queries-fanouts.ts';
import { gapOf, judgeGaps, keptOf, panelsOf, questionsOf } from './rates.ts';
import { isRivalSite } from './rival-site.ts';
import type { Asked } from './searched-cells.ts';

type InProject = { projectId: string };

const askedOf = async (context: Context, input: Filters & WindowInput & InProject): Promise<Asked> =>
  askedIn(context, input, await getProject(context, input));

const askedIn = async (
  context: Context,
  input: Filters & WindowInput & InProject,
  project: Project,
): Promise<Asked> => ({
  projectId: input.projectId,
  span: spanOf(context, input, project),
  rules: await rulesOf(context, input.projectId, input),
});

/** Cited pages, the most cited first, or the newest. */
export async function listCitations(
  context: Context,
  input: ListCitations & InProject,
): Promise<List<Citation>> {
  const pages = await readPages(context, await askedOf(context, input), input);
  const ordered = pages.toSorted(
    (a, b) =>
      (input.sort === '-answers' ? b.answers - a.answers : 0) ||
      b.lastSeen.localeCompare(a.lastSeen) ||
      a.url.localeCompare(b.url),
  );
  return pageOf(ordered as Citation[], input, ({ id }) => id);
}

/** Each domain with how often it is retrieved and cited, over all prompts and engines that searched. */
export async function getCitationDomains(
  context: Context,
  input: ListDomains & InProject,
): Promise<List<CitedDomain>> {
  const asked = await askedOf(context, input);
  return domainsOf(await readDomainsAndPages(context, asked), input);
}

/** What each order of the list goes by. */
const sorts = {
  '-cited': 'cited',
  '-retrieved': 'retrieved',
  '-gap': 'behind',
  '-prompts': 'prompts',
} as const;

function domainsOf(found: DomainsAndPages, input: ListDomains): List<CitedDomain> {
  const sum = (cells: readonly DomainCell[], of: 'cited' | 'retrieved' | 'own' | 'rival'): number =>
    cells.reduce((all, cell) => all + cell[of], 0);
  const questions = questionsOf(found);
  const domains = [...Map.groupBy(found.domains, ({ domain }) => domain)]
    .filter(([domain]) => {
      const type = found.facts.get(domain)?.sourceType;
      return (
        (input.sourceType === undefined || type === input.sourceType) &&
        (input.search === undefined || domain.includes(input.search.toLowerCase()))
      );
    })
    .map(([domain, cells]) => {
      const [cited, retrieved] = [sum(cells, 'cited'), sum(cells, 'retrieved')];
      const behind = input.sort !== '-gap' || cited === 0 ? -1 : gapOf(questions, cells).gap();
      const prompts = new Set(cells.flatMap((cell) => (cell.cited > 0 ? [cell.prompt] : []))).size;
      return { domain, cells, cited, retrieved, behind, prompts };
    })
    .sort(
      (a, b) =>
        b[sorts[input.sort]] - a[sorts[input.sort]] || b.cited - a.cited || a.domain.localeCompare(b.domain),
    );
  const listed = pageOf(domains, input, ({ domain }) => domain);
  const pages = pagesOfDomains(found, listed.items);
  const of = found.asked.reduce((all, { answers }) => all + answers, 0);
  // Intervals are made for the page that is shown alone.
  const tested = judgeGaps(listed.items.map((item) => ({ ...item, ...gapOf(questions, item.cells) })));
  return {
    ...listed,
    items: tested.map(({ domain, cells, cited, prompts, withOwn, withRival, judged }): CitedDomain => {
      const rate = panelsOf(found, cells);
      const fact = found.facts.get(domain);
      return {
        domain,
        sourceType: (fact?.sourceType ?? 'other') as CitedDomain['sourceType'],
        brandId: fact?.brandId ?? null,
        pages: pages.get(domain)?.pages ?? 0,
        answers: cited,
        ...{ of, prompts, withOwn, withRival },
        gap: cited === 0 ? null : judged,
        cited: rate('cited'),
        retrieved: rate('retrieved'),
        keptWhenRetrieved: keptOf(cells),
      };
    }),
  };
}

/** Shares of page types among all citations; prompts or topics are the clusters of each share. */
export async function getSourceTypes(
  context: Context,
  input: SourcesQuery & InProject,
): Promise<SourceTypes> {
  const asked = await askedOf(context, input);
  const found = await readTypes(context, asked);
  const { nameOf } = clusterPrompts(found);
  const rows = found.map((row) => ({ ...row, cluster: nameOf(row) }));
  const whole = new Map<string, number>();
  for (const { cluster, citations } of rows) whole.set(cluster, (whole.get(cluster) ?? 0) + citations);
  const total = [...whole.values()].reduce((sum, count) => sum + count, 0);
  const types = [...Map.groupBy(rows, ({ sourceType }) => sourceType)].map(([sourceType, own]) => {
    const parts = new Map<string, number>();
    for (const { cluster, citations } of own) parts.set(cluster, (parts.get(cluster) ?? 0) + citations);
    const { value, ci, n } = currentMethod.estimateShare(
      [...whole].map(([cluster, count]) => ({ part: parts.get(cluster) ?? 0, whole: count })),
    );
    return {
      sourceType: sourceType as SourceTypes['types'][number]['sourceType'],
      citations: own.reduce((sum, { citations }) => sum + citations, 0),
      domains: new Set(own.flatMap(({ domains }) => domains)).size,
      share: { value, ci, n },
    };
  });
  return {
    projectId: input.projectId,
    span: asked.span,
    provenance: rows.some(({ sandbox }) => sandbox)
      ? 'predicted'
      : rows.some(({ imported }) => imported)
        ? 'cached'
        : 'live',
    citations: total,
    types: types.sort((a, b) => b.citations - a.citations),
    notes:
      total > 0
        ? []
        : [
            isFiltered(asked.rules)
              ? 'No answer in this period that these filters pick cites a page. Take a filter away, or choose a longer period.'
              : 'No answer in this period cites a page. Ask engines that search, or choose a longer period.',
          ],
  };
}

/** Domains in whose answers a rival stands and the own brand does not; those that touch most prompts first. */
export async function getSourceGaps(context: Context, input: ListGaps & InProject): Promise<List<SourceGap>> {
  const project = await getProject(context, input);
  const asked = await askedIn(context, input, project);
  return gapsOf(await readDomainsAndPages(context, asked), { ...input, project });
}

/** The most cited domains and the gaps of the same span, read once. */
export async function getDomainsAndGaps(
  context: Context,
  input: SourcesQuery & InProject,
  pages: { domains: number; gaps: number },
): Promise<{ domains: List<CitedDomain>; gaps: List<SourceGap> }> {
  const project = await getProject(context, input);
  const asked = await askedIn(context, input, project);
  const found = await readDomainsAndPages(context, asked);
  const first = (limit: number) => ({ ...input, limit, offset: 0 });
  return {
    domains: domainsOf(found, { ...first(pages.domains), sort: '-cited' }),
    gaps: gapsOf(found, { ...first(pages.gaps), project }),
  };
}

function gapsOf(
  found: DomainsAndPages,
  { project, ...input }: ListGaps & { project: Project },
): List<SourceGap> {
  const isRivals = isRivalSite(project);
  const gaps = [...Map.groupBy(found.domains, ({ domain }) => domain)].flatMap(([domain, cells]) => {
    const fact = found.facts.get(domain);
    const missed = cells.filter(({ own, rival }) => rival > own);
    const answers = cells.reduce((sum, { cited }) => sum + cited, 0);
    if (missed.length === 0 || fact?.sourceType === 'own' || isRivals(domain, fact?.sourceType)) return [];
    return [{ domain, cells, fact, answers, prompts: new Set(missed.map(({ prompt }) => prompt)).size }];
  });
  const questions = questionsOf(found);
  const listed = pageOf(
    gaps.sort((a, b) => b.prompts - a.prompts || b.answers - a.answers || a.domain.localeCompare(b.domain)),
    input,
    ({ domain }) => domain,
  );
  const pages = pagesOfDomains(found, listed.items);
  const tested = judgeGaps(listed.items.map((item) => ({ ...item, ...gapOf(questions, item.cells) })));
  return {
    ...listed,
    items: tested.map(
      ({ domain, fact, prompts, answers, withRival, withOwn, judged }): SourceGap => ({
        domain,
        sourceType: (fact?.sourceType ?? 'other') as SourceGap['sourceType'],
        ...{ prompts, answers, withRival, withOwn },
        ...judged,
        urls: pages.get(domain)?.urls ?? [],
      }),
    ),
  };
}

/** By domain, the prompts in whose answers it is cited with a rival more often than with the own brand. */
export async function promptsOfSourceGaps(
  context: Context,
  input: Filters & WindowInput & InProject,
): Promise<Map<string, string[]>> {
  const project = await getProject(context, input);
  const { domains, facts } = await readDomains(context, await askedIn(context, input, project));
  const isRivals = isRivalSite(project);
  const missed = domains.filter(
    ({ domain, own, rival }) => rival > own && !isRivals(domain, facts.get(domain)?.sourceType),
  );
  return new Map(
    [...Map.groupBy(missed, ({ domain }) => domain)].map(([domain, cells]) => [
      domain,
      [...new Set(cells.map(({ prompt }) => prompt))],
    ]),
  );
}

/** Domains that answers cite more or less than in the span before, tested on the prompts that both asked. */
export async function listCitationChanges(
  context: Context,
  input: ListChanges & InProject,
): Promise<List<CitationChange>> {
  const project = await getProject(context, input);
  const asked = await askedIn(context, input, project);
  const before = spanBefore(asked.span, zoneOf(input, project));
  return pageOf(await readChanges(context, asked, before), input, ({ domain }) => domain);
}

/** Own pages by how often they are cited, and those that no answer cites. */
export async function getPageCitations(
  context: Context,
  input: ListOwnPages & InProject,
): Promise<List<OwnPage>> {
  const project = await getProject(context, input);
  const asked = await askedIn(context, input, project);
  const { id: brandId, domains } = project.brand;
  const pages = await readOwnPages(context, asked, { brandId, domains });
  const kept = pages.filter(
    ({ answers }) => input.cited === undefined || (input.cited === 'yes' ? answers > 0 : answers === 0),
  );
  return pageOf(kept, input, ({ url }) => url);
}

/** Searches that engines made by themselves, the most frequent first. */
export async function getFanoutQueries(
  context: Context,
  input: ListFanouts & InProject,
): Promise<List<Fanout>> {
  const span = spanOf(context, input, await getProject(context, input));
  return pageOf(await readFanouts(context, input, span), input, ({ query }) => query);
}
