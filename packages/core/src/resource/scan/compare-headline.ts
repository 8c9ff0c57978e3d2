import type { Difference, ScanComparison } from '@svc/contract/scan';
import { points, pointsWithRange } from '../../prose/index.ts';

/** The market’s verdict in a sentence that can stand alone: which question, how much, how sure, what may be missed. */
export function headlineOf(difference: Difference): ScanComparison['headline'] {
  const { question, verdict, value, ci, smallestVisible, label } = difference;
  const these = label === 'few_topics' ? 'questions on these topics' : 'questions like these';
  return { question, verdict, sentence: sentenceOf() };

  function sentenceOf(): string {
    if (verdict === 'not_comparable')
      return 'The scans share no prompt on the same engine, so there is nothing to compare.';
    if (verdict === 'too_few' || value === null || !ci || smallestVisible === null)
      return 'Fewer than six prompts can be compared: too few to tell a change from noise.';
    if (verdict === 'no_change_shown')
      return `No change is shown on ${these}; one of ${points(smallestVisible)} or more would have been seen 4 times in 5.`;
    return `On ${these}, presence ${verdict === 'rise' ? 'rose' : 'fell'} by ${pointsWithRange(value, ci)}.`;
  }
}

const amountOf = ({ value, ci }: Difference): string =>
  pointsWithRange(value ?? 0, ci ?? { low: 0, high: 0 });

/** Tests that day's answers against the level before, regardless of later scans. */
export function dayHeadlineOf(difference: Difference, scans: number): string {
  const { verdict, smallestVisible } = difference;
  const by = amountOf(difference);
  if (verdict === 'rise' || verdict === 'fall')
    return `That day presence was ${by} ${verdict === 'rise' ? 'above' : 'below'} the ${scans} scans before.`;
  if (verdict !== 'no_change_shown') return headlineOf(difference).sentence;
  return `That day shows no change against the ${scans} scans before; one of ${points(smallestVisible ?? 1)} or more would have been seen 4 times in 5.`;
}

/** Whether the level changed, by more than days differ by themselves. */
export function lastingHeadlineOf(difference: Difference, scans: number): string {
  const { verdict, smallestVisible } = difference;
  const by = amountOf(difference);
  if (verdict === 'rise' || verdict === 'fall')
    return `Presence ${verdict === 'rise' ? 'rose' : 'fell'} by ${by} compared with the ${scans} scans before, more than its usual variation from day to day.`;
  if (verdict !== 'no_change_shown') return headlineOf(difference).sentence;
  return `No lasting change is shown against the ${scans} scans before; one of ${points(smallestVisible ?? 1)} or more would have been seen 4 times in 5.`;
}

/** A change that one of several scans a week shows, and that the next one has to confirm. */
export function waitingHeadlineOf(difference: Difference, scans: number): string {
  const by = amountOf(difference);
  const side = (difference.value ?? 0) < 0 ? 'below' : 'above';
  return `Presence is ${by} ${side} the ${scans} scans before. With scans this close together, a second one must confirm it before it counts as lasting.`;
}
