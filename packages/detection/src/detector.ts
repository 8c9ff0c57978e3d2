import { BrandDomains } from './citation/brand-domain.ts';
import { cite } from './citation/cite.ts';
import { findLinks } from './citation/link.ts';
import { parseAnswer } from './layout/parsed-answer.ts';
import { type Cues, cuesOf, guessLanguage, primaryLanguage } from './lexicon/index.ts';
import { Automaton } from './match/automaton.ts';
import { findMatches, findOccurrences, type Searcher } from './match/find.ts';
import { normalise, unitsOf } from './match/normalise.ts';
import { compilePatterns, type Patterns } from './match/pattern.ts';
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

/** One automaton for names and the cue words of a language. */
function compileSearcher(patterns: Patterns, cues: Cues | null): Searcher {
  const names = patterns.all.map(({ text }) => text);
  return { automaton: new Automaton([...names, ...(cues?.phrases ?? [])]), patterns: patterns.all, cues };
}

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
  const searchers = new Map<Cues | null, Searcher>();
  let lastPrompt: { text: string; language: string; parsed: ParsedPrompt } | null = null;

  function searcherOf(language: string): Searcher {
    const cues = cuesOf(language);
    const searcher = searchers.get(cues) ?? compileSearcher(patterns, cues);
    searchers.set(cues, searcher);
    return searcher;
  }

  /** The samples of one prompt come one after another. */
  function promptOf(text: string, searcher: Searcher, language: string): ParsedPrompt {
    if (lastPrompt?.text !== text || lastPrompt.language !== language)
      lastPrompt = { text, language, parsed: parsePrompt(text, searcher, language) };
    return lastPrompt.parsed;
  }

  return {
    detect(input) {
      const text = input.text.slice(0, longestText);
      const language = input.language ? primaryLanguage(input.language) : guessLanguage(text);
      const searcher = searcherOf(language);
      const units = unitsOf(text);
      const normalised = normalise(text, units);
      const { spans, terms, cues } = findMatches(normalised, searcher, language);
      const links = findLinks(text, (host) => domains.knows(host));
      const citations = cite(input, links, brands, domains);
      const occurrences = findOccurrences(text, normalised, spans, links);
      const answer = parseAnswer(text, units, normalised, language);
      let analysis = null;
      if (occurrences.length > 0) {
        const prompt = promptOf(input.prompt, searcher, language);
        const scored = scoreOccurrences({ brands, patterns, answer, occurrences, terms, prompt, citations });
        analysis = analyseMentions(answer, scored, searcher.cues, cues, threshold);
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
