import type { Difference } from '@svc/contract/measure/scan';
import { type Kept, recall } from '../../../i18n/index.ts';

export type Shown = Pick<Difference, 'verdict' | 'value' | 'ci' | 'pValue' | 'smallestVisible'> & {
  sentence: string;
};

/** The change since the previous scan on questions like these, as stored with the scan. */
export type ScanChange = Shown & {
  beforeScanId: string;
  /** Against the level of several scans. Left out of what was stored before there was one. */
  lasting?: (Shown & { scans: number }) | null;
  /** Of each surface that both scans asked. Left out of what was stored before changes were kept by surface. */
  surfaces?: Record<string, Shown>;
};

/** As a row has it: with what its sentences were made from. */
export type StoredChange = ScanChange & { messages?: Kept };

/** The change of a row, whose sentences are remembered in each language. */
export function changeIn(stored: StoredChange | null): ScanChange | null {
  if (!stored) return null;
  const { messages, ...change } = stored;
  recall(messages);
  return change;
}
