import type { Case, CaseFacts, PageSeen, UpliftPrediction } from '@svc/contract/act/recommendation';
import { labelOf } from '@svc/contract/label';
import type { CompetitorGap } from '@svc/contract/read/competitor';
import { roleWords } from '../../../../business/index.ts';
import type { RunContext } from '../../../../environment/index.ts';
import { inLanguage } from '../../../../i18n/index.ts';
import { instant } from '../../../../kernel/index.ts';
import type { Found } from '../found.ts';
import { effortDaysOf, moveOf } from '../move.ts';
import { covered, lacksOf, termSet } from './lacks.ts';
import { fallOf, lossOf } from './lost.ts';
import { type Material, readPageOf } from './material.ts';
import { namedOf, quotesOf, sayingsOf } from './quotes.ts';
import { writeCase } from './text.ts';
import { adviceOf, type Matter } from './todo.ts';
import { both, listed } from './words.ts';

const mostPages = 5;
const mostTopics = 3;

interface About {
  found: Found;
  promptIds: readonly string[];
  engines: readonly string[];
  proofCredits: number;
  /** Prompts of the project in all. */
  prompts: number;
  prediction: UpliftPrediction | null;
}

/** A finding with all that shows it, and in words. */
export function caseOf(context: RunContext, material: Material, about: About): Case {
  const { found, promptIds, engines, prediction } = about;
  const { project, words } = material;
  // What answers say wrongly is no matter of questions that are lost.
  const isFact = moveOf(found.move).about === 'fact';
  const lost = isFact ? [] : promptIds.flatMap((id) => material.lost.get(id) ?? []);
  const ids = new Set(lost.flatMap(({ promptId }) => promptId ?? []));
  const answers = material.answers.filter(({ promptId }) => ids.has(promptId));
  const rivals = rivalsOf(lost);
  const nameOf = new Map(project.competitors.map(({ id, name }) => [id, name]));
  const sayings = sayingsOf(answers, project.brand.id, new Set(rivals.map(({ brandId }) => brandId)));
  const questions = new Map(lost.map(({ promptId, prompt }) => [promptId ?? '', prompt]));
  const pages = pagesOf(material, ids, found);
  const topics = topicsOf(lost);
  const onSite = moveOf(found.move).about !== 'source';
  const ownUrl = onSite ? (found.own ?? null) : null;
  const own = ownUrl === null ? null : (material.own.get(ownUrl) ?? null);
  const label = (id: string): string => labelOf('engine', id);
  const fell = fallOf(material.recent.filter(({ promptId }) => ids.has(promptId)));
  const loss = { ...lossOf(lost), fell };
  const lacks =
    onSite && moveOf(found.move).about !== 'site' && lost.length > 0
      ? lacksOf({
          own,
          ownPagesRead: material.own.size,
          cited: pages.flatMap((page) => {
            const copy = material.copies.get(page.citationId);
            return copy ? [readPageOf(page, copy)] : [];
          }),
          topics,
          questions: lost.map(({ prompt }) => prompt),
          facts: material.facts.filter(({ id }) => !material.known.facts.has(id)),
          priced: lost.some(({ intent }) => intent === 'price'),
          pricesKnown: material.known.prices,
          language: project.locale.language,
          words,
          now: context.now(),
        }).slice(0, 6)
      : [];
  const named = namedOf(
    rivals,
    loss.of,
    sayings,
    pages.map(({ url, answers: cited, names, brandId }) => ({ url, cited, names, brandId })),
  );
  const quotes = isFact ? (found.said ?? []) : quotesOf(sayings, nameOf, questions);
  const matter: Matter = {
    move: found.move,
    brand: project.brand.name,
    page: own?.url ?? found.own ?? null,
    alsoOn: found.pages.filter((url) => onSite && url !== found.own),
    rival: named[0]?.name ?? null,
    source: sourceOf(found, pages),
    engines: engines.map(label),
    topics,
    questions: loss.items,
    named,
    lacks,
    description: project.description,
    isQuoted: quotes.length > 0,
    fell: fell !== null,
    offers: offersFor(material, lost),
    fact: found.fact ?? null,
    words,
  };
  const { title, todo, role } = adviceOf(matter);
  const facts: CaseFacts = {
    at: instant(context.now()),
    days: material.days,
    about: aboutOf(topics, loss),
    lost: loss,
    quotes,
    named,
    pages: pages.map(({ brandId: _, ...page }) => page),
    ownPage: own && {
      url: own.url,
      changed: own.updated,
      cited: material.pages
        .filter(({ url, promptId }) => url === own.url && ids.has(promptId))
        .reduce((sum, { cited }) => sum + cited, 0),
    },
    lacks,
    todo,
    by: { role, ...roleWords[role] },
    proof: {
      questions: promptIds.length,
      credits: about.proofCredits,
      others: about.prompts - promptIds.length,
    },
  };
  const text = writeCase({
    facts,
    brand: project.brand.name,
    title,
    why: { en: inLanguage(found.why, 'en') ?? '', de: inLanguage(found.why, 'de') ?? '' },
    effortDays: effortDaysOf(found.move, { label: found.label, case: { pages } }),
    prediction,
    engine: label,
    site: (type, language) => labelOf('site', type, language),
    source: matter.source?.url ?? null,
    isOfSite: moveOf(found.move).about === 'site',
    seed: `${found.move}/${found.subject}`,
  });
  return { ...facts, text };
}

