import type { Figure } from '@svc/figures';
import { useLayoutEffect, useRef, useState } from 'react';
import { Table } from '../kit/table.tsx';
import { type About, Why, WhyDialog } from '../part/why.tsx';
import { useText } from '../text/index.ts';
import { Drawing } from './drawing.tsx';
import { FigureFiles } from './figure-files.tsx';
import type { Table as Twin } from './files.ts';

interface Props {
  /** Names the files and the table. */
  name: string;
  /** Draws it for a width in pixels. */
  draw: (width: number) => Figure;
  /** The same in words. */
  table: Twin;
  /** The narrowest that it can be drawn; below that it is scrolled. */
  least?: number;
  /** What the figure of each row rests on, in the order of the table. */
  why?: readonly About[];
}

/** A picture with its twin as a table, and both as files. */
export function FigureBox({ name, draw, table: given, least = 240, why }: Props) {
  const text = useText();
  // The column of the rows’ names has a name too: for who hears the table, and in files.
  const table = { ...given, columns: given.columns.map((column) => column || text.figure.what) };
  const [box, width] = useWidth();
  const [asked, setAsked] = useState<number | null>(null);
  const about = asked === null ? undefined : why?.[asked];
  const figure = draw(Math.max(least, width - 26));
  return (
    <figure className="figure">
      <div className="drawing" ref={box}>
        {width > 0 && (
          <section
            className="scroller"
            aria-label={`${name}: ${text.figure.picture}`}
            {
              /* What scrolls must be reached by keyboard. */ ...(least > width - 26 && { tabIndex: 0 })
            }
          >
            <Drawing figure={figure} {...(why && { ask: setAsked })} />
          </section>
        )}
      </div>
      <figcaption>
        <details>
          <summary>{text.figure.table}</summary>
          <TableTwin name={`${name}: ${text.figure.table}`} table={table} {...(why && { why })} />
        </details>
        <FigureFiles name={name} draw={draw} table={table} />
      </figcaption>
      {about && <WhyDialog about={about} close={() => setAsked(null)} />}
    </figure>
  );
}

function TableTwin({ name, table, why }: Pick<Props, 'name' | 'table' | 'why'>) {
  const rows = table.rows.map((cells, line) => ({ key: cells.join('|'), cells, why: why?.[line] }));
  return (
    <Table
      name={name}
      file={false}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        ...table.columns.map((label, at) => ({
          label,
          value: ({ cells }: (typeof rows)[number]) => cells[at] ?? null,
        })),
        ...(why
          ? [
              {
                label: '',
                show: ({ why }: (typeof rows)[number]) => why && <Why {...why} />,
                nowrap: true,
              },
            ]
          : []),
      ]}
    />
  );
}

/** How wide an element is, also when that changes. Known before the first picture, so that nothing is drawn twice. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(Math.floor(current.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
