import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { alertWords } from './words.ts';

/** How often a rule cries wolf, with the interval of the simulation. */
export function FalseAlarms({ rate }: { rate: components['schemas']['FalseAlarms'] | null }) {
  const { language } = useWording();
  const words = useAreaText(alertWords);
  return (
    <p className="small">
      {rate === null ? words.noRate : words.falseAlarms(percent(rate.value, rate.ci, language), rate.scans)}
    </p>
  );
}
