import { BrandDomains } from './citation/brand-domain.ts';
import { cite } from './citation/cite.ts';
import { findLinks } from './citation/link.ts';
import { markAbsent } from './context/absence.ts';
import { readAttention } from './context/attention.ts';
import type { Occurrence } from './context/evidence.ts';
import { parseLines, splitSentences } from './context/layout.ts';
import { type Scene, sentenceAt } from './context/scene.ts';
import { type Scored, scoreOccurrences } from './context/score.ts';
import {
  cuesBySentence,
  emptyTally,
  type Placed,
  sentimentOf,
  strengthOf,
  type Tally,
  tallySentence,
} from './context/stance.ts';
import { type Cue, type Cues, cuesOf, guessLanguage, primaryLanguage, resolveCues } from './lexicon/index.ts';
import { Automaton } from './match/automaton.ts';
import { edge } from './match/edge.ts';
import { findOccurrences, type Searcher } from './match/find.ts';
import { Folded, fold, wordUnit } from './match/fold.ts';
import { compilePatterns, type Patterns } from './match/pattern.ts';
import type {
  AnswerDetection,
  BrandDetection,
  BrandIdentity,
  DetectedCitation,
  DetectionInput,
  Detector,
  Mention,
  MentionRule,
} from './types.ts';

/** Changes whenever the same answer could be read differently. Stored with every detection. */
export const detectorVersion = '1';

export interface DetectorOptions {
  /** Confidence from which a span counts. */
  threshold?: number;
  /** Best confidence within these bounds asks for a person's verdict. */
  uncertain?: { from: number; to: number };
}

const defaults = { threshold: 0.5, uncertain: { from: 0.2, to: 0.8 } };

/** One automaton for names and cue words; languages without a lexicon share one. */
function compileSearcher(patterns: Patterns, cues: Cues | null): Searcher {
  const names = patterns.all.map((pattern) => pattern.folded);
  return { automaton: new Automaton([...names, ...(cues?.phrases ?? [])]), patterns: patterns.all, cues };
}

interface Placement extends Placed {
  scored: Scored;
  negated: boolean;
}

/**
 * Compiles the brands' names, terms and domains into one automaton and one domain table, to be reused over answers.
 * `detect` is a pure function of its input: linear in the text's length, whatever the number of names.
 */
export function compileDetector(brands: readonly BrandIdentity[], options: DetectorOptions = {}): Detector {
  const patterns = compilePatterns(brands);
  const searchers = new Map<Cues | null, Searcher>();
  const domains = new BrandDomains(brands);
  const threshold = options.threshold ?? defaults.threshold;
  const uncertain = options.uncertain ?? defaults.uncertain;
  // Buffers live as long as the detector: detect is synchronous, so they are never shared by two answers.
  const folded = new Folded();
  const foldedPrompt = new Folded();
  const known = (host: string) => domains.knows(host);

  return {
    detect(input: DetectionInput): AnswerDetection {
      const { text } = input;
      fold(text, folded);
      const links = findLinks(text, known);
      const { citations, retrieved } = cite(input, links, brands, domains);
      const language = input.language ? primaryLanguage(input.language) : guessLanguage(text);
      const lexicon = cuesOf(language);
      let searcher = searchers.get(lexicon);
      if (!searcher) {
        searcher = compileSearcher(patterns, lexicon);
        searchers.set(lexicon, searcher);
      }
      const found = findOccurrences(text, folded, searcher, links, language);
      const words = (folded.words[text.length] as number) / wordUnit;
      const base = { citations, retrieved, words };
      if (found.occurrences.length === 0) return summarise(brands, base, null, uncertain);

      const lines = parseLines(text);
      const scene: Scene = {
        text,
        folded,
        language,
        lines,
        sentences: splitSentences(text, lines, folded.source),
      };
      fold(input.prompt, foldedPrompt);
      const prompt = findOccurrences(input.prompt, foldedPrompt, searcher, [], language);
      const scored = scoreOccurrences(brands, patterns, scene, found, prompt, citations, retrieved);
      return summarise(
        brands,
        base,
        readAnswer(scene, scored, searcher.cues, resolveCues(found.cues), threshold),
        uncertain,
      );
    },
  };
}

interface Reading {
  placements: Placement[];
  doubtful: Scored[];
  tallies: Map<number, Tally>;
  hasLexicon: boolean;
  attention: ReturnType<typeof readAttention>;
}

