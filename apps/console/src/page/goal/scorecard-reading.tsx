import type { components } from '@svc/client';
import { bandRows, percent } from '@svc/figures';
import { bandRowsOf, tableOf } from '../../figure/estimate-rows.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Table } from '../../kit/table.tsx';
import { Badge } from '../../part/badge.tsx';
import { estimateText } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { goalWords } from './words.ts';

/** A scorecard at a date: each row with figure and verdict, and all together. */
export function ScorecardReading({ reading }: { reading: components['schemas']['ScorecardReading'] }) {
  const { text, language } = useWording();
  const words = useAreaText(goalWords);
  const { name, rows, composite, provenance, notes } = reading;
  const measured = rows.flatMap(({ name, figure }) => (figure ? [{ label: name, figure }] : []));
  return (
    <>
      <p>
        {words.composite}:{' '}
        <strong>
          {composite.value === null
            ? words.verdict[composite.verdict]
            : percent(composite.value, composite.ci, language)}
        </strong>{' '}
        {composite.value !== null && words.verdict[composite.verdict]} <Badge provenance={provenance} />
      </p>
      {measured.length > 0 && (
        <FigureBox
          name={name}
          draw={(width) => bandRows(bandRowsOf(measured, text), { width, language, title: name })}
          table={tableOf(measured, text)}
        />
      )}
      <Table
        name={`${name}: ${words.rows}`}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { label: words.row, value: ({ name }) => name },
          {
            label: words.figure,
            value: ({ figure }) => figure?.value ?? null,
            show: ({ figure }) => (figure && estimateText(figure, language)) ?? '–',
            nowrap: true,
          },
          { label: text.figure.low, value: ({ figure }) => figure?.ci?.low ?? null, hidden: true },
          { label: text.figure.high, value: ({ figure }) => figure?.ci?.high ?? null, hidden: true },
          {
            label: words.targetColumn,
            value: ({ target }) => target,
            show: ({ target }) => percent(target, null, language),
          },
          { label: words.verdictColumn, value: ({ verdict }) => words.verdict[verdict] },
          { label: words.bandColumn, value: ({ band }) => (band === null ? '–' : words.band[band]) },
          { label: words.weight, value: ({ weight = 1 }) => weight },
        ]}
      />
      <p className="small">
        {words.compositeSays} {composite.formula}{' '}
        {composite.missing.length > 0 && words.missing(composite.missing.join(', '))} {notes.join(' ')}
      </p>
    </>
  );
}
