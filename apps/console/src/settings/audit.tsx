import { unwrap } from '@svc/client';
import { useState } from 'react';
import { client } from '../api.ts';
import { Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Listed, useList } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
import { auditText } from './text/audit.ts';

/** Who did what, and the proof that the log is whole. */
export default function Audit() {
  const text = useAreaText(auditText);
  const format = useFormat();
  const [filters, setFilters] = useState<{ action?: string; actor?: string }>({});
  const events = useList(['audit', filters], (page) =>
    unwrap(client.GET('/v1/audit', { params: { query: { ...page, ...filters } } })),
  );
  return (
    <>
      <p>{text.lead}</p>
      <Verify />
      <Form
        busy={events.isFetching}
        label={text.search}
        submit={({ text }) => {
          const [action, actor] = [text('action'), text('actor')];
          setFilters({ ...(action !== '' && { action }), ...(actor !== '' && { actor }) });
        }}
      >
        <div className="filters">
          <label>
            {text.action}
            <input name="action" maxLength={100} />
          </label>
          <label>
            {text.actor}
            <input name="actor" maxLength={60} />
          </label>
        </div>
      </Form>
      <Listed found={events} empty={text.empty}>
        {(items) => (
          <Rows label={text.what} columns={[text.at, text.what, text.who, text.place]}>
            {items.map(({ id, at, action, resourceId, actor, position, detail }) => (
              <tr key={id}>
                <td className="nowrap">{format.when(at)}</td>
                <th scope="row">
                  {action} <span className="small">{resourceId}</span>
                  <details>
                    <summary className="small">{text.detail}</summary>
                    <pre className="exact">{JSON.stringify(detail, null, 2)}</pre>
                  </details>
                </th>
                <td>{actor.name ?? actor.id}</td>
                <td className="number">{position ?? text.waits}</td>
              </tr>
            ))}
          </Rows>
        )}
      </Listed>
    </>
  );
}

function Verify() {
  const text = useAreaText(auditText);
  const format = useFormat();
  const verify = useAct(() => unwrap(client.GET('/v1/audit/verify', { params: { query: {} } })));
  const { data } = verify;
  return (
    <>
      <p>
        <button type="button" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {text.verify}
        </button>
      </p>
      <Outcome of={{ error: verify.error, isSuccess: false }} />
      {data && (
        <div className={data.ok ? 'notice' : 'notice bad'} role="status">
          <p>
            {data.ok ? text.whole(format.count(data.size)) : text.broken}{' '}
            {data.signed ? text.signed : text.unsigned}
          </p>
          <p className="small">
            <code>{data.root}</code>
          </p>
          <ul>
            {data.problems.map(({ kind, position, detail }) => (
              <li key={`${kind} ${position}`}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
