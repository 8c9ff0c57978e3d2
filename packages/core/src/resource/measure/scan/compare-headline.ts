import type { Difference, ScanComparison } from '@svc/contract/measure/scan';
import { type Message, say } from '../../../i18n/index.ts';

/** The market’s verdict in a sentence that can stand alone: which question, how much, how sure, what may be missed. */
export function headlineOf(difference: Difference): ScanComparison['headline'] {
  const { question, verdict } = difference;
  return { question, verdict, sentence: say(messageOf(difference)) };
}

function messageOf({ verdict, value, ci, smallestVisible, label }: Difference): Message {
  const fewTopics = label === 'few_topics';
  if (verdict === 'not_comparable') return { id: 'change.not_comparable', values: {} };
  if (verdict === 'too_few' || value === null || !ci || smallestVisible === null)
    return { id: 'change.too_few', values: {} };
  if (verdict === 'no_change_shown')
    return { id: 'change.none_shown', values: { fewTopics, visible: smallestVisible } };
  return { id: 'change.shown', values: { fewTopics, change: value, ci } };
}

const amountOf = ({ value, ci }: Difference) => ({ change: value ?? 0, ci: ci ?? { low: 0, high: 0 } });

/** Tests that day's answers against the level before, regardless of later scans. */
export function dayHeadlineOf(difference: Difference, scans: number): string {
  const { verdict, smallestVisible } = difference;
  if (verdict === 'rise' || verdict === 'fall')
    return say({ id: 'change.day', values: { ...amountOf(difference), scans } });
  if (verdict !== 'no_change_shown') return headlineOf(difference).sentence;
  return say({ id: 'change.day_none', values: { scans, visible: smallestVisible ?? 1 } });
}

/** Whether the level changed, by more than days differ by themselves. */
export function lastingHeadlineOf(difference: Difference, scans: number): string {
  const { verdict, smallestVisible } = difference;
  if (verdict === 'rise' || verdict === 'fall')
    return say({ id: 'change.lasting', values: { ...amountOf(difference), scans } });
  if (verdict !== 'no_change_shown') return headlineOf(difference).sentence;
  return say({ id: 'change.lasting_none', values: { scans, visible: smallestVisible ?? 1 } });
}

/** A change that one of several scans a week shows, and that the next one has to confirm. */
export const waitingHeadlineOf = (difference: Difference, scans: number): string =>
  say({ id: 'change.waiting', values: { ...amountOf(difference), scans } });