/** Brands named in the answers to these questions, most frequent first. */
function rivalsOf(lost: readonly CompetitorGap[]): { brandId: string; name: string; answers: number }[] {
  return [
    ...Map.groupBy(
      lost.flatMap(({ rivals }) => rivals),
      ({ brandId }) => brandId,
    ),
  ]
    .map(([brandId, all]) => ({
      brandId,
      name: all[0]?.name ?? brandId,
      answers: all.reduce((sum, { answers }) => sum + answers, 0),
    }))
    .sort((a, b) => b.answers - a.answers || a.name.localeCompare(b.name));
}

function topicsOf(lost: readonly CompetitorGap[]): string[] {
  const topics = [
    ...Map.groupBy(
      lost.flatMap(({ topic }) => topic ?? []),
      (topic) => topic,
    ),
  ];
  return topics
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([topic]) => topic)
    .slice(0, mostTopics);
}

/** The offers that these questions ask for. */
function offersFor({ offers, project }: Material, lost: readonly CompetitorGap[]): string[] {
  const asked = termSet(lost.map(({ prompt, topic }) => `${prompt} ${topic ?? ''}`).join(' '));
  return offers.filter((offer) => covered(offer, asked, project.locale.language) >= 0.5).slice(0, 3);
}

function aboutOf(topics: readonly string[], { items }: Case['lost']): CaseFacts['about'] {
  const text = items[0]?.text ?? '';
  return topics.length > 0 ? both(listed(topics, 'en'), listed(topics, 'de')) : both(text, text);
}

/** Pages that answers to these questions cite; those of the finding come first. */
function pagesOf(
  { pages, searched, copies }: Material,
  ids: ReadonlySet<string>,
  found: Found,
): (PageSeen & { brandId: string | null })[] {
  const of = [...ids].reduce((sum, id) => sum + (searched.get(id) ?? 0), 0);
  const wanted = moveOf(found.move).about === 'source' ? new Set(found.domains ?? [found.subject]) : null;
  return [
    ...Map.groupBy(
      pages.filter(({ promptId }) => ids.has(promptId)),
      ({ citationId }) => citationId,
    ),
  ]
    .flatMap(([citationId, all]) => {
      const [first] = all;
      if (!first) return [];
      const copy = copies.get(citationId);
      const answers = all.reduce((sum, { cited }) => sum + cited, 0);
      return [
        {
          citationId,
          url: first.url,
          domain: first.domain,
          sourceType: first.sourceType,
          brandId: first.brandId,
          answers: Math.min(answers, of),
          of,
          readAt: copy?.fetchedAt ?? null,
          changed: copy?.shows?.updated ?? null,
          namesYou: copy?.namesYou ?? null,
          names: copy?.names ?? [],
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(wanted?.has(b.domain) ?? false) - Number(wanted?.has(a.domain) ?? false) ||
        b.answers - a.answers ||
        Number(b.readAt !== null) - Number(a.readAt !== null) ||
        Number(a.sourceType === 'other') - Number(b.sourceType === 'other') ||
        a.url.localeCompare(b.url),
    )
    .slice(0, mostPages);
}

/**
 * The page of the site to be named on: one that was read and names others alone, before the most cited. An address without a path
 * may be all that an engine tells of several pages.
 */
function sourceOf(found: Found, pages: readonly PageSeen[]): Matter['source'] {
  if (moveOf(found.move).about !== 'source') return null;
  const own = pages.filter(({ domain }) => domain === found.subject);
  const page =
    own.find(({ namesYou, names }) => namesYou === false && names.length > 0) ??
    own.find(({ url }) => new URL(url).pathname !== '/') ??
    own[0];
  if (page) return page;
  const [url] = found.pages;
  return url === undefined ? null : { domain: found.subject, url, sourceType: found.sourceType ?? 'other' };
}
