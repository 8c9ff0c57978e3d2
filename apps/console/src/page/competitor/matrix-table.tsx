import { bandRows } from '@svc/figures';
import { FigureTable } from '../../figure/figure-table.tsx';
import type { Shown } from '../../kit/figure.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { competitorWords } from './words.ts';

interface Props {
  title: string;
  about: string;
  /** What the columns are by: engines, topics or intents. */
  by: string;
  cells: readonly { label: string; name: string; shown: Shown }[];
}

/** The matrix as a table and as a picture of one axis, a row for each cell. */
export function MatrixTable({ title, about, by, cells }: Props) {
  const { matrix: words } = useAreaText(competitorWords);
  const { figure: text } = useText();
  const { language } = useWording();
  return (
    <FigureTable
      title={title}
      about={about}
      columns={[by, words.brand, text.value, text.low, text.high, text.answers]}
      rows={cells.map(({ label, name, shown: { value, ci, trials } }) => [
        label,
        name,
        value,
        ci?.low ?? null,
        ci?.high ?? null,
        trials,
      ])}
      draw={(width) =>
        bandRows(
          cells.map(({ label, name, shown: { value, ci, trials } }) => ({
            label: `${label}: ${name}`,
            value,
            tracked: ci,
            market: null,
            trials,
          })),
          { width, language, title },
        )
      }
    />
  );
}
