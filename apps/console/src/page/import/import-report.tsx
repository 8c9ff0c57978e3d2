import type { components } from '@svc/client';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { importWords } from './words.ts';

type Report = components['schemas']['ImportReport'];

/** What a file holds, what it lacks, and the rows that were refused. */
export function ImportReport({ report }: { report: Report }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const labels = useLabels();
  const { prompts, known, topics, engines, from, to, countries, measurements, notes } = report;
  return (
    <>
      <Card title={words.holds} className="c6">
        <dl className="facts">
          <dt>{words.source}</dt>
          <dd>{report.source ?? words.neutral}</dd>
          <dt>{words.prompts}</dt>
          <dd>
            {format.count(prompts)}
            {known > 0 && ` (${words.known(format.count(known))})`}
          </dd>
          <dt>{words.topics}</dt>
          <dd>{format.count(topics)}</dd>
          <dt>{words.engines}</dt>
          <dd>
            {engines
              .map(
                ({ engine, answers, known }) =>
                  `${known ? labels.engine(engine) : `${engine} (${words.unknownEngine})`}: ${format.count(answers)}`,
              )
              .join(', ')}
          </dd>
          {from !== null && to !== null && (
            <>
              <dt>{words.days}</dt>
              <dd>{format.span(Date.parse(from), Date.parse(to))}</dd>
            </>
          )}
          <dt>{words.countries}</dt>
          <dd>{countries.map(labels.country).join(', ') || words.unknown}</dd>
          <dt>{words.measurements}</dt>
          <dd>{format.count(measurements)}</dd>
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
      {report.problems.length > 0 && <Problems report={report} />}
    </>
  );
}

function Problems({ report: { problems, refused } }: { report: Report }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  return (
    <Card
      title={words.problems}
      foot={
        problems.length < refused && words.problemsFirst(format.count(problems.length), format.count(refused))
      }
    >
      <Table
        name={words.problems}
        rows={problems}
        keyOf={({ line, field }) => `${line} ${field}`}
        columns={[
          { label: words.line, value: ({ line }) => line },
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
