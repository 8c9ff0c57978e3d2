import type { CaseFacts, Part, UpliftPrediction } from '@svc/contract/act/recommendation';
import type { Language } from './words.ts';

/** What a sentence may use beyond the case itself. */
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
  /** Name of a kind of site. */
  site: (type: CaseFacts['pages'][number]['sourceType'], language: Language) => string;
  /** The page to be named on, where that is the advice. */
  source: string | null;
  /** It is not about lost questions first: the reason for the advice comes before them. */
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

type Page = CaseFacts['pages'][number];

/** Whether the brand that is named most leads: ahead of the next one, and of the own brand by more than chance. */
export function isLeadTold({ named, lost }: CaseFacts): boolean {
  const [first, second] = named;
  if (!first || first.of === 0) return false;
  return first.answers > (second?.answers ?? 0) && first.answers / first.of > (lost.ci?.high ?? 1);
}

/** The most informative page, and its place in the case; a page that was read and names nobody gives no information. */
export function tellingPage({ pages }: CaseFacts, source: string | null): [Page | undefined, number] {
  const wanted = pages.findIndex(({ url }) => url === source);
  if (wanted >= 0) return [pages[wanted], wanted];
  const isOthers = ({ sourceType }: Page) => sourceType !== 'competitor' && sourceType !== 'own';
  const namesRivals = (page: Page) => isOthers(page) && page.names.length > 0;
  const isUnread = (page: Page) => isOthers(page) && page.readAt === null;
  const at = [namesRivals, isUnread, (page: Page) => !isOthers(page)]
    .map((tells) => pages.findIndex(tells))
    .find((place) => place >= 0);
  return at === undefined ? [undefined, 0] : [pages[at], at];
}
