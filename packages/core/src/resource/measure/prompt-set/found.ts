import type { Locale, Project } from '@svc/contract/account/project';
import { foundSources, type GeneratePrompts, type Prompt } from '@svc/contract/measure/prompt-set';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { contentWords, createLikenessIndex } from '../../../near-duplicate/index.ts';
import { mostSearched } from '../integration/index.ts';
import { hasOwnQuestions, readProjectBusiness } from './business.ts';
import { type Found, type FoundSource, sievedQuestions } from './generation/index.ts';
import { namesOf } from './prompt.ts';
import { fanOutsOf, pageQuestionsOf, searchedBefore } from './queries-found.ts';

/** Days of searches and answers that questions are found in. */
export const searchDays = 90;
const atMost = { answers: 2_000, most: 500 };

/** Questions from searches of people, from results pages and from engines' searches: each best first, as they were found. */
export async function findQuestions(
  context: Context,
  { id: projectId }: Project,
  sources: readonly FoundSource[] = foundSources,
): Promise<Found[]> {
  const since = new Date(context.now().getTime() - searchDays * 86_400_000).toISOString();
  const span = { projectId, since, ...atMost };
  const searched = sources.includes('searched') ? await searchedQuestions(context, projectId, since) : [];
  const pages = sources.includes('search_page') ? await pageQuestionsOf(context, span) : [];
  const fanOuts = sources.includes('fan_out') ? await fanOutsOf(context, span) : [];
  return [
    ...searched,
    ...pages.map(
      ({ text, kind, pages }): Found => ({
        text,
        source: 'search_page',
        why: say({
          id: kind === 'people_also_ask' ? 'found.people_also_ask' : 'found.related',
          values: { pages },
        }),
      }),
    ),
    ...fanOuts.map(
      ({ text, prompts }): Found => ({
        text,
        source: 'fan_out',
        why: say({ id: 'found.fan_out', values: { prompts } }),
      }),
    ),
  ];
}

export const whySearched = (impressions: number): string =>
  say({ id: 'found.searched', values: { impressions } });

async function searchedQuestions(context: Context, projectId: string, since: string): Promise<Found[]> {
  const connected = await mostSearched(context, { projectId, since: since.slice(0, 10), most: atMost.most });
  const uploaded = await searchedBefore(context, projectId, atMost.most);
  const until = context.now().toISOString().slice(0, 10);
  const found = [
    ...connected.map(({ query, impressions }) => ({
      text: query,
      demand: { impressions, days: searchDays, from: 'connected_services', until },
    })),
    ...uploaded,
  ];
  return found.map(({ text, demand }) => ({
    text,
    demand,
    source: 'searched',
    why: whySearched(demand.impressions),
  }));
}

/** Questions that were found for the project and that are not asked already. */
export async function foundFor(
  context: Context,
  project: Project,
  { language }: Locale,
  { count, intents, sources }: GeneratePrompts,
  known: readonly Prompt[] = [],
) {
  const all = await findQuestions(context, project, sources);
  if (all.length === 0) return [];
  const business = hasOwnQuestions(language)
    ? await readProjectBusiness(context, project, { language })
    : null;
  const index = createLikenessIndex();
  for (const { id, text } of known) index.add(id, contentWords(text));
  const fresh = all.filter(({ text }) => index.find(contentWords(text)) === null);
  const kinds = (business?.heads ?? []).flatMap(({ one, many }) => [one, many]);
  return sievedQuestions(fresh, count, { names: namesOf(project), kinds, language, intents });
}

/** Counts of prompts by source; empty where all were written. */
export function sourcesOf(prompts: readonly { source: Prompt['source'] }[]): string[] {
  const count = (source: Prompt['source']) => prompts.filter((one) => one.source === source).length;
  return foundSources.flatMap((source) =>
    count(source) === 0
      ? []
      : [say({ id: 'found.share', values: { found: count(source), all: prompts.length, source } })],
  );
}
