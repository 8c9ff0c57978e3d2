import type { Evidence } from './name.ts';

export interface DiscoveryAnswer {
  id: string;
  prompt: string;
  text: string;
  /** Addresses that it cites. */
  cites: readonly string[];
  /** BCP 47; null: guessed. */
  language: string | null;
}

export interface Suggestion {
  /** The same for all spellings. */
  key: string;
  name: string;
  spellings: string[];
  /** The known brand that it is another name or a part of; null: a brand of its own. */
  aliasOf: string | null;
  /** Probability that it is a brand's name. */
  confidence: number;
  answers: number;
  prompts: number;
  domain: string | null;
  /** How it was written down, most often first. */
  evidence: Evidence[];
  /** An answer that shows it, and where in its text. */
  example: { answerId: string; start: number; end: number };
}
