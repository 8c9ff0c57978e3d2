import type { Scan } from '@svc/contract/measure/scan';
import { type RepeatsTest, testRepeats } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { type CellCount, countCells } from '../score/index.ts';
import { scansBefore } from './queries-baseline.ts';

/** Whether this scan's repeats resemble each other more than answers of the scan before; null: there is too little to tell. */
export async function repeatsOf(
  context: Context,
  { id, projectId, createdAt }: Scan,
  cells: readonly CellCount[],
): Promise<RepeatsTest | null> {
  if (projectId === null) return null;
  const [before] = await scansBefore(context, { id, projectId, createdAt }, 1);
  if (!before) return null;
  const keyOf = ({ engine, promptId, text }: CellCount) => JSON.stringify([engine, promptId ?? text]);
  const known = new Map((await countCells(context, before.scanId)).map((cell) => [keyOf(cell), cell]));
  return testRepeats(
    cells.flatMap((cell) => {
      const other = known.get(keyOf(cell));
      if (!other) return [];
      return [
        {
          cluster: cell.cluster,
          first: { successes: cell.present, trials: cell.answers },
          second: { successes: other.present, trials: other.answers },
        },
      ];
    }),
  );
}

/** The checklist's sentence about it. Nothing is known of a first scan. */
export function saidOfRepeats(found: RepeatsTest | null): { met: boolean | null; measured: string } {
  if (!found) return { met: null, measured: 'not known: it takes two scans of 12 prompts that vary' };
  const { correlation, ci, verdict } = found;
  const values = { value: correlation, low: ci.low, high: ci.high };
  return verdict === 'alike'
    ? {
        met: false,
        measured: say({ id: 'quality.correlated', values }),
      }
    : { met: true, measured: say({ id: 'quality.not_correlated', values }) };
}
