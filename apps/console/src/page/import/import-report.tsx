import type { components } from '@svc/client';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { importWords } from './words.ts';

/** Lines that are named of one reason. */
const linesShown = 5;

type Report = components['schemas']['ImportReport'];

/** What of a file counts, at a glance. */
export function ImportTiles({ report, done }: { report: Report; done: boolean }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const { answers, prompts, known, engines, measurements, refused, duplicates } = report;
  return (
    <section className="card tiles-of" aria-label={words.holds}>
      <Tile
        label={done ? words.tiles.counted : words.tiles.counts}
        value={format.count(answers)}
        verdict={duplicates > 0 && <small>{words.duplicates(format.count(duplicates))}</small>}
      />
      <Tile
        label={words.prompts}
        value={format.count(prompts)}
        verdict={known > 0 && <small>{words.known(format.count(known))}</small>}
      />
      <Tile label={words.engines} value={format.count(engines.length)} />
      <Tile label={words.measurements} value={format.count(measurements)} />
      <Tile
        label={words.tiles.refused}
        value={format.count(refused)}
        verdict={refused > 0 && <small>{words.tiles.refusedSays}</small>}
      />
    </section>
  );
}

/** What a file holds, and what it lacks. */
export function ImportReport({ report }: { report: Report }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const labels = useLabels();
  const { topics, engines, from, to, countries, notes } = report;
  return (
    <>
      <Card title={words.holds} className="c6">
        <dl className="facts">
          <dt>{words.source}</dt>
          <dd>{report.source ?? words.neutral}</dd>
          <dt>{words.topics}</dt>
          <dd>{format.count(topics)}</dd>
          <dt>{words.engines}</dt>
          <dd>
            {engines
              .map(
                ({ engine, answers, known }) =>
                  `${known ? labels.engine(engine) : `${engine} (${words.unknownEngine})`}: ${format.count(answers)}`,
              )
              .join(', ') || words.unknown}
          </dd>
          {from !== null && to !== null && (
            <>
              <dt>{words.days}</dt>
              <dd>{format.span(Date.parse(from), Date.parse(to))}</dd>
            </>
          )}
          <dt>{words.countries}</dt>
          <dd>{countries.map(labels.country).join(', ') || words.unknown}</dd>
        </dl>
      </Card>
      <Card title={words.missing} className="c6">
        {notes.length === 0 ? (
          <p>{words.nothingMissing}</p>
        ) : (
          <ul className="notes">
            {notes.map((note) => (
              <li key={note}>
                <Said>{note}</Said>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

/** Why rows cannot be taken, each reason once, with the lines that have it. */
export function ImportProblems({ report: { problems, refused } }: { report: Report }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  if (problems.length === 0) return null;
  const told = problems.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Card
      title={words.problems}
      about={words.problemsSays}
      foot={told < refused && words.problemsFirst(format.count(told), format.count(refused))}
    >
      <Table
        name={words.problems}
        rows={problems}
        keyOf={({ line, field }) => `${line} ${field}`}
        columns={[
          {
            label: words.line,
            value: ({ line }) => line,
            show: ({ lines, rows }) =>
              `${lines.slice(0, linesShown).join(', ')}${rows > linesShown ? ', …' : ''}`,
          },
          { label: words.rowsOfIt, value: ({ rows }) => rows },
          { label: words.field, value: ({ field }) => (field === null ? '' : words.fields[field]) },
          {
            label: words.why,
            value: ({ message }) => message,
            show: ({ message }) => <Said>{message}</Said>,
          },
        ]}
      />
    </Card>
  );
}
