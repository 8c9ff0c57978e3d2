import { listCreditTransactions } from '../data/operations.gen.ts';
import { useRows } from '../data/use-read.ts';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { billingText } from './text/billing.ts';

/** Every movement of credits, the newest first. */
export function Transactions() {
  const text = useAreaText(billingText);
  const format = useFormat();
  const list = useRows(listCreditTransactions, {}, { limit: 25 });
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
              { label: text.what, value: ({ kind }) => text.kind[kind] },
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
