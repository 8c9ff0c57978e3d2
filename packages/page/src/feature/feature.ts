import type { PageDocument } from '../content/index.ts';
import type { Evidence, PageIdentity, TextBlock } from '../types.ts';

/** One feature that the reader looked for. */
export interface PageFeature {
  /** In the unit of the predictor's prior table; null: could not be seen, which is not "absent". */
  value: number | null;
  /** Why it could not be seen; null when it was. */
  unseen: string | null;
  /** Counts behind the value. */
  measured: Readonly<Record<string, number>>;
  evidence: readonly Evidence[];
}

/** Features that a page has by itself; those that need a prompt, an engine or a clock are in `vector.ts`. */
export type PageFeatureId =
  | 'comparison_structure'
  | 'specifications_complete'
  | 'quotations'
  | 'sources_cited'
  | 'statistics'
  | 'fluency'
  | 'definition_present'
  | 'technical_terms'
  | 'authoritative_tone'
  | 'not_hedged'
  | 'readability'
  | 'unique_words'
  | 'first_person_tone'
  | 'promotional_tone'
  | 'word_count'
  | 'subheading_structure'
  | 'formatting_only'
  | 'author_signals'
  | 'question_answer_format'
  | 'json_ld'
  | 'llms_txt'
  | 'not_indexable';

export type PageFeatures = Readonly<Record<PageFeatureId, PageFeature>>;

/** Input from which features are read. */
export interface FeatureInput {
  page: PageDocument;
  url: string;
  blocks: readonly TextBlock[];
  identity: PageIdentity;
  /** Sentences outside headings and code. */
  sentences: readonly string[];
  /** Words of those sentences, folded. */
  words: readonly string[];
  language: string;
}

/** Rates over fewer words than this are chance. */
const fewestWords = 60;

export const seen = (
  value: number,
  measured: PageFeature['measured'],
  evidence: readonly Evidence[] = [],
): PageFeature => ({ value, unseen: null, measured, evidence: evidence.slice(0, 5).map(cut) });

export const unseen = (why: string): PageFeature => ({
  value: null,
  unseen: why,
  measured: {},
  evidence: [],
});

const cut = ({ quote, where }: Evidence): Evidence => ({
  quote: quote.length > 200 ? `${quote.slice(0, 199)}…` : quote,
  where,
});

export const inBody = (quotes: Iterable<string>): Evidence[] =>
  [...quotes].slice(0, 5).map((quote) => ({ quote, where: 'body' as const }));

export const share = (value: number): number => Math.min(1, Math.max(0, value));

/** Standard deviations from the typical page, at most 3, so that one odd feature does not decide a prediction. */
export const standardise = (value: number, mean: number, sd: number): number =>
  Math.min(3, Math.max(-3, (value - mean) / sd));

/** Why a rate cannot be given; null: there is enough text for one. */
export const tooShort = ({ words }: FeatureInput): PageFeature | null =>
  words.length < fewestWords
    ? unseen(`The page has ${words.length} words of text; rates need at least ${fewestWords}.`)
    : null;
