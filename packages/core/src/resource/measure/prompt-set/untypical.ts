import type { Prompt } from '@svc/contract/measure/prompt-set';
import { type Business, kindById, languageOfText, namesTown } from '../../../business/index.ts';
import { contentWords } from '../../../near-duplicate/index.ts';
import { ownLanguage } from './business.ts';

export interface Market {
  /** null: it is not known what is offered, so that nothing can be far from it. */
  business: Business | null;
  /** All that was written of it: descriptions, topics, rivals. */
  written: readonly string[];
  language: string;
}

/** Prompts of these sources rest on the market itself. */
const ofTheMarket: readonly Prompt['source'][] = ['corpus', 'page', 'searched'];

/** What it has of another market. */
export type Untypical = 'subject' | 'town' | 'language';

/** Why buyers of this market would hardly ask it; null where they might. */
export function untypicalBecause(prompt: Prompt, { business, written, language }: Market): Untypical | null {
  const said = languageOfText(prompt.text);
  const spoken = language.toLowerCase().split('-')[0];
  if (said !== null && (spoken === 'en' || spoken === 'de') && said !== spoken) return 'language';
  if (!business || ofTheMarket.includes(prompt.source)) return null;
  const place = business.place?.split(' ').at(-1) ?? null;
  if (place !== null && namesTown(prompt.text) && !prompt.text.includes(place)) return 'town';
  const known = wordsOf(business, written);
  const own = [...contentWords(prompt.text), ...contentWords(prompt.topic ?? '')];
  return own.some((word) => isKnown(word, known)) ? null : 'subject';
}

function wordsOf(business: Business, written: readonly string[]): string[] {
  const own = ownLanguage(business.language);
  const kind = business.kind === null ? null : kindById(business.kind);
  const texts = [
    ...written,
    ...business.heads.flatMap(({ before, one, many, after }) => [...before, one, many, after]),
    ...business.offers.map(({ text }) => text),
    ...(kind ? [kind.words[own].noun.one, kind.words[own].noun.many] : []),
    ...(kind ? [...kind.words[own].also, ...kind.needs[own]] : []),
    ...(business.place === null ? [] : [business.place]),
  ];
  return [...new Set(texts.flatMap((text) => [...contentWords(text)]))];
}

/** “Zahnarztpraxis” and “Zahnarzt” are of one market: long words that begin alike. */
const isKnown = (word: string, known: readonly string[]): boolean =>
  known.some(
    (other) =>
      other === word ||
      (Math.min(word.length, other.length) >= 5 &&
        (word.startsWith(other.slice(0, 6)) || other.includes(word))),
  );
