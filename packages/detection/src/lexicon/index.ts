import { Automaton } from '../match/automaton.ts';
import { isLetter } from '../match/character.ts';
import { type NormalisedText, normalForm } from '../match/normalise.ts';
import { english } from './english.ts';
import { dutch, german, swedish } from './germanic.ts';
import { arabic, chinese, finnish, hebrew, hindi, japanese, korean, thai, turkish } from './other.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { czech, polish, russian, ukrainian } from './slavic.ts';
import { stanceWords } from './stance-data.ts';
import type { Lexicon } from './types.ts';

export { guessLanguage } from './language.ts';

const lexicons: Record<string, Lexicon> = {
  en: english,
  de: german,
  nl: dutch,
  sv: swedish,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  ru: russian,
  uk: ukrainian,
  pl: polish,
  cs: czech,
  tr: turkish,
  ar: arabic,
  he: hebrew,
  hi: hindi,
  fi: finnish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  th: thai,
};

const cueKinds = [
  'negator',
  'recommended',
  'warned',
  'compared',
  'positive',
  'negative',
  'failedSearch',
  'finding',
  'failedAfter',
  'deniedState',
  'listedState',
  'absentBefore',
  'absentAfter',
  'absentOpening',
  'absentClosing',
  'hedged',
  'harmless',
  'praise',
  'blame',
  'contrast',
  'than',
  'unlike',
  'beats',
  'beaten',
  'denied',
  'factual',
  'personal',
] as const;
/** `absentAround` is composed of two others. */
export type CueKind = (typeof cueKinds)[number] | 'absentAround';

export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
  /** The text between the two cues that it is composed of. */
  inner?: { start: number; end: number };
}

/** A language's cue words, with an automaton of their own: it serves the names of all brands. */
export class Cues {
  readonly filler: ReadonlySet<string>;
  readonly aspects: ReadonlySet<string>;
  /** Filler words of scripts without spaces, where they cannot be told apart by spaces. */
  readonly attachedFiller: RegExp | null;
  readonly #kinds: CueKind[] = [];
  readonly #open: boolean[] = [];
  readonly #attached: boolean;
  readonly #automaton: Automaton;

  constructor(language: string, lexicon: Lexicon) {
    const normalised: string[] = [];
    for (const cueKind of cueKinds) {
      const phrases = new Set((lexicon[cueKind] ?? '').split(','));
      for (const phrase of phrases) {
        const open = phrase.endsWith('*');
        const normal = normalForm(open ? phrase.slice(0, -1) : phrase);
        if (normal === '') continue;
        normalised.push(normal);
        this.#kinds.push(cueKind);
        this.#open.push(open);
      }
    }
    this.#automaton = new Automaton(normalised);
    this.aspects = new Set(lexicon.aspect?.split(' ').map(normalForm));
    // The thing sought may stand between a cue and the name: "could not find information about".
    const words = `${lexicon.filler} ${(lexicon.finding ?? '').replaceAll(',', ' ')}`.split(' ');
    this.filler = new Set(words.map(normalForm));
    // Without spaces, and with Korean endings, there is no word boundary to test.
    this.#attached = ['zh', 'ja', 'ko', 'th'].includes(language);
    const longestFirst = words
      .filter((word) => /^\p{L}[\p{L}\p{M}]*$/u.test(word))
      .sort((one, other) => other.length - one.length);
    this.attachedFiller = this.#attached ? new RegExp(longestFirst.join('|'), 'gu') : null;
  }

