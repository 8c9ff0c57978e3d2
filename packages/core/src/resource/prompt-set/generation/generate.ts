import { createHash } from 'node:crypto';
import type { PageReading } from '@svc/page';
import { createRandom, drawIndex, type Random } from '@svc/scoring';
import { areAlike, contentWords } from '../../../likeness/index.ts';
import { classifyPrompt } from './classify.ts';
import { type PromptIntent, promptIntents } from './intent.ts';
import { type PromptSubject, subjectOf } from './subject.ts';
import { type TemplateSet, templateSets } from './template/index.ts';

export interface GeneratedPrompt {
  text: string;
  intent: PromptIntent;
  branded: boolean;
  /** The topic that it was made from; null: one of the page's own questions. */
  topic: string | null;
}

export interface GenerateInput {
  /** A page that was read, or the facts themselves. */
  from: PageReading | PromptSubject;
  count: number;
  /** BCP 47; default: the page's language, then English. */
  language?: string | null;
  /** ISO 3166-1 alpha-2: makes local prompts where the subject has no city. */
  country?: string | null;
  seed: number | string;
  intents?: readonly PromptIntent[];
  /** Share of prompts that name the brand, 0..1. They are left out of presence statistics; default 0. */
  brandedShare?: number;
}

export interface GeneratedPrompts {
  /** At most `count`: fewer when the subject is too thin for more that differ. */
  prompts: GeneratedPrompt[];
  /** The language that they are written in. */
  language: string;
  notes: string[];
}

interface Candidate {
  text: string;
  intent: PromptIntent;
  topic: string | null;
  /** Lower comes first. */
  order: number;
  /** It ends with the product or the audience, so that a facet can follow it. */
  open: boolean;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type ReaderIntent = keyof TemplateSet['readerTemplates'];
const isReaderIntent = (intent: PromptIntent): intent is ReaderIntent =>
  intent !== 'price' && intent !== 'local';

interface Wordings {
  set: TemplateSet;
  subject: PromptSubject;
  place: string | null;
  random: Random;
}

function fillTemplates({ set, subject, place, random }: Wordings, intent: PromptIntent): Candidate[] {
  const { audience = 'business' } = subject;
  const usual = set.audiences[audience === 'reader' ? 'business' : audience];
  const audiences = subject.audiences?.length ? subject.audiences : usual;
  const competitors = subject.competitors ?? [];
  const wordings = [
    ...(audience === 'reader' && isReaderIntent(intent)
      ? set.readerTemplates[intent]
      : set.templates[intent]),
    ...(intent === 'alternatives' && competitors.length ? set.competitorTemplates : []),
  ].filter((wording) => subject.city || !wording.includes('{city}'));
  const filled = subject.topics.flatMap(({ phrase, weight = 1 }, rank) => {
    const saysForWhom = ` ${phrase} `.includes(` ${set.forWord} `);
    const fitting = wordings.filter((wording) => !saysForWhom || !wording.includes('{audience}'));
    return fitting.map((wording) => {
      const values: Record<string, string> = {
        topic: phrase,
        audience: audiences[drawIndex(random, audiences.length)] ?? '',
        place: place ?? '',
        city: subject.city ?? '',
        competitor: competitors[drawIndex(random, Math.max(competitors.length, 1))] ?? '',
      };
      const text = capitalised(wording.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? ''));
      // Exponential races: a topic of twice the weight comes first twice as often.
      const order = (-Math.log(1 - random()) / Math.max(weight, 0.05)) * (1 + 0.1 * rank);
      return { text, intent, topic: phrase, order, open: /\{(?:topic|audience)\}\s?[.?!]?$/.test(wording) };
    });
  });
  const plain = filled.toSorted((one, other) => one.order - other.order);
  return isNarrowable(subject, intent) ? [...plain, ...narrowed(set, plain, random)] : plain;
}

/** Facets have no price, and neither has content that is read rather than bought. */
const isNarrowable = ({ audience }: PromptSubject, intent: PromptIntent): boolean =>
  audience !== 'reader' && intent !== 'price';

/** The same questions about one facet each, for sets that are larger than the plain wordings reach. */
function narrowed(set: TemplateSet, plain: readonly Candidate[], random: Random): Candidate[] {
  return plain
    .filter(({ open }) => open)
    .flatMap(({ text, intent, topic }) =>
      set.facets.map((facet) => {
        const concern = ` ${set.concern.replace('{facet}', facet)}`;
        return {
          text: text.replace(/\s?[.?!]?$/, (end) => concern + end),
          intent,
          topic,
          order: random(),
          open: false,
        };
      }),
    )
    .toSorted((one, other) => one.order - other.order);
}

