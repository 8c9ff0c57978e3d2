import { BrandDomains } from './citation/brand-domain.ts';
import { cite } from './citation/cite.ts';
import { findLinks } from './citation/link.ts';
import { parseAnswer } from './layout/parsed-answer.ts';
import { cuesOf, guessLanguage, primaryLanguage } from './lexicon/index.ts';
import { Automaton } from './match/automaton.ts';
import { findMatches, findOccurrences, type Searcher } from './match/find.ts';
import { normalise, unitsOf } from './match/normalise.ts';
import { compilePatterns } from './match/pattern.ts';
import { type ParsedPrompt, scoreOccurrences } from './sense/score.ts';
import { seekingWords } from './sense/word-data.ts';
import { analyseMentions } from './statement/analyse.ts';
import { type Doubt, summarise } from './summary.ts';
import type { BrandIdentity, Detector } from './types.ts';

/** Changes whenever the same answer could be read differently. Stored with every detection. */
export const detectorVersion = '9';

/** Longer than any engine's answer. The rest of a longer text is not read, so that time and memory are bounded. */
export const longestText = 200_000;

export interface DetectorOptions {
  /** Confidence from which a span counts. */
  threshold?: number;
  uncertain?: Doubt;
}

const defaults = { threshold: 0.5, uncertain: { from: 0.2, to: 0.8 } };

function parsePrompt(text: string, searcher: Searcher, language: string): ParsedPrompt {
  const normalised = normalise(text);
  const { spans, terms } = findMatches(normalised, searcher, language);
  return {
    terms,
    occurrences: findOccurrences(text, normalised, spans, []),
    seeksNames: seekingWords.test(text),
  };
}

/**
 * Compiles the brands' names, terms and domains, to be reused over answers. `detect` is a pure function of its input:
 * linear in the text's length, whatever the number of names.
 */
export function compileDetector(brands: readonly BrandIdentity[], options: DetectorOptions = {}): Detector {
  const { threshold, uncertain } = { ...defaults, ...options };
  const patterns = compilePatterns(brands);
  const domains = new BrandDomains(brands);
  const searcher: Searcher = {
    automaton: new Automaton(patterns.all.map(({ text }) => text)),
    patterns: patterns.all,
  };
  let lastPrompt: { text: string; language: string; parsed: ParsedPrompt } | null = null;

  /** The samples of one prompt come one after another. */
  function promptOf(text: string, language: string): ParsedPrompt {
    if (lastPrompt?.text !== text || lastPrompt.language !== language)
      lastPrompt = { text, language, parsed: parsePrompt(text, searcher, language) };
    return lastPrompt.parsed;
  }

  return {
    detect(input) {
      const text = input.text.slice(0, longestText);
      const language = input.language ? primaryLanguage(input.language) : guessLanguage(text);
      const units = unitsOf(text);
      const normalised = normalise(text, units);
      const { spans, terms } = findMatches(normalised, searcher, language);
      const links = findLinks(text, (host) => domains.knows(host));
      const citations = cite(input, links, brands, domains);
      const occurrences = findOccurrences(text, normalised, spans, links);
      const answer = parseAnswer(text, units, normalised, language);
      let analysis = null;
      if (occurrences.length > 0) {
        const prompt = promptOf(input.prompt, language);
        const scored = scoreOccurrences({ brands, patterns, answer, occurrences, terms, prompt, citations });
        const lexicon = cuesOf(language);
        const cues = lexicon?.find(normalised) ?? [];
        analysis = analyseMentions(answer, scored, lexicon, cues, threshold);
      }
      return {
        brands: summarise(brands, citations, analysis, answer.words, uncertain),
        citations: citations.citations,
        words: Math.round(answer.words),
        cut: text.length < input.text.length,
        detectorVersion,
      };
    },
  };
}
