import { BrandDomains } from './citation/brand-domain.ts';
import { cite } from './citation/cite.ts';
import { findLinks } from './citation/link.ts';
import { parseLines, splitSentences } from './context/layout.ts';
import { readAnswer } from './context/reading.ts';
import type { Scene } from './context/scene.ts';
import { scoreOccurrences } from './context/score.ts';
import { seekingWords } from './context/word-data.ts';
import { type Cues, cuesOf, guessLanguage, primaryLanguage } from './lexicon/index.ts';
import { Automaton } from './match/automaton.ts';
import { type Found, findOccurrences, type Searcher, sight } from './match/find.ts';
import { Folded, wordUnit } from './match/fold.ts';
import { compilePatterns, type Patterns } from './match/pattern.ts';
import { absentBrands, type Doubt, summarise } from './summary.ts';
import type { AnswerDetection, BrandIdentity, DetectionInput, Detector } from './types.ts';

/** Changes whenever the same answer could be read differently. Stored with every detection. */
export const detectorVersion = '4';

export interface DetectorOptions {
  /** Confidence from which a span counts. */
  threshold?: number;
  uncertain?: Doubt;
}

const defaults = { threshold: 0.5, uncertain: { from: 0.2, to: 0.8 } };

interface ReadPrompt {
  found: Found;
  seeksNames: boolean;
}

/** As many as the largest prompt sets have. */
const rememberedPrompts = 1_000;

/** One automaton for names and the cue words of a language. */
function compileSearcher(patterns: Patterns, cues: Cues | null): Searcher {
  const names = patterns.all.map((pattern) => pattern.folded);
  return { automaton: new Automaton([...names, ...(cues?.phrases ?? [])]), patterns: patterns.all, cues };
}

/**
 * Compiles the brands' names, terms and domains into one automaton and one domain table, to be reused over answers.
 * `detect` is a pure function of its input: linear in the text's length, whatever the number of names.
 */
export function compileDetector(brands: readonly BrandIdentity[], options: DetectorOptions = {}): Detector {
  const { threshold, uncertain } = { ...defaults, ...options };
  const patterns = compilePatterns(brands);
  const domains = new BrandDomains(brands);
  const absent = absentBrands(brands);
  const known = (host: string) => domains.knows(host);
  // Buffers live as long as the detector: detect is synchronous, so they are never shared by two answers.
  const folded = new Folded();
  const foldedPrompt = new Folded();
  const searchers = new Map<Cues | null, Searcher>();

  function searcherOf(language: string): Searcher {
    const cues = cuesOf(language);
    let searcher = searchers.get(cues);
    if (!searcher) {
      searcher = compileSearcher(patterns, cues);
      searchers.set(cues, searcher);
    }
    return searcher;
  }

  /** A scan asks its prompts over and over, in turn. */
  const prompts = new Map<string, ReadPrompt>();
  function readPrompt(text: string, searcher: Searcher, language: string): ReadPrompt {
    const key = `${language} ${text}`;
    const known = prompts.get(key);
    if (known) return known;
    if (prompts.size >= rememberedPrompts) prompts.clear();
    const found = findOccurrences(text, foldedPrompt, sight(text, foldedPrompt, searcher, language), []);
    const read = { found, seeksNames: seekingWords.test(text) };
    prompts.set(key, read);
    return read;
  }

  return {
    detect(input: DetectionInput): AnswerDetection {
      const { text } = input;
      const language = input.language ? primaryLanguage(input.language) : guessLanguage(text);
      const searcher = searcherOf(language);
      const sighted = sight(text, folded, searcher, language);
      const links = findLinks(text, folded, known);
      const cited = cite(input, links, brands, domains);
      const found = findOccurrences(text, folded, sighted, links);
      const words = folded.quarters / wordUnit;
      let reading = null;
      if (found.occurrences.length > 0) {
        const prompt = readPrompt(input.prompt, searcher, language);
        const lines = parseLines(text, folded);
        const sentences = splitSentences(text, folded, lines);
        const scene: Scene = { text, folded, language, lines, sentences, heads: [] };
        const scored = scoreOccurrences(
          brands,
          patterns,
          scene,
          found,
          prompt.found,
          cited,
          prompt.seeksNames,
        );
        reading = readAnswer(scene, scored, searcher.cues, found.cues, threshold);
      }
      const results = summarise(absent, cited, reading, words, uncertain);
      return { brands: results, citations: cited.citations, words: Math.round(words), detectorVersion };
    },
  };
}
