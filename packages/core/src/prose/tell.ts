import type { Language } from '@svc/figures';
import { LRUCache } from 'lru-cache';
import { germanFigures } from './figures.ts';
import { sentences, words } from './german/index.ts';
import { fill, fillingsOf, type Message, parseMessage } from './message.ts';

/** Fields in which the service speaks. Only what is a message of the catalogue is told otherwise there. */
const spoken: ReadonlySet<string> = new Set([
  ...['action', 'advice', 'caution', 'description', 'detail', 'headline', 'label', 'measured', 'meaning'],
  ...[
    'message',
    'missing',
    'modelLabel',
    'note',
    'notes',
    'proof',
    'reason',
    'required',
    'sentence',
    'statement',
  ],
  ...['steps', 'title', 'warning', 'why'],
]);

interface Catalogue {
  whole: ReadonlyMap<string, string>;
  /** With holes; the one that says most comes first, since it is meant where several fit. */
  open: readonly { english: Message; german: Message; piece: string }[];
  kept: LRUCache<string, { told: string | null }>;
}

const said = ({ pieces }: Message): number => pieces.join('').length;
const longest = ({ pieces }: Message): string =>
  pieces.reduce((one, other) => (other.length > one.length ? other : one));

function catalogueOf(pairs: readonly (readonly [string, string])[]): Catalogue {
  const messages = pairs.map(([english, german]) => ({
    english: parseMessage(english),
    german: parseMessage(german),
  }));
  return {
    whole: new Map(pairs),
    open: messages
      .filter(({ english }) => english.holes.length > 0)
      .map((message) => ({ ...message, piece: longest(message.english) }))
      .toSorted((one, other) => said(other.english) - said(one.english)),
    // The same notes stand beside many figures.
    kept: new LRUCache({ max: 5_000 }),
  };
}

const outer = catalogueOf(sentences);
const inner = catalogueOf([...sentences, ...words]);

function tellOne(text: string, { whole, open }: Catalogue): string | null {
  const known = whole.get(text);
  if (known !== undefined) return known;
  for (const { english, german, piece } of open) {
    if (!text.includes(piece)) continue;
    const fillings = fillingsOf(english, text, ({ kind }, filling) => {
      if (kind === 'text') return filling === '' ? null : filling;
      return kind === 'figures' ? germanFigures(filling) : tellInside(filling);
    });
    if (!fillings) continue;
    const told = fill(german, new Map(english.holes.map(({ name }, at) => [name, fillings[at] ?? ''])));
    return told.replace(/(?<![\d.,])1 Punkten?\b/g, '1 Punkt');
  }
  return null;
}

/** What is in a hole: nothing, or words that the catalogue has; the space before them belongs to them. */
function tellInside(text: string): string | null {
  const words = text.trimStart();
  const told = words === '' ? '' : tellWith(words, inner, ['; ', ', ', ' ']);
  return told === null ? null : text.slice(0, text.length - words.length) + told;
}

/** Longer than anything that the service says. */
const longestText = 2_000;

function tellWith(text: string, catalogue: Catalogue, marks: readonly string[]): string | null {
  if (text.length > longestText) return null;
  const kept = catalogue.kept.get(text);
  if (kept) return kept.told;
  const told = tellOne(text, catalogue) ?? tellRow(text, catalogue, marks);
  catalogue.kept.set(text, { told });
  return told;
}

/** Several that were put together: the longest first part that is known, then the rest. */
function tellRow(text: string, catalogue: Catalogue, marks: readonly string[]): string | null {
  for (const mark of marks) {
    for (let at = text.lastIndexOf(mark); at > 0; at = text.lastIndexOf(mark, at - 1)) {
      if (mark === ' ' && !/[.?!”)]/.test(text[at - 1] ?? '')) continue;
      const first = tellOne(text.slice(0, at), catalogue);
      const rest = first === null ? null : tellWith(text.slice(at + mark.length), catalogue, marks);
      if (rest !== null) return `${first}${mark}${rest}`;
    }
  }
  return null;
}

/** A sentence of the service, or several in a row, in German; null: the catalogue lacks one of them. */
export const tellGerman = (text: string): string | null => tellWith(text, outer, [' ']);

/** An answer of the API with what the service says in it in this language; what others wrote stays as it is. */
export const tell = (answer: unknown, language: Language): unknown =>
  language === 'en' ? answer : retell(answer, false);

function retell(value: unknown, spokenHere: boolean): unknown {
  if (typeof value === 'string') return spokenHere ? (tellGerman(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => retell(one, spokenHere));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, retell(one, spoken.has(name))]),
  );
}
