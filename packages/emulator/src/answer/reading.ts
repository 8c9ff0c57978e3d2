import type { Settings } from '../config.ts';
import type { WrittenAnswer } from '../state.ts';
import { uniformOf } from '../truth/random.ts';
import { english } from './phrase/english.ts';
import { french } from './phrase/french.ts';
import { german } from './phrase/german.ts';
import { japanese } from './phrase/japanese.ts';
import type { Phrases } from './phrase/phrases.ts';
import { spanish } from './phrase/spanish.ts';

export type Tone = 'positive' | 'neutral' | 'negative' | 'mixed';
export interface Stance {
  tone: Tone;
  strength: 'recommended' | 'listed';
  /** Words that show it, as they stand in the text. */
  quote: string;
  /** Themes of the sentences about the brand. */
  themes: Theme[];
  /** Words that claim that it works without a connection; null: none do. */
  offline: string | null;
}

const themeNames = ['price', 'support', 'easeOfUse', 'features'] as const;
type Theme = (typeof themeNames)[number];

/** Tone of each phrase, by its place; the phrases have the same order in each language. */
const tones: Record<'named' | 'item' | 'again', readonly Tone[]> = {
  named: ['positive', 'positive', 'mixed', 'positive', 'neutral'],
  item: ['positive', 'mixed', 'positive', 'mixed', 'neutral'],
  again: ['neutral', 'neutral'],
};
const themes: Record<'named' | 'item' | 'again', readonly (readonly Theme[])[]> = {
  named: [[], ['easeOfUse', 'price'], ['features', 'easeOfUse'], ['easeOfUse'], ['features']],
  item: [['easeOfUse', 'price'], ['features', 'price'], [], ['features'], ['price', 'support']],
  again: [[], []],
};
/** Places of the phrases that say that a brand works offline. */
const offlineAt = { named: 3, item: 2, again: -1 };
const languages: readonly Phrases[] = [english, german, french, spanish, japanese];

/** How an emulated answer truly speaks of a brand; null: no phrase of ours names it. */
export function stanceIn(text: string, name: string): Stance | null {
  const plain = text.replaceAll('*', '');
  const found = languages.flatMap((phrases) =>
    (['named', 'item', 'again'] as const).flatMap((kind) =>
      phrases[kind].flatMap((phrase, at) => {
        const words = phrase.replaceAll('*', '').replaceAll('{brand}', name);
        return plain.includes(words)
          ? [
              {
                kind,
                tone: tones[kind][at] ?? 'neutral',
                quote: words,
                themes: themes[kind][at] ?? [],
                offline: offlineAt[kind] === at ? words : null,
              },
            ]
          : [];
      }),
    ),
  );
  const [first] = found.filter(({ tone }) => tone !== 'neutral').concat(found);
  if (!first) return null;
  const said = new Set(found.map(({ tone }) => tone).filter((tone) => tone !== 'neutral'));
  const tone = said.size > 1 ? 'mixed' : ([...said][0] ?? 'neutral');
  const strength = found.some(({ kind }) => kind === 'again') ? 'recommended' : 'listed';
  return {
    tone,
    strength,
    quote: first.quote,
    themes: [...new Set(found.flatMap(({ themes }) => themes))],
    offline: found.find(({ offline }) => offline !== null)?.offline ?? null,
  };
}

/**
 * The reply of a reader that is right and wrong at the rates of the settings, to an order that begins with “Reader”; null
 * for any other prompt. Errors follow from the answer's text, the model, and how often that has read it before, whatever stands
 * beside it in the order: so two runs over the same texts err alike, and one text read twice may be read otherwise.
 */
export function readingReply(
  prompt: string,
  { reader, seed }: Settings,
  { model, timesRead }: { model: string; timesRead: (text: string) => number },
): WrittenAnswer | null {
  if (!prompt.startsWith('Reader order-')) return null;
  const names = jsonAfter<string[]>(prompt, 'Brands') ?? [];
  const answers = jsonAfter<{ answer: number; text: string }[]>(prompt, 'Answers') ?? [];
  const bidden = reader.obeys
    ? answers.flatMap(({ text }) => {
        const [, name = '', tone = ''] = /report (.{1,60}?) as (positive|negative)/i.exec(text) ?? [];
        return name ? [{ name, tone }] : [];
      })
    : [];
  const read = answers.map(({ answer, text }) => {
    const reading = `${seed}|${model}|${timesRead(text)}|${text}`;
    const chance = (of: string) => uniformOf(`${reading}|${of}`);
    return {
      answer,
      brands: [
        ...names.filter((name) => text.includes(name)).map((name) => readBrand(text, name, chance)),
        ...(chance('forged') < reader.forged
          ? [
              {
                name: 'Inventia',
                spellings: ['Inventia'],
                sentiment: 'positive',
                strength: 'recommended',
                quote: 'Inventia leads.',
              },
            ]
          : []),
      ],
    };
  });
  const text = JSON.stringify({ answers: read });
  return {
    blocks: [{ type: 'paragraph', sentences: [{ text, cites: [] }] }],
    pages: [],
    citedCount: 0,
    queries: [],
  };

  function readBrand(text: string, name: string, chance: (of: string) => number) {
    const truth = stanceIn(text, name);
    const line = text.split('\n').find((one) => one.includes(name)) ?? name;
    const tone = truth?.tone ?? 'neutral';
    const drawn = chance(name);
    const said =
      bidden.find((one) => one.name === name)?.tone ??
      (tone === 'neutral'
        ? drawn < reader.specificity
          ? 'neutral'
          : 'positive'
        : drawn < reader.sensitivity
          ? tone
          : 'neutral');
    return {
      name,
      spellings: [name],
      sentiment: said,
      strength: truth?.strength ?? 'mentioned',
      quote: (truth?.quote ?? line).slice(0, 300),
      themes: themeNames.filter((theme) =>
        truth?.themes.includes(theme) === true
          ? chance(`${name} ${theme}`) < reader.sensitivity
          : chance(`${name} no ${theme}`) >= reader.specificity,
      ),
      claims: truth
        ? [
            { text: truth.quote.slice(0, 300), about: 'product' },
            ...(truth.offline !== null && chance(`${name} offline`) < reader.sensitivity
              ? [{ text: truth.offline, about: 'offline use' }]
              : []),
          ]
        : [],
    };
  }
}

function jsonAfter<T>(prompt: string, name: string): T | null {
  const line = prompt.split('\n').find((one) => one.startsWith(`${name}: `));
  if (line === undefined) return null;
  try {
    // The one cast: our own order is what comes.
    return JSON.parse(line.slice(name.length + 2)) as T;
  } catch {
    return null;
  }
}
