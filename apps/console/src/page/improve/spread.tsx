import type { components } from '@svc/client';
import { type DifferenceRow, differenceRows, points } from '@svc/figures';
import { FigureBox } from '../../figure/figure-box.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { improveWords } from './words.ts';

export type Spread = components['schemas']['Spread'];

/** A predicted uplift: its median with the interval of 95%, and how probable a rise is. */
export function SpreadText({ spread }: { spread: Spread }) {
  const { language } = useWording();
  const { rises } = useAreaText(improveWords);
  const format = useFormat();
  const { median, low95, high95, probabilityPositive } = spread;
  return (
    <>
      <strong>{points(median, { low: low95, high: high95 }, language)}</strong>{' '}
      <span className="small">{rises(format.chance(probabilityPositive))}</span>
    </>
  );
}

const rowOf = (label: string, { median, low80, high80, low95, high95 }: Spread): DifferenceRow => ({
  label,
  difference: median,
  interval: { low: low95, high: high95 },
  inner: { low: low80, high: high80 },
  verdict: null,
  predicted: true,
});

/** Predicted uplifts on one axis around zero. The API drew them; nothing is computed here. */
export function SpreadRows({
  name,
  rows,
}: {
  name: string;
  rows: readonly { label: string; spread: Spread }[];
}) {
  const { language } = useWording();
  const words = useAreaText(improveWords);
  return (
    <FigureBox
      name={name}
      draw={(width) =>
        differenceRows(
          rows.map(({ label, spread }) => rowOf(label, spread)),
          { width, language, title: name },
        )
      }
      table={{
        columns: ['', words.median, words.from80, words.to80, words.from95, words.to95, words.probability],
        rows: rows.map(({ label, spread }) => [
          label,
          spread.median,
          spread.low80,
          spread.high80,
          spread.low95,
          spread.high95,
          spread.probabilityPositive,
        ]),
      }}
    />
  );
}
