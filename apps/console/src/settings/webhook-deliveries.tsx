import { useState } from 'react';
import { listWebhookDeliveries, redeliverWebhook } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { webhooksText } from './text/webhooks.ts';

/** What was sent to a webhook, the newest first; read when it is opened. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const text = useAreaText(webhooksText);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.deliveries}</summary>
      {open && <List webhookId={webhookId} />}
    </details>
  );
}

function List({ webhookId }: { webhookId: string }) {
  const text = useAreaText(webhooksText);
  const { state, actions } = useAreaText(frameText);
  const format = useFormat();
  const deliveries = useRows(
    listWebhookDeliveries,
    { webhookId },
    { limit: 25, goesOn: ({ state }) => state === 'pending' },
  );
  const again = useAct(redeliverWebhook, { from: (deliveryId: string) => ({ webhookId, deliveryId }) });
  return (
    <Listed found={deliveries} empty={text.noDeliveries}>
      {(items) => (
        <>
          <Outcome of={{ error: again.error, isSuccess: false }} />
          <Table
            name={text.deliveries}
            file={false}
            part
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { label: text.event, value: ({ eventType }) => eventType },
              { label: text.at, show: ({ createdAt }) => format.when(createdAt) },
              {
                label: state,
                show: ({ state, attempts }) => (
                  <>
                    {text.delivery[state]} <span className="small">{text.attempts(attempts.length)}</span>
                  </>
                ),
              },
              {
                label: text.answer,
                show: ({ attempts }) => attempts.at(-1)?.status ?? attempts.at(-1)?.error ?? '–',
              },
              {
                label: actions,
                show: ({ id, eventType, createdAt }) => (
                  <button
                    type="button"
                    disabled={again.isPending}
                    aria-label={`${text.again}: ${eventType}, ${format.when(createdAt)}`}
                    onClick={() => again.mutate(id)}
                  >
                    {text.again}
                  </button>
                ),
              },
            ]}
          />
        </>
      )}
    </Listed>
  );
}
