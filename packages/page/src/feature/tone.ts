import { fold } from '../language/index.ts';
import {
  type FeatureInput,
  inBody,
  type PageFeature,
  seen,
  share,
  standardise,
  tooShort,
  unseen,
} from './feature.ts';
import { type Lexicon, lexicons } from './lexicon.ts';

type Reader = (input: FeatureInput, lexicon: Lexicon) => PageFeature;

const withLexicon =
  (read: Reader) =>
  (input: FeatureInput): PageFeature => {
    const lexicon = lexicons[input.language];
    if (!lexicon) return unseen(`There is no word list for the language "${input.language}".`);
    return tooShort(input) ?? read(input, lexicon);
  };

/** Hits per 100 words, and the sentences that hold them. */
function rate(
  { sentences, words }: FeatureInput,
  pattern: RegExp,
): { per100: number; hits: number; holding: string[] } {
  const holding: string[] = [];
  let hits = 0;
  for (const sentence of sentences) {
    const count = fold(sentence).match(pattern)?.length ?? 0;
    hits += count;
    if (count) holding.push(sentence);
  }
  return { per100: (100 * hits) / words.length, hits, holding };
}

/** First-person words per 100 words, against a typical 1.5 (sd 1.5). */
export const readFirstPerson = withLexicon((input, { firstPerson }) => {
  const { per100, hits, holding } = rate(input, firstPerson);
  return seen(standardise(per100, 1.5, 1.5), { hits, per100Words: per100 }, inBody(holding));
});

/** Superlatives and slogans per 100 words, against a typical 0.6 (sd 0.7). */
export const readPromotion = withLexicon((input, { promotional }) => {
  const { per100, hits, holding } = rate(input, promotional);
  return seen(standardise(per100, 0.6, 0.7), { hits, per100Words: per100 }, inBody(holding));
});

/** 1 without hedges, 0 from 1.5 per 100 words on. */
export const readHedging = withLexicon((input, { hedge }) => {
  const { per100, hits, holding } = rate(input, hedge);
  return seen(share(1 - per100 / 1.5), { hits, per100Words: per100 }, inBody(holding));
});

/** References to studies, tests and standards; one in 100 words is clearly present. */
export const readAuthority = withLexicon((input, { authority }) => {
  const { per100, hits, holding } = rate(input, authority);
  return seen(share(per100), { hits, per100Words: per100 }, inBody(holding));
});

/** “The”, “Das”: what may stand before a brand’s name. */
const article = /^(?:the|das|der|die|le|la|el|il) (?=\S)/;

/**
 * A sentence that says what something is; “X is rota software” needs no article where X is the brand, and “X makes running shoes”
 * says as much.
 */
export const readDefinition = withLexicon(({ sentences, identity }, { definition }) => {
  const brand = `${fold(identity.brand.value)} `;
  const found = sentences.filter((sentence) => {
    const folded = fold(sentence);
    const named = folded.startsWith(brand) ? folded : folded.replace(article, '');
    const ofBrand =
      named.startsWith(brand) &&
      /^(?:is|are|ist|sind|est|es|e|is een|makes|sells|builds|baut|verkauft|fabrique|vend) /.test(
        named.slice(brand.length),
      );
    return ofBrand || definition.test(sentence) || definition.test(folded);
  });
  return seen(found.length ? 1 : 0, { definitions: found.length }, inBody(found));
});

/** Acronyms, terms with digits and compound terms; five in 100 words are clearly present. */
export function readTechnicalTerms(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const found = input.sentences.flatMap(
    (sentence) =>
      sentence.match(
        /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}s?|\p{L}+\d+\p{L}*|\p{L}{3,}-\p{L}{3,}(?:-\p{L}+)*)(?![\p{L}\p{N}])/gu,
      ) ?? [],
  );
  return seen(
    share(found.length / (input.words.length / 20)),
    { terms: found.length },
    inBody(new Set(found)),
  );
}

/** Share of whole sentences of 5 to 35 words: what fluent prose has and keyword lists have not. */
export function readFluency(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const whole = input.sentences.filter((sentence) => {
    const words = sentence.split(/\s+/).length;
    return words >= 5 && words <= 35 && /[.!?…。！？"”»)]$/u.test(sentence);
  });
  return seen(share(whole.length / Math.max(input.sentences.length, 1)), {
    sentences: input.sentences.length,
    wholeSentences: whole.length,
  });
}

/** Typical LIX of web prose by language: long words are commoner in some. */
const typicalLix: Readonly<Record<string, number>> = {
  en: 40,
  de: 48,
  fr: 42,
  es: 43,
  it: 46,
  pt: 43,
  nl: 43,
};

/** Ease of reading by LIX (Björnsson 1968): words per sentence plus the share of words over six letters; sd 9. */
export function readReadability(input: FeatureInput): PageFeature {
  const typical = typicalLix[input.language];
  if (typical === undefined)
    return unseen(`There is no reading-ease scale for the language "${input.language}".`);
  const short = tooShort(input);
  if (short) return short;
  const long = input.words.filter((word) => word.length > 6).length;
  const lix = input.words.length / Math.max(input.sentences.length, 1) + (100 * long) / input.words.length;
  return seen(standardise(-lix, -typical, 9), { lix });
}

/** Share of different words in the first 300, from 45% (none) to 70% (clearly present). Later words repeat earlier ones. */
export function readVariety(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const first = input.words.slice(0, 300);
  const ratio = new Set(first).size / first.length;
  // A short text repeats fewer words in any case, so the scale is higher for it.
  const floor = 0.45 + 0.15 * (1 - first.length / 300);
  return seen(share((ratio - floor) / 0.25), { differentWords: ratio });
}