  /** All cues of a text: unordered, overlapping. */
  find({ text, offsets }: NormalisedText): Cue[] {
    const cues: Cue[] = [];
    this.#automaton.search(text, (phrase, start, end) => {
      const cue = this.#match(phrase, text, offsets, start, end);
      if (cue) cues.push(cue);
    });
    return cues;
  }

  /** The cue that a phrase found at these units is; null: it stands inside a word. */
  #match(phrase: number, text: string, offsets: Int32Array, start: number, end: number): Cue | null {
    if (!this.#attached) {
      if (isLetter(text.charCodeAt(start - 1))) return null;
      if (!this.#open[phrase] && isLetter(text.charCodeAt(end))) return null;
    }
    return {
      kind: this.#kinds[phrase] as CueKind,
      start: offsets[start] as number,
      end: (offsets[end - 1] as number) + 1,
    };
  }
}

/** Orders cues; the longest wins where they overlap, so that a harmless expression hides its parts. */
export function resolveCues(found: Cue[]): Cue[] {
  order(found);
  const kept: Cue[] = [];
  let widest: Cue | null = null;
  for (const cue of found) {
    const inside = widest !== null && cue.end <= widest.end;
    const same = inside && cue.start === widest?.start && cue.end === widest.end;
    // A cue of absence may be the end of a longer cue, and still counts.
    const absence = cue.kind === 'absentBefore' || cue.kind === 'absentAfter';
    if (inside && !same && !(absence && cue.end === widest?.end && widest.kind !== 'harmless')) continue;
    if (!inside) widest = cue;
    kept.push(cue);
  }
  return compose(kept);
}

/** Sorts by insertion, which is fastest here: cues come by where they end, and few are out of place. */
function order(cues: Cue[]): void {
  for (let index = 1; index < cues.length; index++) {
    const cue = cues[index] as Cue;
    let at = index;
    for (; at > 0 && isBehind(cues[at - 1] as Cue, cue); at--) cues[at] = cues[at - 1] as Cue;
    cues[at] = cue;
  }
}

function isBehind(one: Cue, other: Cue): boolean {
  return one.start > other.start || (one.start === other.start && one.end < other.end);
}

/** Two cues that together say that something was not found, and how many characters may stand between them. */
const compositions: Partial<Record<CueKind, { second: CueKind; becomes: CueKind; reach: number }>> = {
  failedSearch: { second: 'finding', becomes: 'absentAround', reach: 40 },
  finding: { second: 'failedAfter', becomes: 'absentAround', reach: 30 },
  deniedState: { second: 'listedState', becomes: 'absentAfter', reach: 16 },
};

function compose(cues: Cue[]): Cue[] {
  const composed: Cue[] = [];
  for (let index = 0; index < cues.length; index++) {
    const cue = cues[index] as Cue;
    composed.push(cue);
    const rule = compositions[cue.kind];
    if (!rule) continue;
    for (let next = index + 1; next < cues.length; next++) {
      const other = cues[next] as Cue;
      if (other.start - cue.end > rule.reach) break;
      if (other.kind !== rule.second || other.start < cue.end) continue;
      const inner = { start: cue.end, end: other.start };
      composed.push({ kind: rule.becomes, start: cue.start, end: other.end, inner });
      break;
    }
  }
  return composed;
}

function withStance(lexicon: Lexicon, words: Partial<Lexicon> = {}): Lexicon {
  const joined = { ...lexicon };
  for (const [kind, list] of Object.entries(words) as [keyof Lexicon, string][])
    joined[kind] = `${lexicon[kind] ?? ''},${list.replace(/\s+/g, ' ')}`;
  return joined;
}

const compiled = new Map<string, Cues>();

/** Cues of a language, compiled on first use; null when there is no lexicon for it. */
export function cuesOf(language: string): Cues | null {
  const lexicon = lexicons[language];
  if (!lexicon) return null;
  let cues = compiled.get(language);
  if (!cues) {
    cues = new Cues(language, withStance(lexicon, stanceWords[language]));
    compiled.set(language, cues);
  }
  return cues;
}

const aliases: Record<string, string> = { no: 'nb', nn: 'nb', iw: 'he' };

/** Primary subtag of a BCP 47 tag in the form used here. */
export function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return aliases[primary] ?? primary;
}
