import {
  type Business,
  decline,
  indefinite,
  type Language,
  type NounPhrase,
  plural,
} from '../../../../business/index.ts';
import { asksForChoice } from './choice.ts';

interface Surroundings {
  business: Business | null;
  language: Language;
  /** What the page is about. */
  about: readonly string[];
}

/** Answered by looking at the page alone, or about using what one has already: no choice hangs on it. */
const noChoice =
  /\b(?:account|password|log ?in|sign in|cancel|refund|my order|contact you|reach you|your (?:team|office|company|newsletter|opening)|are you|do you|can you|did you|will you|why us|why choose|who we|konto|passwort|anmelden|kündigen|meine bestellung|erreiche ich (?:sie|euch)|seid ihr|habt ihr|bieten sie|sind sie|haben sie|können sie|warum wir|wer wir|über uns)\b/i;
const pointing = /\b(?:it|its|this|that|these|they|them|es|sie|das|dies\p{L}*|ihn|damit|dafür|davon)\b/iu;

const wordsOf = (text: string, least: number): string[] =>
  (text.toLowerCase().match(/\p{L}{1,60}/gu) ?? []).filter((word) => word.length >= least);

const names = (question: string, phrases: readonly string[]): boolean => {
  const asked = wordsOf(question, 4);
  return phrases
    .flatMap((phrase) => wordsOf(phrase, 4))
    .some((word) => asked.some((one) => one.startsWith(word) || word.startsWith(one)));
};

/**
 * Says what is chosen, by its noun or by all that tells it apart: “Is there a free plan?” names no shift scheduling
 * software, “Which shift scheduling works offline?” does. German compounds hold the noun.
 */
const namesHead = (question: string, { before, one, many }: NounPhrase): boolean => {
  const asked = wordsOf(question, 3);
  const apart = wordsOf([...before, one].join(' '), 3).slice(0, -1);
  const nouns = [one, many].flatMap((noun) => wordsOf(noun, 3).slice(-1));
  return (
    (apart.length > 0 && apart.every((word) => asked.includes(word))) ||
    nouns.some((noun) =>
      asked.some((word) => word.endsWith(noun) || (word.length > 4 && noun.endsWith(word))),
    )
  );
};

/**
 * A question of a page as it can be asked elsewhere: “How much does it cost?” on a page about rota software becomes
 * “How much does rota software cost?”. Null for what only makes sense on the page, or asks for no choice.
 */
export function standAlone(heading: string, { business, language, about }: Surroundings): string | null {
  const text = heading.replace(/\s+/g, ' ').trim();
  if (!/[?？]$/.test(text) || text.length > 120 || noChoice.test(text)) return null;
  const [head] = business?.heads ?? [];
  if (!pointing.test(text) && text.split(/\s+/).length >= 4)
    return (head ? namesHead(text, head) : names(text, about)) && asksForChoice(text) ? text : null;
  // Nobody asks for the price of a practice.
  if (!head || business?.role !== 'product') return null;
  const one = language === 'de' ? decline(['ein'], head, 'one', 'nominative') : indefinite(head);
  const many = language === 'de' ? decline([], head, 'many', 'nominative') : plural(head);
  const [pattern, question] = patterns[language].find(([known]) => known.test(text)) ?? [];
  return pattern && question ? question.replace('{one}', one).replace('{many}', many) : null;
}

const patterns: Record<Language, [RegExp, string][]> = {
  en: [
    [
      /^(?:how much|what) (?:does|do|will) (?:it|this|they) cost\?$/i,
      'How much does {one} cost, and which one is good value?',
    ],
    [/^how long does (?:it|this) take(?: to set up)?\?$/i, 'Which {many} are quickest to get started with?'],
    [
      /^how does (?:it|this) compare(?: (?:to|with) (?:others|other \p{L}+|the alternatives))?\?$/iu,
      'How do the leading {many} compare?',
    ],
    [/^(?:who|whom) is (?:it|this) for\?$/i, 'Who needs {one}, and which one is best?'],
    [/^is (?:it|this) worth it\?$/i, 'Is {one} worth it, and which one?'],
  ],
  de: [
    [/^(?:was|wie ?viel) kostet (?:es|das|sie)\?$/i, 'Was kostet {one}, und welcher Anbieter ist fair?'],
    [
      /^für wen ist (?:es|das|sie) (?:gedacht|geeignet)\?$/i,
      'Für wen lohnt sich {one}, und welche Anbieter sind gut?',
    ],
    [/^lohnt sich (?:es|das|sie)\?$/i, 'Lohnt sich {one}, und welcher Anbieter ist gut?'],
  ],
};
