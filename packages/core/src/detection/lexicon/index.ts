import { Automaton } from '../match/automaton.ts';
import { edge, leftEdge, rightEdge } from '../match/edge.ts';
import { type Folded, foldText, kind, kindOf } from '../match/fold.ts';
import { english } from './english.ts';
import { dutch, german, swedish } from './germanic.ts';
import { arabic, chinese, finnish, hebrew, hindi, japanese, korean, thai, turkish } from './other.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { czech, polish, russian, ukrainian } from './slavic.ts';
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
  'absentBefore',
  'absentAfter',
  'harmless',
] as const;
export type CueKind = (typeof cueKinds)[number];

export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
}

/** A language's cue words, ready to be found in folded text. */
export class Cues {
  readonly #automaton: Automaton;
  readonly #kinds: CueKind[] = [];
  readonly #open: boolean[] = [];
  readonly #attached: boolean;
  readonly filler: ReadonlySet<string>;

  constructor(language: string, lexicon: Lexicon) {
    const patterns: string[] = [];
    for (const cueKind of cueKinds) {
      const phrases = new Set((lexicon[cueKind] ?? '').split(','));
      for (const phrase of phrases) {
        const open = phrase.endsWith('*');
        const folded = foldText(open ? phrase.slice(0, -1) : phrase);
        if (folded === '') continue;
        patterns.push(folded);
        this.#kinds.push(cueKind);
        this.#open.push(open);
      }
    }
    this.#automaton = new Automaton(patterns);
    this.filler = new Set(lexicon.filler.split(' ').map(foldText));
    // Scripts without spaces, and Korean endings, have no edge to test.
    this.#attached = ['zh', 'ja', 'ko', 'th'].includes(language);
  }

  /** Cues in order with original offsets; longest first where they overlap, so that a harmless expression hides its parts. */
  find(text: Folded): Cue[] {
    const found: (Cue & { absent: boolean })[] = [];
    this.#automaton.scan(text, (pattern, start, end) => {
      if (!this.#attached) {
        if (leftEdge(text, start) !== edge.clean) return;
        const after = end < text.length ? kindOf(text.units[end] as number) : kind.space;
        if (!this.#open[pattern] && after === kind.letter && rightEdge(text, end, '', false) !== edge.clean)
          return;
      }
      const cueKind = this.#kinds[pattern] as CueKind;
      const absent = cueKind === 'absentBefore' || cueKind === 'absentAfter';
      const last = text.offsets[end - 1] as number;
      found.push({ kind: cueKind, start: text.offsets[start] as number, end: last + 1, absent });
    });
    found.sort((left, right) => left.start - right.start || right.end - left.end);
    const kept: Cue[] = [];
    let covered = -1;
    for (const cue of found) {
      // A cue for absence is a whole expression; parts of it ("no", "not") say nothing by themselves.
      if (cue.end <= covered) {
        if (cue.absent && kept.at(-1)?.kind !== 'harmless' && cue.end === covered) kept.push(cue);
        continue;
      }
      kept.push(cue);
      covered = Math.max(covered, cue.end);
    }
    return kept;
  }
}

const compiled = new Map<string, Cues>();

/** Cues of a language, compiled on first use; null when there is no lexicon for it. */
export function cuesOf(language: string): Cues | null {
  const lexicon = lexicons[language];
  if (!lexicon) return null;
  let cues = compiled.get(language);
  if (!cues) {
    cues = new Cues(language, lexicon);
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
