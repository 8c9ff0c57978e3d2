import type { components } from '@svc/client';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useFalseAlarms } from './rate.tsx';
import { alertWords } from './words.ts';

const most = 5;

/** What a rule would have reported on past scans. A past that is too short is named as such, never as “nothing”. */
export function Backtest({ found }: { found: components['schemas']['AlertBacktest'] }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const rate = useFalseAlarms();
  const { scans, firings, falseAlarms, power, notes } = found;
  const known = falseAlarms !== null || firings.length > 0;
  return (
    <div role="status">
      {known && (
        <p>
          <strong>{words.wouldHave(firings.length, scans)}</strong>{' '}
          {power &&
            words.power(
              `${format.value({ value: power.value, ci: power.ci })} (${format.range(power.ci)})`,
              format.points(power.drop),
              power.within,
            )}
        </p>
      )}
      {known && <p className="small">{rate(falseAlarms)}</p>}
      {firings.length > 0 && (
        <ul className="lines tight">
          {firings.slice(-most).map(({ scanId, at, sentence }) => (
            <li key={scanId}>
              <small>{format.day(at)}</small> <Said>{sentence}</Said>
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
    </div>
  );
}
