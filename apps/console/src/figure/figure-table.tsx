import { type Figure, type TrendInput, toSvg, trend } from '@svc/figures';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useProject } from '../frame/use-project.ts';
import { Modal } from '../kit/modal.tsx';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { scope } from '../scope.ts';
import { useText, useWording } from '../text/index.ts';
import { type Cell, save, toCsv, toPng } from './files.ts';

interface Props {
  title: string;
  /** Unit, dates, and how many answers: it stands in the files as well. */
  about?: string;
  /** Explains the band around the line. */
  foot?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** A trend that can be had as a picture. */
  figure?: Omit<TrendInput, 'lifted' | 'cursor'>;
  /** Or draws another picture, for a width in pixels. */
  draw?: (width: number) => Figure;
}

interface NumberedRow {
  key: string;
  cells: readonly Cell[];
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The numbers of a picture: as a table, and picture and numbers as files. Test data says so in each of them. */
export function FigureTable({ title, about, foot, columns, rows, figure, draw }: Props) {
  const { figure: text, frame } = useText();
  const { language } = useWording();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { projectId } = useParams({ strict: false });
  const project = useProject(open ? projectId : undefined).data?.project.name;
  const drawn = (): Figure | undefined =>
    figure ? trend(figure, { width: 900, labels: 170, language, title, named: true }) : draw?.(720);
  const picture = (theme: Theme): string => {
    const marks = drawn();
    if (!marks) return '';
    const around = {
      title: project === undefined ? title : `${project}: ${title}`,
      ...(about !== undefined && { about }),
      ...(foot !== undefined && { foot }),
      ...(scope.test && { mark: frame.test }),
    };
    return toSvg(marks, theme, around);
  };
  const svg = (theme: Theme) =>
    save(`${title} ${theme}.svg`, new Blob([picture(theme)], { type: 'image/svg+xml' }));
  const png = async (theme: Theme) => save(`${title} ${theme}.png`, await toPng(picture(theme)));
  const name = about ? `${title}. ${about}` : title;
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {text.tableAndFiles}
      </button>
      {open && (
        <Modal
          label={name}
          close={() => setOpen(false)}
          foot={
            <>
              <button
                type="button"
                onClick={() =>
                  save(`${title}.csv`, new Blob([toCsv({ columns, rows })], { type: 'text/csv' }))
                }
              >
                {text.csv}
              </button>
              {(figure ?? draw) &&
                themes.map((theme) => (
                  <span key={theme} className="actions">
                    <button type="button" onClick={() => svg(theme)}>
                      {`${text.svg}, ${frame.themes[theme]}`}
                    </button>
                    <button type="button" onClick={() => void png(theme)}>
                      {`${text.png}, ${frame.themes[theme]}`}
                    </button>
                  </span>
                ))}
            </>
          }
        >
          <Table
            name={name}
            file={false}
            rows={rows.map((cells, index) => ({ key: String(index), cells }))}
            keyOf={({ key }) => key}
            columns={columns.map((label, at) => ({
              label: label || text.what,
              value: ({ cells }: NumberedRow) => cells[at] ?? null,
              show: ({ cells }: NumberedRow) => {
                const cell = cells[at] ?? null;
                return typeof cell === 'number' ? format.exact(cell) : (cell ?? '–');
              },
            }))}
          />
        </Modal>
      )}
    </>
  );
}