function ownQuestions(
  subject: PromptSubject,
  names: readonly string[],
  usable: readonly PromptIntent[],
): Candidate[] {
  return (subject.questions ?? [])
    .map((text) => ({ text, ...classifyPrompt(text, names) }))
    .filter(({ branded, intent }) => !branded && usable.includes(intent))
    .map(({ text, intent }) => ({ text, intent, topic: null, order: 0, open: false }));
}

function brandedPrompts(
  set: TemplateSet,
  subject: PromptSubject,
  count: number,
  names: readonly string[],
): GeneratedPrompt[] {
  const topic = subject.topics[0]?.phrase;
  const wordings = set.brandedTemplates.filter(
    (wording) => topic !== undefined || !wording.includes('{topic}'),
  );
  return wordings.slice(0, count).map((wording) => {
    const text = wording.replaceAll('{brand}', subject.brand).replaceAll('{topic}', topic ?? '');
    return { text, intent: classifyPrompt(text, names).intent, branded: true, topic: topic ?? null };
  });
}

/**
 * Prompts as buyers would ask them, from templates per intent: balanced over the intents, without the brand's
 * name, no two alike, the same for the same seed. A language without templates falls back to English, noted.
 */
export function generatePrompts(input: GenerateInput): GeneratedPrompts {
  const subject = 'identity' in input.from ? subjectOf(input.from) : input.from;
  const pageLanguage = 'identity' in input.from ? input.from.identity.language?.value : undefined;
  const wanted = (input.language ?? pageLanguage ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en';
  const notes: string[] = [];
  const language = wanted in templateSets ? wanted : 'en';
  const set = templateSets[language];
  if (!set) throw new RangeError('English templates are missing');
  if (language !== wanted) notes.push(`There are no templates for "${wanted}"; the prompts are in English.`);
  const names = [subject.brand, ...(subject.aliases ?? []), ...(subject.domains ?? [])];
  const usual = subject.audience === 'reader' ? promptIntents.filter(isReaderIntent) : promptIntents;
  const sensible = input.intents ?? subject.intents ?? usual;
  const country = input.country ? set.places.countries[input.country.toUpperCase()] : undefined;
  const place = subject.city ? set.places.city.replace('{city}', subject.city) : (country ?? null);
  const intents = promptIntents.filter(
    (intent) => sensible.includes(intent) && (intent !== 'local' || place),
  );
  if (input.intents?.includes('local') && !place)
    notes.push('No city or country is known, so there are no local prompts.');
  if (subject.topics.length === 0)
    notes.push('The page shows no topic, so only prompts without one could be made.');

  for (const { phrase } of subject.topics)
    if (classifyPrompt(phrase, names).branded)
      notes.push(`“${phrase}” names the brand: questions about it would find it by name, and are left out.`);

  const branded = brandedPrompts(set, subject, Math.round(input.count * (input.brandedShare ?? 0)), names);
  const prompts: GeneratedPrompt[] = [];
  const taken: ReadonlySet<string>[] = [];
  const accept = ({ text, intent, topic }: Candidate): boolean => {
    const words = contentWords(text);
    if (classifyPrompt(text, names).branded || taken.some((other) => areAlike(words, other))) return false;
    taken.push(words);
    prompts.push({ text, intent, branded: false, topic });
    return true;
  };
  const random = createRandom(createHash('sha256').update(String(input.seed)).digest().readUIntBE(0, 6));
  const questions = pageLanguage === wanted ? ownQuestions(subject, names, intents) : [];
  const queues = intents.map((intent) => [
    ...questions.filter((question) => question.intent === intent).slice(0, 1),
    ...fillTemplates({ set, subject, place, random }, intent),
  ]);
  // One of each intent in turn, until there are enough or nothing new is left.
  for (let added = true; added; ) {
    added = false;
    for (const queue of queues) {
      if (prompts.length + branded.length >= input.count) break;
      while (queue.length) {
        const next = queue.shift();
        if (next && accept(next)) {
          added = true;
          break;
        }
      }
    }
    if (prompts.length + branded.length >= input.count) break;
  }
  if (prompts.length + branded.length < input.count)
    notes.push(
      `Only ${prompts.length + branded.length} of ${input.count} prompts differ enough. Add topics for more.`,
    );
  return { prompts: [...prompts, ...branded].slice(0, input.count), language, notes };
}
