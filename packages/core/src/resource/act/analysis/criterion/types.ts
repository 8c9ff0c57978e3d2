import type { Finding, PartName } from '@svc/contract/act/analysis';
import type { Evidence, PageKind, PageReading } from '@svc/page';

/** How far a page meets a criterion, 0 to 1, and what shows it. null: it could not be seen, or is not asked of such a page. */
export interface Seen {
  fulfilled: number | null;
  evidence: readonly Evidence[];
  /** Sentence in place of the criterion's own. */
  message?: string;
  action?: string;
}

/** One criterion of a grade. */
export interface Criterion {
  part: PartName;
  check: string;
  /** Weight within its part; 1 unless it matters more. */
  weight?: number;
  importance: Finding['importance'];
  /** Kinds of pages that it is asked of; left out: all. */
  kinds?: readonly PageKind[];
  judge: (reading: PageReading, now: Date) => Seen;
  /** The finding if less than half is met; left out: it only counts for the grade. */
  message?: string;
  action?: string;
}

/** A page that offers something. */
export const offers: readonly PageKind[] = ['product', 'shop', 'software', 'local_business', 'service'];

const share = (value: number): number => Math.min(1, Math.max(0, value));

export const graded = (fulfilled: number | null, evidence: readonly Evidence[] = []): Seen => ({
  fulfilled: fulfilled === null ? null : share(fulfilled),
  evidence,
});

/** Met or not; what is shown is what is there instead. */
export const met = (condition: boolean, evidence: readonly Evidence[] = []): Seen =>
  graded(Number(condition), evidence);

export const notAsked: Seen = { fulfilled: null, evidence: [] };

/** The beginning of a page: what a reader sees where something is missing. */
export function topOf({ identity, blocks }: PageReading): Evidence[] {
  const head = identity.headings[0]?.text ?? identity.titleRaw;
  const text = blocks.find(({ kind }) => kind !== 'heading')?.text;
  return [
    ...(head ? [{ quote: head.slice(0, 200), where: 'heading' as const }] : []),
    ...(text ? [{ quote: text.slice(0, 200), where: 'body' as const }] : []),
  ];
}
