import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { Marks } from '../../kit/marks.tsx';
import type { Column } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { trialWords } from './trial-words.ts';

export type Spread = components['schemas']['Spread'];

const width = 200;

/** Columns of predicted gains on one axis: 80 and 95% range as a picture, the digits, and how often it rises. */
export function useGainColumns<Row>(
  spreadOf: (row: Row) => Spread,
  rows: readonly Row[],
): readonly Column<Row>[] {
  const words = useAreaText(trialWords);
  const { language } = useWording();
  const format = useFormat();
  const rangeOf = (row: Row) => ({ low: spreadOf(row).low95, high: spreadOf(row).high95 });
  const span = differenceSpan(rows.map(rangeOf));
  return [
    {
      label: words.axis(format.points(span)),
      show: (row) => {
        const { median, low80, high80 } = spreadOf(row);
        const inner = { low: low80, high: high80 };
        return (
          <Marks
            hidden
            figure={whisker({
              value: median,
              range: rangeOf(row),
              inner,
              verdict: null,
              span,
              width,
              predicted: true,
              language,
            })}
          />
        );
      },
    },
    {
      label: words.gain,
      value: (row) => spreadOf(row).median,
      end: false,
      nowrap: true,
      show: (row) => (
        <span className="num">
          <b>{format.difference(spreadOf(row).median, rangeOf(row))}</b>
          <span>{format.differenceRange(rangeOf(row))}</span>
        </span>
      ),
    },
    { label: words.low95, value: (row) => spreadOf(row).low95, hidden: true },
    { label: words.high95, value: (row) => spreadOf(row).high95, hidden: true },
    {
      label: words.rises,
      value: (row) => spreadOf(row).probabilityPositive,
      nowrap: true,
      show: (row) => format.chance(spreadOf(row).probabilityPositive),
    },
  ];
}

/** “+12 points (−2 to +29)” of a prediction, for a sentence. */
export function Gain({ spread }: { spread: Spread }) {
  const words = useAreaText(trialWords);
  const format = useFormat();
  const range = { low: spread.low95, high: spread.high95 };
  return (
    <>
      {words.points(format.difference(spread.median, range))} <small>({format.differenceRange(range)})</small>
    </>
  );
}

/** What the service adds about a prediction, below it. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
