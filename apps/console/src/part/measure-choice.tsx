import type { ComponentProps } from 'react';
import { useText } from '../text/index.ts';

export const measures = ['presence', 'mention', 'citation'] as const;

/** What is counted: whether a brand is present, named, or cited. */
export function MeasureChoice(attributes: ComponentProps<'select'>) {
  const { history } = useText();
  return (
    <label>
      {history.measure}
      <select {...attributes}>
        {measures.map((one) => (
          <option key={one} value={one}>
            {history.measures[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
