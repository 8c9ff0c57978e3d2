import type { Project } from '@svc/contract/account/project';
import type { BriefRequest, ContentBrief, RecommendationParams } from '@svc/contract/act/recommendation';
import { domainOf, type PageFeatures, toFeatureVector } from '@svc/page';
import {
  type FeatureId,
  type FeatureVector,
  featurePrior,
  predictPortfolioSteps,
  predictPresence,
} from '@svc/scoring';
import type { PrepareContext } from '../../../environment/index.ts';
import { audit, type Context, instant, inTurns, ServiceError, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { tellSpread } from '../../measure/score/index.ts';
import { readCitedFeatures, readFanoutsOfPrompts } from '../../read/citation/index.ts';
import { findFactSheet } from '../../read/fact-sheet/index.ts';
import { type Basis, type Cell, ownReadings } from '../prediction/index.ts';
import { edits } from '../simulation/index.ts';
import { citedOfPrompts } from './case/queries-case.ts';
import { placesOf } from './case/rival-site.ts';
import { isStillCited, newestByPrompt } from './find-sources.ts';
import { fragileNote, insteadOfBrief, isFragile, moveOf } from './move.ts';
import { writeProse } from './prose.ts';
import { readingsOfOthers, type StoredRecommendation } from './queries.ts';
import { toSummary } from './render.ts';
import { storedRecommendation } from './service.ts';
import { presentBasis, touchedBy } from './uplift.ts';

/** Of recommendations without a case, by an earlier release. */
const usualDays = 30;
const mostQuestions = 20;
const mostSources = 10;
const mostAddresses = 5;
const mostCited = 20;

/**
 * The brief of a page for this recommendation: what it has to answer, state, show and earn, from measurements and pages.
 * An engine only turns the same into prose, and is refused for the same reasons as when it writes prompts.
 */
export async function writeBrief(
  context: PrepareContext,
  { projectId, recId, ...request }: RecommendationParams & BriefRequest,
): Promise<ContentBrief> {
  const project = await getProject(context, { projectId });
  const row = await storedRecommendation(context, { projectId, recId });
  const instead = insteadOfBrief(row.move);
  if (instead !== null)
    throw new ServiceError('conflict', instead, {
      next: `GET /v1/projects/${projectId}/recommendations/${recId} shows it.`,
    });
  const days = row.finding.case?.days ?? usualDays;
  const since = instant(new Date(context.now().getTime() - days * 86_400_000));
  const basis = await presentBasis(context, project);
  const touched = touchedBy(basis.cells, row).flatMap((at) => basis.cells[at] ?? []);
  const cells = touched.length > 0 ? touched : basis.cells;
  const page = pageOf(row, cells);
  const questions = await questionsOf(context, basis, cells, since);
  const { lacks, citedPages } = await lacksOf(context, project, { cells, page, since });
  const facts = (await findFactSheet(context, projectId))?.facts ?? [];
  const brief: ContentBrief = {
    recommendationId: recId,
    provenance: 'predicted',
    title: toSummary(row).title,
    page,
    days,
    questions,
    facts: facts.map((fact) => ({ factId: fact.id, terms: fact.terms, value: inWords(fact) })),
    sources: await sourcesOf(context, project, { promptIds: row.finding.promptIds, since }),
    sections: sectionsOf(project, row, questions, lacks),
    lacks,
    citedPages,
    prose: null,
    notes: [
      ...(facts.length === 0
        ? [
            'No facts about the brand are known. Enter them in its fact sheet so that answers can be checked against them.',
          ]
        : []),
      ...(citedPages.length === 0
        ? ['None of the cited pages has been read. Read some to compare your page with them.']
        : []),
      ...(page !== null && lacks.every(({ others, cited }) => others === null && cited === null)
        ? ['No third-party page was read, so your page is compared with pages in general.']
        : []),
      ...(isFragile(moveOf(row.move)) ? [fragileNote] : []),
    ],
  };
  return { ...brief, prose: await writeProse(context, project, brief, request) };
}

/** Notes who asked for a brief; each call makes it again. */
export const noteBrief = (
  context: Context,
  { recId }: RecommendationParams,
  brief: ContentBrief,
): Promise<ContentBrief> =>
  transaction(context, async (context) => {
    const { questions, prose } = brief;
    await audit(context, 'brief.created', recId, {
      questions: questions.length,
      ...(prose && { engine: prose.engine, model: prose.model, costUsd: prose.costUsd }),
    });
    return brief;
  });

async function questionsOf(
  context: Context,
  { model, project }: Basis,
  cells: readonly Cell[],
  since: string,
): Promise<ContentBrief['questions']> {
  const byText = [...Map.groupBy(cells, ({ prompt }) => prompt.text)].map(([text, own]) => ({
    promptId: own[0]?.prompt.id ?? null,
    text,
    intent: own[0]?.prompt.intent ?? '',
    subjects: own.map(({ subject }) => subject),
    presence: own.reduce((sum, { subject }) => sum + predictPresence(model, subject).mean, 0) / own.length,
  }));
  const lowest = byText
    .sort((a, b) => a.presence - b.presence || a.text.localeCompare(b.text))
    .slice(0, mostQuestions);
  const drawn: Pick<ContentBrief['questions'][number], 'presence' | 'ci' | 'headline' | 'answersNeeded'>[] =
    [];
  for (const { subjects } of lowest) {
    const { mean, low95, high95 } = await inTurns(predictPortfolioSteps(model, subjects, { draws: 800 }));
    drawn.push({
      ...tellSpread({ mean, low95, high95 }),
      presence: mean,
      ci: { low: low95, high: high95, level: 0.95, method: 'predictor-portfolio' },
    });
  }
  const searches = await readFanoutsOfPrompts(context, project.id, {
    promptIds: lowest.flatMap(({ promptId }) => promptId ?? []),
    from: since,
    most: 5,
  });
  return lowest.flatMap(({ subjects: _, ...question }, at) => {
    const own = drawn[at];
    return own ? [{ ...question, ...own, searches: searches.get(question.promptId ?? '') ?? [] }] : [];
  });
}

/** The page that it is about; null: a new one. */
function pageOf({ move, finding }: StoredRecommendation, cells: readonly Cell[]): string | null {
  const { about } = moveOf(move);
  if (about === 'page') return finding.pages[0] ?? null;
  return about === 'site' ? mostCommon(cells.flatMap(({ pageUrl }) => pageUrl ?? [])) : null;
}

/** Sites of others that answers to these questions still cite, with a rival more often than with the own brand. */
async function sourcesOf(
  context: Context,
  project: Project,
  asked: { promptIds: readonly string[]; since: string },
): Promise<ContentBrief['sources']> {
  const { pages, sites } = await citedOfPrompts(context, { projectId: project.id, ...asked });
  const isPlace = await placesOf(context, project);
  const newest = newestByPrompt(pages);
  const pagesOf = Map.groupBy(pages, ({ domain }) => domain);
  return [...Map.groupBy(sites, ({ domain }) => domain)]
    .flatMap(([domain, own]) => {
      const cited = pagesOf.get(domain) ?? [];
      const sum = (of: 'cited' | 'withOwn' | 'withRival'): number => own.reduce((n, site) => n + site[of], 0);
      const [first] = cited;
      if (!first || !isPlace(first) || !isStillCited(cited, newest)) return [];
      if (sum('withRival') <= sum('withOwn')) return [];
      const urls = [...new Set(cited.map(({ url }) => url))].slice(0, mostAddresses);
      return [{ domain, urls, answers: sum('cited'), withOwn: sum('withOwn') }];
    })
    .sort((a, b) => b.answers - a.answers || a.domain.localeCompare(b.domain))
    .slice(0, mostSources);
}

/**
 * What an edit could add and the page clearly lacks, compared with pages that answers cite and others that were read. A new page lacks
 * what most of the cited ones have.
 */
async function lacksOf(
  context: Context,
  project: Project,
  { cells, page, since }: { cells: readonly Cell[]; page: string | null; since: string },
): Promise<Pick<ContentBrief, 'lacks' | 'citedPages'>> {
  const own = new Set(project.brand.domains.map((domain) => domainOf(`https://${domain}`)));
  const pages = await readCitedFeatures(context, {
    projectId: project.id,
    questions: [...new Set(cells.map(({ prompt }) => prompt.text))],
    since,
    own,
    most: mostCited,
  });
  const vectors = (read: readonly { features: PageFeatures }[]): FeatureVector[] =>
    read.map(({ features }) => toFeatureVector(features));
  const others = vectors(await readingsOfOthers(context, project.id, own));
  const cited = vectors(pages);
  const mean = (values: readonly number[]): number | null =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = (read: readonly FeatureVector[], feature: FeatureId): number | null =>
    mean(read.flatMap((features) => features[feature] ?? []));
  const onPage = cells.flatMap(({ pageUrl, subject }) => (pageUrl === page ? [subject.features] : []));
  const ofPage =
    onPage.length > 0
      ? onPage
      : vectors((await ownReadings(context, project)).filter(({ url }) => url === page));
  const lacks = Object.values(edits).flatMap(({ feature, to, description }) => {
    const prior = featurePrior(feature);
    const here = page === null ? null : over(ofPage, feature);
    const beside = { cited: over(cited, feature), others: over(others, feature) };
    const isWritten = prior.kind === 'content' || prior.kind === 'format';
    const missing =
      page === null
        ? isWritten && beside.cited !== null && Math.abs(to - beside.cited) < 0.5
        : here !== null && prior.kind !== 'brand' && Math.abs(to - here) > 0.5;
    if (!missing) return [];
    return [{ feature, description, here, ...beside, usual: prior.typical.mean }];
  });
  // Features by which cited pages lead most come first; without any, the order stays.
  const lead = ({ cited, here }: (typeof lacks)[number]): number =>
    Math.abs((cited ?? here ?? 0) - (here ?? 0));
  return { lacks: lacks.sort((a, b) => lead(b) - lead(a)), citedPages: pages.map(({ url }) => url) };
}

function sectionsOf(
  project: Project,
  row: StoredRecommendation,
  questions: ContentBrief['questions'],
  lacks: ContentBrief['lacks'],
): ContentBrief['sections'] {
  const { name } = project.brand;
  // What the move is to set is a part of a new page, whether or not cited pages have it.
  const set = pageOf(row, []) === null ? moveOf(row.move).edits.map((name) => edits[name].feature) : [];
  const missing = new Set<string>([...lacks.map(({ feature }) => feature), ...set]);
  const sections: ContentBrief['sections'] = [];
  const add = (heading: string, why: string, promptIds: string[] = []): void => {
    sections.push({ heading, why, promptIds });
  };
  if (missing.has('definition_present')) add(`What is ${name}?`, 'No sentence of the page says what it is.');
  for (const { text, promptId } of questions.slice(0, 8))
    add(
      text,
      'A prompt for the page to answer, in the first sentence below.',
      promptId === null ? [] : [promptId],
    );
  if (missing.has('specifications_complete') || missing.has('price_shown'))
    add(`${name} in facts`, 'A table of the facts that buyers compare, with prices.');
  if (row.move === 'lost_to_rival' || missing.has('comparison_structure'))
    add(
      row.move === 'lost_to_rival' ? `${name} or ${row.finding.label}?` : `${name} compared`,
      'A fair table of three columns or more, and for whom each is the better choice.',
    );
  if (missing.has('statistics') || missing.has('sources_cited') || missing.has('quotations'))
    add('What others found', 'Figures, quotations by name, and links to their sources.');
  return sections;
}

function mostCommon(values: readonly string[]): string | null {
  const counts = [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}

type Facts = NonNullable<Awaited<ReturnType<typeof findFactSheet>>>['facts'];

function inWords(fact: Facts[number]): string {
  if (fact.kind === 'feature') return fact.value ? 'yes' : 'no';
  if (fact.kind === 'price')
    return `${fact.value} ${fact.currency}${fact.period === null ? '' : ` (${fact.period})`}`;
  return fact.kind === 'number' && fact.unit !== null ? `${fact.value} ${fact.unit}` : `${fact.value}`;
}
