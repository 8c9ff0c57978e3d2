import { unwrap } from '@svc/client';
import { useState } from 'react';
import { client } from '../api.ts';
import { useFormat } from '../part/format.ts';
import { Listed, useList } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
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
  const queryKey = ['webhook', webhookId, 'deliveries'];
  const deliveries = useList(
    queryKey,
    (query) =>
      unwrap(client.GET('/v1/webhooks/{webhookId}/deliveries', { params: { path: { webhookId }, query } })),
    ({ state }) => state === 'pending',
  );
  const again = useAct(
    (deliveryId: string) =>
      unwrap(
        client.POST('/v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver', {
          params: { path: { webhookId, deliveryId } },
        }),
      ),
    queryKey,
  );
  return (
    <Listed found={deliveries} empty={text.noDeliveries}>
      {(items) => (
        <>
          <Outcome of={{ error: again.error, isSuccess: false }} />
          <Rows label={text.deliveries} columns={[text.event, text.at, state, text.answer, actions]}>
            {items.map(({ id, eventType, state, createdAt, attempts }) => {
              const last = attempts.at(-1);
              return (
                <tr key={id}>
                  <th scope="row">{eventType}</th>
                  <td>{format.when(createdAt)}</td>
                  <td>
                    {text.delivery[state]} <span className="small">{text.attempts(attempts.length)}</span>
                  </td>
                  <td>{last?.status ?? last?.error ?? '–'}</td>
                  <td>
                    <button
                      type="button"
                      disabled={again.isPending}
                      aria-label={`${text.again}: ${eventType}, ${format.when(createdAt)}`}
                      onClick={() => again.mutate(id)}
                    >
                      {text.again}
                    </button>
                  </td>
                </tr>
              );
            })}
          </Rows>
        </>
      )}
    </Listed>
  );
}
