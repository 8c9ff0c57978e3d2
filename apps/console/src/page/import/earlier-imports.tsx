import { Link } from '@tanstack/react-router';
import { listAnswerImports } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { importWords } from './words.ts';

/** What was brought before; each opens its report. */
export function EarlierImports({ projectId }: { projectId: string }) {
  const words = useAreaText(importWords);
  const { states } = useText();
  const format = useFormat();
  const found = useRows(listAnswerImports, { projectId });
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (found.rows.length === 0) return null;
  return (
    <Card title={words.earlier}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={words.earlier}>
        <table aria-label={words.earlier}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.brought}</th>
              <th scope="col" className="number">
                {words.answers}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.rows.map(({ id, name, status, createdAt, report }) => (
              <tr key={id}>
                <th scope="row">
                  <Link
                    to="/projects/$projectId/answers/import"
                    params={{ projectId }}
                    search={(before) => ({ ...before, import: id })}
                  >
                    {name}
                  </Link>
                </th>
                <td>{words.statuses[status]}</td>
                <td>{format.when(createdAt)}</td>
                <td className="number">{report ? format.count(report.answers) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {found.hasNextPage && (
        <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {states.more}
        </button>
      )}
    </Card>
  );
}
