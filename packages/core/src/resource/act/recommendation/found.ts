import type { MoveName, Quote } from '@svc/contract/act/recommendation';
import type { SourceType } from '@svc/detection';
import type { Message } from '../../../i18n/index.ts';

export interface WrongFact {
  terms: string;
  value: string;
  isPrice: boolean;
  saidBy: string[];
}

/** A finding before it is predicted and stored. */
export interface Found {
  move: MoveName;
  /** Its subject, the same whenever it is found again: without figures and dates. */
  subject: string;
  /** The subject's name for people. */
  label: string;
  why: Message;
  /** Cells that it touches, by their place in the basis. */
  cells: readonly number[];
  pages: readonly string[];
  evidence: readonly { operation: string; url: string }[];
  /** Where the answers are already known. */
  answerIds?: readonly string[];
  /** The own page that it is about. */
  own?: string | null;
  /**
   * Where the sites are others': all sites that are cited for the same questions, the subject first, and the subject's kind.
   */
  domains?: readonly string[];
  sourceType?: SourceType;
  /** The fact that answers get wrong, and the sites that these answers cite. */
  fact?: WrongFact;
  /** Sentences of answers that show it, where they are known already. */
  said?: Quote[];
}

/** The address of an operation that shows the figures behind a finding. */
export function link(operation: string, path: string, query: Record<string, string | number> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { operation, url: text.size === 0 ? path : `${path}?${text}` };
}
