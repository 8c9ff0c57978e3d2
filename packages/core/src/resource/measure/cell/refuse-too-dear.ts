import type { Scope } from '@svc/db';
import { invalid } from '../../../kernel/index.ts';
import { countCells, type PanelQuery } from './queries-packs.ts';

/** The most cells, scan × engine × prompt × brand, that one call adds up: about a second of work. */
const mostCells = 2_000_000;
/** The most points that a series has: more are no picture, and each has intervals. */
const mostPoints = 1_000;

/** Throws validation_failed before anything is read of what would take too long. */
export async function refuseTooDear(scope: Scope, query: PanelQuery): Promise<void> {
  const { cells, scans } = await countCells(scope, query);
  if (cells > mostCells)
    throw invalid(
      'days',
      `The query adds up ${cells} cells (scan × engine × prompt × brand); the limit is ${mostCells}.`,
      { expected: 'a shorter span, fewer engines or fewer brands', received: cells },
    );
  refuseTooManyPoints(scans, query);
}

const dayLength = 86_400_000;
const lengths = { day: dayLength, week: 7 * dayLength, month: 28 * dayLength };

/** Throws validation_failed for a series of more points than anybody reads. */
export function refuseTooManyPoints(
  scans: number,
  { bucket, from, to }: Pick<PanelQuery, 'bucket' | 'from' | 'to'>,
): void {
  if (bucket === 'all') return;
  const periods =
    bucket === 'scan' || from === null || to === null
      ? scans
      : Math.ceil((Date.parse(to) - Date.parse(from)) / lengths[bucket]);
  const points = Math.min(scans, periods);
  if (points > mostPoints)
    throw invalid('bucket', `The series has ${points} points; the limit is ${mostPoints}.`, {
      expected: 'a longer bucket (day, week or month) or a shorter span',
      received: bucket,
    });
}
