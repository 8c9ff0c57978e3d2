import type { Measured } from '@svc/contract/act/recommendation';
import { boundedMethod } from '@svc/scoring';
import { type Message, say } from '../../../i18n/index.ts';

const chosen =
  'These prompts were chosen from the same answers they are compared with, so low figures may recover by themselves. A scan between finding and shipping the change would show by how much.';
const tooSmall = 'An effect that small can’t be shown with a sensible number of answers.';

/** What a look shows, in a sentence. */
export function verdictInWords(measured: Measured): string {
  const { verdict, value, ci, smallestVisible, look } = measured;
  const { median } = measured.predicted;
  const figure = { value, ci, predicted: median };
  if (verdict === 'rise') return say({ id: 'verify.rise', values: figure });
  if (verdict === 'no_rise') return say({ id: 'verify.no_rise', values: figure });
  const times = Math.max(2, Math.ceil((smallestVisible / Math.max(0.002, Math.abs(median))) ** 2));
  const fixed = ci.method === boundedMethod ? chosen : times > 50 ? tooSmall : null;
  const more: Message =
    fixed === null ? { id: 'verify.times', values: { times } } : { id: 'text', values: { text: fixed } };
  return say({ id: 'verify.unclear', values: { ...figure, number: look, more } });
}
