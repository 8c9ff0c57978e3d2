import type { components } from '@svc/client';
import { Card } from '../../kit/card.tsx';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={words.problems}>
        <table aria-label={words.problems}>
          <thead>
            <tr>
              <th scope="col" className="number">
                {words.line}
              </th>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, field, message }) => (
              <tr key={`${line} ${field}`}>
                <td className="number">{format.count(line)}</td>
                <td>{field === null ? '' : words.fields[field]}</td>
                <td>
                  <Said>{message}</Said>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
