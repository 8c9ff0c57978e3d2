import { unwrap } from '@svc/client';
import { client } from '../api.ts';
import { useFormat } from '../part/format.ts';
import { Listed, useList } from '../part/list.tsx';
import { TableBox } from '../part/table-box.tsx';
import { useAreaText } from '../text/area.ts';
import { billingText } from './text/billing.ts';

/** Every movement of credits, the newest first. */
export function Transactions() {
  const text = useAreaText(billingText);
  const format = useFormat();
  const list = useList(['transactions'], (query) =>
    unwrap(client.GET('/v1/credits/transactions', { params: { query } })),
  );
  return (
    <>
      <h2>{text.transactions}</h2>
      <Listed found={list} empty={text.noTransactions}>
        {(items) => (
          <TableBox
            name={text.transactions}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { label: text.day, value: ({ at }) => at, show: ({ at }) => format.when(at) },
              { label: text.what, value: ({ kind }) => text.kind[kind] },
              {
                label: text.balance,
                value: ({ amount }) => amount,
                show: ({ amount }) => format.count(amount),
              },
            ]}
          />
        )}
      </Listed>
    </>
  );
}
