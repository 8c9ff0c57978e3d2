/** The results of reading a page. They come from the HTML and the response headers alone; no model is asked. */

/** Place of a piece of evidence on the page. */
export type Where =
  | 'title'
  | 'meta'
  | 'json_ld'
  | 'heading'
  | 'body'
  | 'attribute'
  | 'header'
  | 'robots'
  | 'url'
  | 'whole_page';

export interface Evidence {
  /** As on the page, cut to 200 characters. */
  quote: string;
  where: Where;
}

export interface Guess<T> {
  value: T;
  /** `high`: independent sources agree; `low`: one weak source. */
  confidence: 'high' | 'medium' | 'low';
  evidence: Evidence[];
}

export type BlockKind = 'heading' | 'paragraph' | 'list_item' | 'table_row' | 'quote' | 'code';

/** A run of text that a reader sees as one piece. */
export interface TextBlock {
  kind: BlockKind;
  text: string;
  /** 1..6 for headings, otherwise null. */
  level: number | null;
  /** List item of an ordered list. */
  ordered: boolean;
}

/** About 40 to 160 words under one heading, the size that retrieval engines index. */
export interface Passage {
  heading: string | null;
  text: string;
  words: number;
}

export interface Topic {
  phrase: string;
  /** Relative to the strongest topic, in (0, 1]. */
  weight: number;
  where: Where[];
}

export interface Locality {
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2 where the page gives it so. */
  country: string | null;
}

export type PageKind =
  | 'product'
  | 'shop'
  | 'software'
  | 'local_business'
  | 'service'
  | 'organisation'
  | 'documentation'
  | 'article'
  | 'other';

/** Kinds of sites that a page can show. Whose site it is, is not seen from a page. */
export type SiteKind = 'editorial' | 'ugc' | 'reference' | 'institutional' | 'shop' | 'company';

export interface SiteReading {
  kind: SiteKind;
  evidence: Evidence[];
}

export interface PageIdentity {
  /** The brand that the page belongs to. */
  brand: Guess<string>;
  /** Other spellings that the page uses for it. */
  aliases: string[];
  /** Registrable domain; private suffixes respected. Host and port when there is none. */
  domain: string;
  /** Without the brand's suffix. */
  title: string | null;
  /** The whole title element. */
  titleRaw: string | null;
  description: string | null;
  headings: { level: number; text: string }[];
  topics: Topic[];
  /** BCP 47 primary language. */
  language: Guess<string> | null;
  canonical: string | null;
  structuredDataTypes: string[];
  prices: { text: string; where: Where }[];
  locality: Guess<Locality> | null;
  kind: Guess<PageKind>;
}

/** Why a reading is incomplete. */
export type ReadingLimit =
  /** The HTML holds almost no text: scripts would add it in a browser. */
  | 'javascript_only'
  /** Only HTML was given, so nothing is known of status, headers and redirects. */
  | 'no_response'
  | 'robots_unknown'
  | 'llms_txt_unknown'
  | 'sitemap_unknown'
  /** The language has no word list here: phrases and readability are coarse or left out. */
  | 'language_not_covered'
  /** More text than is read; the rest was left out. */
  | 'text_truncated';
