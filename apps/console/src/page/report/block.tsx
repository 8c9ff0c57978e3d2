import type { components } from '@svc/client';
import { type Language, percent, points } from '@svc/figures';
import { FigureBox } from '../../figure/figure-box.tsx';
import type { Cell } from '../../figure/files.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { formatOf } from '../../part/format.ts';
import { useText } from '../../text/index.ts';
import { aboutPicture, drawPicture, pictureTable, type Span } from './picture.ts';

export type ReportBlock = components['schemas']['ReportBlock'];
type ReportTable = components['schemas']['ReportTable'];
type ReportCell = ReportTable['rows'][number][number];

interface Props {
  block: ReportBlock;
  /** The heading that it stands under: pictures of the same title are told apart by it. */
  under: string | null;
  language: Language;
  /** The days that the report is of, and whose days they are. */
  span: Span;
  /** Where the outline leads to. */
  id: string;
}

/** A part of a report, drawn by the same figures as its files. */
export function Block({ block, under, language, span, id }: Props) {
  const { change, figure } = useText();
  const labels = useLabels();
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case 'verdict':
      return (
        <p className="notice verdict-notice">
          <span className={`change ${block.verdict}`} aria-hidden="true">
            {change.icon[block.verdict]}
          </span>{' '}
          {block.text}
        </p>
      );
    case 'text':
      return <p className="sentence">{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'figure':
      return (
        <section className="card">
          <h3 className={under === block.title ? 'hidden' : undefined}>{block.title}</h3>
          <FigureBox
            title={under === null || under === block.title ? block.title : `${under}: ${block.title}`}
            about={aboutPicture(block.picture, span, language)}
            draw={(width) => drawPicture(block.picture, { width, language, title: block.title })}
            table={pictureTable(block.picture, figure)}
          />
        </section>
      );
    case 'table':
      return <Rows table={block} under={under} language={language} />;
    case 'answers':
      return (
        <details className="card">
          <summary>{block.title}</summary>
          {block.items.map(({ id, engine, prompt, said, text }) => (
            <section key={id}>
              <h3>{prompt}</h3>
              <p className="small">
                {labels.engine(engine)} · {said}
              </p>
              <p className="said">{text}</p>
            </section>
          ))}
        </details>
      );
  }
}

function Rows({ table, under, language }: { table: ReportTable } & Pick<Props, 'under' | 'language'>) {
  const rows = table.rows.map((cells, index) => ({ index, cells }));
  return (
    <section className="card">
      <h3 className={under === table.title ? 'hidden' : undefined}>{table.title}</h3>
      <Table
        name={table.title}
        rows={rows}
        keyOf={({ index }) => String(index)}
        columns={table.columns.flatMap(({ id, label, kind }, place) => {
          const of = ({ cells }: (typeof rows)[number]) => cells[place] ?? null;
          const ranged = kind === 'rate' || kind === 'points';
          const end = (side: 'low' | 'high') => ({
            label: `${label} ${side}`,
            value: (row: (typeof rows)[number]) => {
              const cell = of(row);
              return isRange(cell) ? cell[side] : null;
            },
            hidden: true,
          });
          const main = {
            label,
            value: (row: (typeof rows)[number]): Cell => {
              const cell = of(row);
              return isRange(cell) ? cell.value : cell;
            },
            show: (row: (typeof rows)[number]) => readable(of(row), kind, language),
            nowrap: ranged,
          };
          if (goesWithoutSaying(table, id, place)) return [{ ...main, hidden: true }];
          return ranged ? [main, end('low'), end('high')] : [main];
        })}
      />
    </section>
  );
}

/** What an origin and a state are in most tables, in the words of a report. */
const usual: ReadonlySet<unknown> = new Set(['live', 'measured', 'gemessen']);

/** A column that says of every row what goes without saying takes the room of the others; files keep it. */
const goesWithoutSaying = ({ rows }: ReportTable, column: string, place: number): boolean =>
  (column === 'badge' || column === 'status') && rows.every((cells) => usual.has(cells[place]));

/** A day, with the time where it has one; both as they were written, in no time zone. */
function readableDate(at: string, language: Language): string {
  if (at === '') return '–';
  const format = formatOf(language, 'UTC');
  return at.length > 10 ? format.when(`${at.replace(' ', 'T')}Z`) : format.date(at);
}

type Ranged = Extract<ReportCell, object>;
const isRange = (cell: ReportCell): cell is Ranged => typeof cell === 'object' && cell !== null;

function readable(
  cell: ReportCell,
  kind: ReportTable['columns'][number]['kind'],
  language: Language,
): string {
  if (cell === null) return '–';
  if (isRange(cell)) {
    const { value, low, high, trials = null } = cell;
    if (value === null) return '–';
    const range = low === null || high === null ? null : { low, high };
    return kind === 'points' ? points(value, range, language) : percent(value, range, language, trials);
  }
  if (typeof cell === 'string') return kind === 'date' ? readableDate(cell, language) : cell;
  const format = formatOf(language, 'UTC');
  return kind === 'decimal' ? format.exact(cell) : format.count(Math.round(cell));
}
