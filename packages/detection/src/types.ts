/** The shapes of detection: what goes in, what comes out. Offsets are UTF-16 indices into the answer's text. */

/** How letter case counts. `auto`: ordinary words and short names need their case or context. */
export type CaseRule = 'auto' | 'sensitive' | 'insensitive';

/** A rule learned from people who confirmed and rejected detections. Made by `learnFromVerdicts`. */
export interface LearnedRule {
  /** Log-odds added to every occurrence of an alias (normalised), from the share of its verdicts that were right. */
  aliases: Record<string, number>;
  /** Log-odds added for each neighbouring word (normalised) that speaks for or against the brand. */
  words: Record<string, number>;
  /** How many verdicts stand behind the rule. */
  verdicts: number;
}

export interface BrandIdentity {
  id: string;
  name: string;
  aliases: string[];
  /** Registrable domain (`acme.com`), subdomain (`shop.acme.com`) or path (`github.com/acme`). */
  domains: string[];
  /** Phrases that contain the name but mean something else, and words that speak against the brand. */
  negativeTerms: string[];
  /** Words that speak for the brand where its name is ambiguous. */
  contextTerms: string[];
  caseRule: CaseRule;
  /** BCP 47 languages the brand is written about in; empty: any. */
  languages: string[];
  role: 'own' | 'competitor';
  verdicts?: LearnedRule;
}

/** The part of an engine's citation that detection reads. */
export interface CitedLink {
  urlRaw: string;
  url: string;
  title: string | null;
  start: number | null;
  end: number | null;
}

export interface RetrievedSource {
  url: string;
  title: string | null;
}

export interface DetectionInput {
  /** Markdown as the engine wrote it. */
  text: string;
  citations: readonly CitedLink[];
  sources: readonly RetrievedSource[];
  prompt: string;
  /** BCP 47; null: guessed from the text. */
  language: string | null;
}

/** Which rule accepted a span: as written, another spelling, an inflected form, other case, by context, by verdict. */
export type MentionRule = 'exact' | 'variant' | 'inflected' | 'case' | 'context' | 'learned';

export interface Mention {
  start: number;
  end: number;
  /** The text of the span, as it stands in the answer. */
  matched: string;
  alias: string;
  rule: MentionRule;
  /** Probability that this span means the brand. */
  confidence: number;
  /** The sentence says that the brand was not found: flagged, and does not count. */
  negated: boolean;
}

export type Strength = 'recommended' | 'listed' | 'compared' | 'mentioned' | 'warned_against';
export type Sentiment = 'positive' | 'neutral' | 'negative' | 'mixed' | 'unknown';

export interface BrandDetection {
  brandId: string;
  mentioned: boolean;
  cited: boolean;
  /** mentioned or cited */
  present: boolean;
  /** One of its domains is among the retrieved sources, cited or not. */
  retrieved: boolean;
  /** Probability that the answer mentions the brand; 0 when no form of its name occurs. */
  confidence: number;
  /** The best span is neither surely the brand nor surely not: ask a person. */
  uncertain: boolean;
  /** Spans that count, and negated ones (flagged). */
  mentions: Mention[];
  /** Spans below the threshold, kept for review. */
  candidates: Mention[];
  citedUrls: string[];
  /** 1-based rank among the mentioned brands, by first mention. */
  firstMentionRank: number | null;
  /** 1-based position of the list item, numbered heading or table row that the brand heads. */
  listPosition: number | null;
  /** Share (0..1) of the answer's words in sentences about the brand; a sentence about k brands counts 1/k. */
  wordShare: number | null;
  /** null: not mentioned, or nothing is sure enough to say. */
  strength: Strength | null;
  /** Over the sentences that speak of it; unknown where nothing is likely enough. */
  sentiment: Sentiment;
  /** Probability of the likeliest polarity in a text of a few sentences; null: not read, or decided by rules. */
  sentimentConfidence: number | null;
}

export type SourceType =
  | 'own'
  | 'competitor'
  | 'editorial'
  | 'ugc'
  | 'reference'
  | 'institutional'
  | 'video'
  | 'shop'
  | 'company'
  | 'other';

export interface DetectedCitation {
  url: string;
  canonicalUrl: string;
  /** Registrable domain, private suffixes respected (`acme.github.io`). */
  domain: string;
  sourceType: SourceType;
  /** 1-based, engine's own citations first. */
  position: number;
  brandId: string | null;
  /** Found as a link in the text and not among the engine's own citations: models invent links. */
  fromText: boolean;
}

export interface AnswerDetection {
  /** One entry per identity, in the order given. */
  brands: BrandDetection[];
  citations: DetectedCitation[];
  /** Words of the answer; scripts without spaces are estimated from characters. */
  words: number;
  /** The answer is longer than any engine writes; only its start was read (`longestText`). */
  cut: boolean;
  detectorVersion: string;
}

export interface Detector {
  detect(input: DetectionInput): AnswerDetection;
}
