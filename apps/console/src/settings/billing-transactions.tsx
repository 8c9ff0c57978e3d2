import { Link } from '@tanstack/react-router';
import { listCreditTransactions } from '../data/operations.gen.ts';
import { useRows } from '../data/use-read.ts';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { useProjects } from './project-choice.tsx';
import { billingText } from './text/billing.ts';

/** Every movement of credits, the newest first; what a scan cost stands in one row. */
export function Transactions() {
  const text = useAreaText(billingText);
  const format = useFormat();
  const projects = new Map(useProjects().map(({ id, name }) => [id, name]));
  const list = useRows(listCreditTransactions, { groupBy: 'scan' }, { limit: 25 });
  return (
    <>
      <h2>{text.transactions}</h2>
      <Listed found={list} empty={text.noTransactions}>
        {(items) => (
          <Table
            part={list.hasNextPage}
            name={text.transactions}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { label: text.day, value: ({ at }) => at, show: ({ at }) => format.when(at) },
              {
                label: text.what,
                value: ({ kind, projectId }) =>
                  [text.kind[kind], projects.get(projectId ?? '')].filter(Boolean).join(': '),
                show: ({ kind, projectId, scanId, count }) => {
                  const project = projects.get(projectId ?? '');
                  return (
                    <>
                      {projectId !== null && scanId !== null && project !== undefined ? (
                        <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId }}>
                          {text.scanOf(project)}
                        </Link>
                      ) : (
                        text.kind[kind]
                      )}
                      {kind === 'capture' && <small>{text.charged(format.count(count))}</small>}
                    </>
                  );
                },
              },
              {
                label: text.balance,
                value: ({ amount }) => amount,
                show: ({ amount }) => format.number(amount),
              },
            ]}
          />
        )}
      </Listed>
    </>
  );
}
