import { createHash } from 'node:crypto';
import { type PromptIntent, promptIntents } from '@svc/contract/measure/prompt-set';
import type { PageReading } from '@svc/page';
import { createRandom, type Steps, takeAll } from '@svc/scoring';
import { countryPhrase } from '../../../../business/index.ts';
import { say } from '../../../../i18n/index.ts';
import { areAlike, contentWords } from '../../../../near-duplicate/index.ts';
import { classifyPrompt } from './classify.ts';
import { type Composed, type ComposeInput, compose } from './compose.ts';
import type { Found, FoundSource } from './found.ts';
import { businessesOf, type PromptSubject, subjectOf } from './subject.ts';
import { templateSets } from './template/index.ts';
import { fillTemplates, isReaderIntent } from './template-prompts.ts';

export interface GeneratedPrompt {
  text: string;
  intent: PromptIntent;
  branded: boolean;
  /** Topic; null: one of the page's own questions. */
  topic: string | null;
  source: 'corpus' | 'page' | 'engine' | FoundSource;
  /** How often it is searched for, where that is known. */
  demand?: Found['demand'];
  /** Why it is among them, in a sentence. */
  why: string;
}

export interface GenerateInput {
  /** A page that was read, or the facts themselves. */
  from: PageReading | PromptSubject;
  count: number;
  /** BCP 47; default: the page's language, then English. */
  language?: string | null;
  /** ISO 3166-1 alpha-2: where people ask who name no town. */
  country?: string | null;
  seed: number | string;
  intents?: readonly PromptIntent[];
  /** Share of prompts that name the brand, 0..1. They are left out of presence statistics; default 0. */
  brandedShare?: number;
}

export interface GeneratedPrompts {
  /** At most `count`: fewer where what is known of the business gives no more good ones. */
  prompts: GeneratedPrompt[];
  /** The language that they are written in. */
  language: string;
  notes: string[];
}

type Chosen = Omit<GeneratedPrompt, 'branded'>;

const usual = 'People who look for this kind of business ask it.';
/** The reason given for a question that was made with a word of the business. */
function because(word: string, slot: Composed['slot']): string {
  if (slot === 'rival') return say({ id: 'prompts.why_rival', values: { word } });
  if (slot === 'need') return say({ id: 'prompts.why_need', values: { word } });
  if (slot === 'person') return say({ id: 'prompts.why_person', values: { word } });
  return say({ id: 'prompts.why_offer', values: { word } });
}

function brandedPrompts(
  { subject, topic, language }: { subject: PromptSubject; topic: string | undefined; language: string },
  count: number,
  names: readonly string[],
): GeneratedPrompt[] {
  const wordings = (templateSets[language]?.brandedTemplates ?? []).filter(
    (wording) => topic !== undefined || !wording.includes('{topic}'),
  );
  return wordings.slice(0, count).map((wording) => {
    const text = wording.replaceAll('{brand}', subject.brand).replaceAll('{topic}', topic ?? '');
    return {
      text,
      intent: classifyPrompt(text, names).intent,
      branded: true,
      topic: topic ?? null,
      source: 'corpus',
      why: 'It names the brand, so whoever asks it already knows the brand.',
    };
  });
}

/**
 * Prompts as buyers would ask them: of the corpus in English and German, from wordings around topics in other languages;
 * balanced over the intents, without the brand's name, no two alike, the same for the same seed. A step a prompt.
 */
