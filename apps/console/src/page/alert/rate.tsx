import type { components } from '@svc/client';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { alertWords } from './words.ts';

type Rate = components['schemas']['FalseAlarms'] | null;
type Kind = components['schemas']['Alert']['kind'];

/** Rules of these kinds test a figure; the others state a fact. */
export const tests = (kind: Kind): boolean =>
  kind === 'sequential' || kind === 'change' || kind === 'anomaly' || kind === 'source_lost';

/** How often a rule is wrong, as a sentence with the range of the simulation. */
export function useFalseAlarms(): (rate: Rate, kind?: Kind) => string {
  const words = useAreaText(alertWords);
  const format = useFormat();
  return (rate, kind) =>
    rate !== null
      ? words.falseAlarms(
          format.value({ value: rate.value, ci: rate.ci }) ?? '',
          format.range(rate.ci),
          rate.scans,
        )
      : kind !== undefined && !tests(kind)
        ? words.noTest
        : words.noRate;
}
