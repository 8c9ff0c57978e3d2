import { Link } from '@tanstack/react-router';
import { listAnswerImports } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
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
      <Table
        name={words.earlier}
        rows={found.rows}
        part={found.hasNextPage}
        keyOf={({ id }) => id}
        columns={[
          {
            label: words.name,
            value: ({ name }) => name,
            show: ({ id, name }) => (
              <Link
                to="/projects/$projectId/answers/import"
                params={{ projectId }}
                search={(before) => ({ ...before, import: id })}
              >
                {name}
              </Link>
            ),
          },
          { label: words.state, value: ({ status }) => words.statuses[status] },
          {
            label: words.brought,
            value: ({ createdAt }) => createdAt,
            show: ({ createdAt }) => format.when(createdAt),
            nowrap: true,
          },
          { label: words.answers, value: ({ report }) => report?.answers ?? null },
        ]}
      />
      {found.hasNextPage && (
        <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {states.more}
        </button>
      )}
    </Card>
  );
}
