import { type Change, estimateChange } from './change.ts';
import { type ComparedCell, sortCells } from './compared-cell.ts';
import { readPairedTracked } from './paired-tracked.ts';
import { groupShared } from './shared-change.ts';
import { fewestClusters, judge } from './verdict.ts';

export interface HeadToHead extends Pick<Change, 'value' | 'ci' | 'pValue' | 'smallestVisible' | 'label'> {
  verdict: 'ahead' | 'behind' | 'no_difference_shown' | 'too_few';
  clusters: number;
}

const words = {
  rise: 'ahead',
  fall: 'behind',
  no_change_shown: 'no_difference_shown',
  too_few: 'too_few',
  not_comparable: 'too_few',
} as const;

/**
 * Is one brand present more often than another, in the same answers, on questions like these?
 *
 * Paired by prompt and engine, clustered by prompt: the market change from the other brand to this one. With one answer
 * a cell it is McNemar's test for clustered pairs (Obuchowski 1998; Durkalski et al. 2003); more powerful than the exact
 * sign-flip McNemar test, and with an interval that always agrees.
 *
 * @param cells `before` is the other brand, `after` this one, over the same answers
 */
export function estimateHeadToHead(cells: readonly ComparedCell[]): HeadToHead {
  checkSameAnswers(cells);
  const { value, ci, pValue, smallestVisible, label, verdict, shared } = estimateChange(cells, {
    question: 'market',
  });
  return { value, ci, pValue, smallestVisible, label, verdict: words[verdict], clusters: shared };
}

/**
 * Is one brand present more often than another in the same answers to these very prompts? See `readPairedTracked`.
 *
 * @param cells as for `estimateHeadToHead`, clusters being prompts
 */
export function estimateHeadToHeadTracked(cells: readonly ComparedCell[]): HeadToHead {
  checkSameAnswers(cells);
  const { shared } = sortCells(cells);
  const none = { value: null, ci: null, pValue: null, smallestVisible: null, label: 'insufficient' } as const;
  const clusters = groupShared(shared).length;
  const reading = readPairedTracked(shared);
  if (!reading || shared.length < fewestClusters)
    return { ...none, value: reading && reading.after - reading.before, verdict: 'too_few', clusters };
  const { verdict, ...judged } = judge(reading);
  return { ...judged, label: 'upper_bound', verdict: words[verdict], clusters };
}

function checkSameAnswers(cells: readonly ComparedCell[]): void {
  if (cells.some(({ before, after }) => before?.trials !== after?.trials)) {
    throw new RangeError('both brands are read in the same answers: trials must be equal');
  }
}
