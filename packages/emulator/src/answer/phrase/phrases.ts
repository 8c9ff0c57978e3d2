/** The sentences of one language. None may name a company; `{brand}`, `{word}` and `{link}` are filled in. */
export interface Phrases {
  language: string;
  /** Between two sentences of a paragraph. */
  gap: string;
  narration: string;
  opening: string[];
  heading: string[];
  named: string[];
  item: string[];
  again: string[];
  /** Backed by a brand's own page without naming the brand. */
  unnamed: string[];
  lookalike: string[];
  notFound: string[];
  insideWord: string[];
  neutral: string[];
  closing: string[];
  tableHeader: [string, string, string];
  tableCells: [string, string][];
  refusal: string;
  querySuffixes: string[];
}