/** Places the counted occurrences in their sentences and reads what those say. */
function readAnswer(
  scene: Scene,
  scored: readonly Scored[],
  lexicon: Cues | null,
  cues: readonly Cue[],
  threshold: number,
): Reading {
  const placements: Placement[] = [];
  const doubtful: Scored[] = [];
  const bySentence: Placement[][] = scene.sentences.map(() => []);
  for (const one of scored) {
    if (one.confidence < threshold) {
      doubtful.push(one);
      continue;
    }
    const { occurrence } = one;
    const placement = {
      brand: occurrence.pattern.brand,
      start: occurrence.start,
      end: occurrence.end,
      scored: one,
      negated: false,
    };
    placements.push(placement);
    const sentence = sentenceAt(scene, occurrence.start);
    if (sentence >= 0) bySentence[sentence]?.push(placement);
  }
  const tallies = new Map<number, Tally>();
  for (const placement of placements) tallies.set(placement.brand, emptyTally());
  const cuesOfSentence = cuesBySentence(cues, scene.sentences);
  if (lexicon) {
    for (const [index, mentions] of bySentence.entries()) {
      if (mentions.length === 0) continue;
      const sentence = scene.sentences[index];
      if (!sentence) continue;
      const inside = cuesOfSentence[index] ?? [];
      const absent = markAbsent(scene, sentence, mentions, inside, lexicon.filler);
      for (const mention of mentions) mention.negated = absent.has(mention);
    }
  }
  const counted = bySentence.map((mentions) => mentions.filter((mention) => !mention.negated));
  const attention = readAttention(scene, counted);
  for (const [index, mentions] of counted.entries()) {
    const subject = attention.subjects[index] ?? -1;
    if (mentions.length === 0 && subject < 0) continue;
    tallySentence(cuesOfSentence[index] ?? [], mentions, subject, tallies);
  }
  return { placements, doubtful, tallies, hasLexicon: lexicon !== null, attention };
}

interface Base {
  citations: DetectedCitation[];
  retrieved: ReadonlySet<number>;
  words: number;
}

function summarise(
  brands: readonly BrandIdentity[],
  base: Base,
  reading: Reading | null,
  uncertain: { from: number; to: number },
): AnswerDetection {
  const order: number[] = [];
  for (const placement of reading?.placements ?? []) {
    if (!placement.negated && !order.includes(placement.brand)) order.push(placement.brand);
  }
  const results = brands.map((brand, index): BrandDetection => {
    const placed = (reading?.placements ?? []).filter((placement) => placement.brand === index);
    const doubtful = (reading?.doubtful ?? []).filter((one) => one.occurrence.pattern.brand === index);
    const mentions = placed.map((placement) => toMention(placement.scored, placement.negated));
    const candidates = doubtful.map((one) => toMention(one, false)).filter((one) => one.confidence >= 0.05);
    const counted = mentions.filter((mention) => !mention.negated);
    const mentioned = counted.length > 0;
    const citedUrls = base.citations.filter((one) => one.brandId === brand.id).map((one) => one.canonicalUrl);
    const confidence = Math.max(
      0,
      ...counted.map((one) => one.confidence),
      ...candidates.map((one) => one.confidence),
    );
    const rank = order.indexOf(index);
    const tally = reading?.tallies.get(index) ?? emptyTally();
    const about = reading?.attention.words.get(index) ?? 0;
    return {
      brandId: brand.id,
      mentioned,
      cited: citedUrls.length > 0,
      present: mentioned || citedUrls.length > 0,
      retrieved: base.retrieved.has(index),
      confidence,
      uncertain: confidence >= uncertain.from && confidence < uncertain.to,
      mentions,
      candidates,
      citedUrls,
      firstMentionRank: rank < 0 ? null : rank + 1,
      listPosition: reading?.attention.positions.get(index) ?? null,
      wordShare: mentioned && base.words > 0 ? Math.min(1, about / base.words) : null,
      strength: mentioned ? strengthOf(tally, reading?.attention.listed.has(index) ?? false) : null,
      sentiment: mentioned ? sentimentOf(tally, reading?.hasLexicon ?? false) : 'unknown',
    };
  });
  return { brands: results, citations: base.citations, words: Math.round(base.words), detectorVersion };
}

function toMention({ occurrence, confidence, learned }: Scored, negated: boolean): Mention {
  const { start, end, pattern } = occurrence;
  return {
    start,
    end,
    matched: occurrence.matched,
    alias: pattern.alias,
    rule: ruleOf(occurrence, learned),
    confidence,
    negated,
  };
}

function ruleOf({ pattern, casing, edge: met }: Occurrence, learned: boolean): MentionRule {
  if (learned) return 'learned';
  if (pattern.risk !== 'distinct') return 'context';
  if (met === edge.inflected) return 'inflected';
  if (pattern.rule === 'variant') return 'variant';
  return casing === 'exact' || casing === 'uncased' ? 'exact' : 'case';
}
