import type { CaseFacts, Part, UpliftPrediction } from '@svc/contract/recommendation';
import type { Language } from './words.ts';

/** What a sentence may draw on beyond the case itself. */
export interface Telling {
  facts: CaseFacts;
  brand: string;
  title: Record<Language, string>;
  /** Why it is advised, where no question is lost. */
  why: Record<Language, string>;
  effortDays: number;
  prediction: UpliftPrediction | null;
  /** Names of engines as people know them. */
  engine: (id: string) => string;
  /** What a kind of site is called. */
  site: (type: CaseFacts['pages'][number]['sourceType'], language: Language) => string;
  /** It concerns the whole site: why it is advised comes first. */
  isOfSite: boolean;
  seed: string;
}

export interface Plan {
  /** Sentences of each part in the order of reading; an empty list says nothing. */
  parts: Record<Part, (telling: Telling, pick: (of: number) => number) => Line[]>;
}

export interface Line {
  text: string;
  evidence: string[];
}

/** The page that tells most: of others before competitors’ own, and its place in the case. */
export function tellingPage({ pages }: CaseFacts): [CaseFacts['pages'][number] | undefined, number] {
  const at = pages.findIndex(({ sourceType }) => sourceType !== 'competitor' && sourceType !== 'own');
  return at < 0 ? [pages[0], 0] : [pages[at], at];
}
