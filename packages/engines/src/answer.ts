/** Shape of a parsed answer: the same for every wire format. */

/** Where the answer comes from. Results of different surfaces are never pooled unless asked for. */
export type Surface = 'api' | 'api+search' | 'serp' | 'ui' | 'sandbox';

/**
 * A measured outcome. Only `answered` holds prose to scan for the brand; every other value is a state of its
 * own and never a zero: `empty` nothing came, `refused` the model declined, `blocked` a filter cut it,
 * `truncated` it ended early, `not_shown` the surface gave no AI answer for this prompt.
 */
export type AnswerOutcome = 'answered' | 'empty' | 'refused' | 'blocked' | 'truncated' | 'not_shown';

/** A URL cited in the answer, in order of first appearance. Offsets are UTF-16 indices into `text`. */
export interface Citation {
  /** As on the wire. */
  urlRaw: string;
  /** Engine redirects unwrapped where the wire carries the target; otherwise equal to `urlRaw`. */
  url: string;
  title: string | null;
  start: number | null;
  end: number | null;
  citedText: string | null;
  marker: string | null;
}

/** Questions on a results page beside its answer. */
export interface PageQuestion {
  kind: 'people_also_ask' | 'related_search';
  text: string;
}

/** A price as a screen shows it; `amount` is the number read from `raw`. */
export interface Price {
  amount: number | null;
  currency: string | null;
  raw: string | null;
}

/** A product card beside the answer. It is no part of the prose: who is only here was not mentioned. */
export interface Product {
  /** From 1, over all cards of the answer. */
  position: number;
  title: string;
  /** As the screen shows it; null: at most the title contains it. */
  brand: string | null;
  /** The seller. */
  merchant: string | null;
  url: string | null;
  price: Price | null;
  rating: { value: number; max: number | null; count: number | null } | null;
  productId: string | null;
  imageUrl: string | null;
  /** How it is shown, such as `carousel` or `inline`. */
  kind: string | null;
}

/** An advertisement beside the answer. */
export interface Ad {
  position: number;
  /** Whether the screen showed it; null: the provider does not tell. */
  rendered: boolean | null;
  advertiser: string | null;
  title: string | null;
  body: string | null;
  url: string | null;
  imageUrl: string | null;
  kind: string | null;
}

/** A page the engine retrieved, whether cited or not. */
export interface Source {
  url: string;
  title: string | null;
}

export interface Usage {
  inputTokens: number | null;
  cachedInputTokens: number | null;
  outputTokens: number | null;
  reasoningTokens: number | null;
  searches: number | null;
}

/** US dollars; `reported` by the engine, `computed` from usage and the price file, or `unknown`. */
export interface Cost {
  usd: number | null;
  basis: 'reported' | 'computed' | 'unknown';
}

export interface EngineAnswer {
  outcome: AnswerOutcome;
  /** Markdown as the engine wrote it; empty unless there is prose. */
  text: string;
  citations: Citation[];
  sources: Source[];
  /** Hosts of the organic results below the answer, best rank first. Left out: the engine shows none. */
  organicHosts?: string[];
  /** Questions on the results page beside it. Left out: the engine shows none. */
  pageQuestions?: PageQuestion[];
  /** Cards and ads beside the answer. Left out or null: the engine does not tell; []: there were none. */
  products?: Product[] | null;
  ads?: Ad[] | null;
  /** The answer's part of the page, or all of it, as the provider sent it: evidence, never shown as it is. */
  html?: string | null;
  /** Which provider sent the page. */
  htmlFrom?: string | null;
  /** null: the engine does not tell; []: it told us that there were none. */
  searchQueries: string[] | null;
  /** Whether the engine searched the web. null: it does not tell. */
  searched: boolean | null;
  modelRequested: string | null;
  modelServed: string | null;
  providerId: string | null;
  requestId: string | null;
  /** The engine's own word for how it ended. */
  finishReason: string | null;
  refusal: string | null;
  usage: Usage;
  cost: Cost;
  /** The body as it came, kept for later reading; of several exchanges, a JSON list of theirs. */
  raw: string;
}