export function* generatePromptsSteps(input: GenerateInput): Steps<GeneratedPrompts> {
  const pageLanguage = 'identity' in input.from ? input.from.identity.language?.value : undefined;
  const wanted = (input.language ?? pageLanguage ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en';
  const notes: string[] = [];
  const language = Object.hasOwn(templateSets, wanted) ? wanted : 'en';
  if (language !== wanted) notes.push(say({ id: 'made.in_english', values: { language: wanted } }));
  const subject = 'identity' in input.from ? subjectOf(input.from, language) : input.from;
  const names = [subject.brand, ...(subject.aliases ?? []), ...(subject.domains ?? [])];
  const seed = createHash('sha256').update(String(input.seed)).digest().readUIntBE(0, 6);
  const isCorpus = (language === 'en' || language === 'de') && subject.audience !== 'reader';
  const chosen = isCorpus
    ? yield* fromCorpus(subject, { ...input, language, names, seed })
    : yield* fromTemplates(subject, { ...input, language, names, seed });
  const topic = isCorpus
    ? chosen.prompts.find((one) => one.topic !== null)?.topic
    : subject.topics?.[0]?.phrase;
  const branded = brandedPrompts(
    { subject, topic: topic ?? undefined, language },
    Math.round(input.count * (input.brandedShare ?? 0)),
    names,
  );
  const prompts = chosen.prompts
    .slice(0, input.count - branded.length)
    .map((prompt): GeneratedPrompt => ({ ...prompt, branded: false }));
  const all = [...prompts, ...branded];
  notes.push(...chosen.notes);
  const short = shortNote(all.length, input.count);
  if (short !== null) notes.push(short);
  return { prompts: all, language, notes };
}

/** Why fewer came than were wanted; null where none is missing. */
export const shortNote = (there: number, wanted: number): string | null =>
  there < wanted ? say({ id: 'made.few', values: { prompts: there, wanted } }) : null;

/** All steps of `generatePromptsSteps` at once. */
export const generatePrompts = (input: GenerateInput): GeneratedPrompts =>
  takeAll(generatePromptsSteps(input));

interface Made {
  prompts: Chosen[];
  notes: string[];
}

interface How extends GenerateInput {
  language: string;
  names: readonly string[];
  seed: number;
}

function* fromCorpus(subject: PromptSubject, how: How): Steps<Made> {
  const language = how.language === 'de' ? 'de' : 'en';
  const country = how.country?.toUpperCase() ?? null;
  const countryPlace = countryPhrase(country, language);
  const businesses = businessesOf(subject, language);
  const intents = promptIntents.filter((intent) =>
    (how.intents ?? subject.intents ?? promptIntents).includes(intent),
  );
  const own = ownQuestions(subject, how.names, intents).slice(0, Math.max(1, Math.round(how.count / 4)));
  const lists = businesses.map(({ business, topic }) =>
    composedAbout(topic, {
      business,
      names: how.names,
      rivals: subject.competitors ?? [],
      ...(subject.audiences && { persons: subject.audiences }),
      country,
      countryPlace,
      intents,
      seed: how.seed,
    }),
  );
  const notes =
    how.intents?.includes('local') && !businesses.some(({ business }) => business.place || business.local)
      ? [
          'No town is known, and people do not search for this near home, so there are no local prompts. Name a place to get some.',
        ]
      : [];
  for (const { phrase } of subject.business ? [] : (subject.topics ?? []))
    if (classifyPrompt(phrase, how.names).branded)
      notes.push(say({ id: 'made.names_brand', values: { phrase } }));
  const nearMe = businesses.some(
    ({ business }) => business.local && business.place === null && business.family !== 'travel',
  );
  return {
    prompts: yield* distinct([own, ...lists], how.count),
    notes: nearMe
      ? [
          ...notes,
          'No town is known, so the questions say “near me”. Name the place, in the description or in its own field.',
        ]
      : notes,
  };
}

function* fromTemplates(subject: PromptSubject, how: How): Steps<Made> {
  const { language, names } = how;
  const set = templateSets[language];
  if (!set) throw new RangeError(`There are no templates for ${language}`);
  const notes: string[] = [];
  const sensible =
    how.intents ??
    subject.intents ??
    (subject.audience === 'reader' ? promptIntents.filter(isReaderIntent) : promptIntents);
  const country = how.country ? set.places.countries[how.country.toUpperCase()] : undefined;
  const place = subject.city ? set.places.city.replace('{city}', subject.city) : (country ?? null);
  const intents = promptIntents.filter(
    (intent) => sensible.includes(intent) && (intent !== 'local' || place),
  );
  if (how.intents?.includes('local') && !place)
    notes.push('No city or country is known, so there are no local prompts.');
  const topics = subject.topics ?? [];
  if (topics.length === 0) notes.push('The page shows no topic, so only prompts without one could be made.');
  for (const { phrase } of topics)
    if (classifyPrompt(phrase, names).branded)
      notes.push(say({ id: 'made.names_brand', values: { phrase } }));
  const random = createRandom(how.seed);
  const own = ownQuestions(subject, names, intents);
  const queues = intents.map((intent): Chosen[] => [
    ...own.filter((question) => question.intent === intent).slice(0, 1),
    ...fillTemplates({ set, subject, place, random }, intent)
      .filter(({ text }) => !classifyPrompt(text, names).branded)
      .map(({ text, topic }): Chosen => ({ text, intent, topic, source: 'corpus', why: usual })),
  ]);
  return { prompts: yield* distinct(queues, how.count), notes };
}

/** Questions of the page that can be asked elsewhere. */
function ownQuestions(
  subject: PromptSubject,
  names: readonly string[],
  intents: readonly PromptIntent[],
): Chosen[] {
  return (subject.questions ?? [])
    .map((text) => ({ text, ...classifyPrompt(text, names) }))
    .filter(({ branded, intent }) => !branded && intents.includes(intent))
    .map(({ text, intent }) => ({
      text,
      intent,
      topic: null,
      source: 'page',
      why: 'The page answers this question, and the question makes sense on its own.',
    }));
}

function* composedAbout(topic: string | null, input: ComposeInput): Generator<Chosen> {
  for (const { text, intent, topic: about, from, slot } of compose(input))
    yield {
      ...{ text, intent, topic: topic ?? about },
      ...{ source: 'corpus', why: from === null ? usual : because(from, slot) },
    };
}

/** Takes one of each list in turn, and skips questions that ask the same. */
function* distinct(lists: readonly Iterable<Chosen>[], count: number): Steps<Chosen[]> {
  const prompts: Chosen[] = [];
  const taken: ReadonlySet<string>[] = [];
  const queues = lists.map((list) => list[Symbol.iterator]());
  for (let added = true; added; ) {
    added = false;
    for (const queue of queues) {
      if (prompts.length >= count) return prompts;
      for (let next = queue.next(); !next.done; next = queue.next()) {
        const words = contentWords(next.value.text);
        if (taken.some((other) => areAlike(words, other))) continue;
        taken.push(words);
        prompts.push(next.value);
        added = true;
        break;
      }
      yield;
    }
  }
  return prompts;
}
