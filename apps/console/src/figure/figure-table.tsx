import { type Figure, type TrendInput, toSvg, trend } from '@svc/figures';
import { useState } from 'react';
import { Modal } from '../kit/modal.tsx';
import { scope } from '../scope.ts';
import { useText, useWording } from '../text/index.ts';
import { marked } from './figure-files.tsx';
import { type Cell, save, toCsv, toPng } from './files.ts';

interface Props {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** A trend that can be had as a picture; left out: only its numbers. */
  figure?: Omit<TrendInput, 'lifted' | 'cursor'>;
  /** Or draws another picture, for a width in pixels. */
  draw?: (width: number) => Figure;
  title?: string;
}

/** The numbers of a picture: as a table beside it, and picture and numbers as files. Test data says so in each of them. */
export function FigureTable({ name, columns, rows, figure, draw, title = name }: Props) {
  const { figure: text, frame } = useText();
  const { language } = useWording();
  const [open, setOpen] = useState(false);
  const picture = (theme: 'light' | 'dark') =>
    figure
      ? toSvg(
          trend(figure, {
            width: 900,
            labels: 170,
            language,
            title: scope.test ? `${title} · ${frame.test}` : title,
            named: true,
          }),
          theme,
        )
      : draw
        ? toSvg(scope.test ? marked(draw(720), frame.test) : draw(720), theme)
        : '';
  const svg = (theme: 'light' | 'dark') =>
    save(`${title} ${theme}.svg`, new Blob([picture(theme)], { type: 'image/svg+xml' }));
  const png = async (theme: 'light' | 'dark') => save(`${title} ${theme}.png`, await toPng(picture(theme)));
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
                (['light', 'dark'] as const).map((theme) => (
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
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, index) => (
                    <td key={columns[index]} className={typeof cell === 'number' ? 'number' : ''}>
                      {typeof cell === 'number' && !Number.isInteger(cell)
                        ? Math.round(cell * 1_000) / 1_000
                        : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Modal>
      )}
    </>
  );
}
