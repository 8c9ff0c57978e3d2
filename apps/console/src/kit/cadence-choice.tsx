import { useState } from 'react';
import { useAreaText } from '../text/area.ts';
import { type Chosen, readCadence, writeCadence } from './cadence.ts';
import { cadenceWords } from './cadence-words.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface Props {
  /** As the API has it; a form reads it as `cadence`, with `timeZone`. */
  value: string;
  timeZone: string;
  /** Called at each change, so that the next runs can be shown. */
  onChange?: (cadence: string, timeZone: string) => void;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const dates = Array.from({ length: 28 }, (_, index) => index + 1);

/** Every [week] on [Monday] at [06:00], in a time zone. */
export function CadenceChoice({ value, timeZone, onChange }: Props) {
  const words = useAreaText(cadenceWords);
  const [chosen, setChosen] = useState(() => readCadence(value));
  const [zone, setZone] = useState(timeZone);
  const change = (next: Partial<Chosen>) => {
    const all = { ...chosen, ...next };
    setChosen(all);
    onChange?.(writeCadence(all), zone);
  };
  const kinds = (['daily', 'weekdays', 'weekly', 'monthly', 'other'] as const).filter(
    (kind) => kind !== 'other' || chosen.kind === 'other' || readCadence(value).kind === 'other',
  );
  return (
    <div className="fields cadence">
      <input type="hidden" name="cadence" value={writeCadence(chosen)} />
      <label>
        {words.every}
        <select
          value={chosen.kind}
          onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? 'weekly' })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {chosen.kind === 'weekly' && (
        <label>
          {words.on}
          <select value={chosen.day} onChange={({ target }) => change({ day: target.value })}>
            {days.map((day) => (
              <option key={day} value={day}>
                {words.days[day]}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen.kind === 'monthly' && (
        <label>
          {words.date}
          <select value={chosen.date} onChange={({ target }) => change({ date: Number(target.value) })}>
            {dates.map((date) => (
              <option key={date}>{date}</option>
            ))}
          </select>
        </label>
      )}
      {chosen.kind === 'other' ? (
        <label>
          {words.pattern}
          <input
            value={chosen.text}
            maxLength={100}
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
      ) : (
        <label>
          {words.at}
          <input
            type="time"
            required
            value={chosen.at}
            onChange={({ target }) => target.value !== '' && change({ at: target.value.slice(0, 5) })}
          />
        </label>
      )}
      <ZoneChoice
        label={words.zone}
        name="timeZone"
        value={timeZone}
        onChange={(next) => {
          setZone(next);
          onChange?.(writeCadence(chosen), next);
        }}
      />
    </div>
  );
}
