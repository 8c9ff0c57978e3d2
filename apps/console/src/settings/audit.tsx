import { auditLabel } from '@svc/contract/label';
import { useState } from 'react';
import { listAuditEvents, verifyAuditChain } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Form } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { AuditDetail } from './audit-detail.tsx';
import { Head, Outcome } from './parts.tsx';
import { auditText } from './text/audit.ts';

/** Who did what, and the proof that the log is whole. */
export default function Audit() {
  const text = useAreaText(auditText);
  const { language, disguise } = useWording();
  const format = useFormat();
  const [filters, setFilters] = useState<{ action?: string; actor?: string }>({});
  const events = useRows(listAuditEvents, filters, { limit: 25 });
  const recent = useRows(listAuditEvents, {}, { limit: 100 });
  const actions = new Set([...recent.rows, ...events.rows].map(({ action }) => action));
  const actors = new Map(
    [...recent.rows, ...events.rows].map(({ actor }) => [actor.id, actor.name ?? text.unnamed]),
  );
  return (
    <>
      <Head area="audit" lead={text.lead} />
      <Verify />
      <Form
        busy={events.isFetching}
        className="bare search-row"
        label={text.search}
        submit={({ text }) => {
          const [action, actor] = [text('action'), text('actor')];
          setFilters({ ...(action !== '' && { action }), ...(actor !== '' && { actor }) });
        }}
      >
        <div className="filters">
          <label>
            {text.action}
            <select name="action">
              <option value="">{text.everything}</option>
              {[...actions].map((action) => (
                <option key={action} value={action}>
                  {disguise(auditLabel(action, language))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text.actor}
            <select name="actor">
              <option value="">{text.everyone}</option>
              {[...actors].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Form>
      <Listed found={events} empty={text.empty}>
        {(items) => (
          <Table
            name={text.what}
            part
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              {
                label: text.what,
                value: ({ action }) => disguise(auditLabel(action, language)),
                show: ({ action, resourceId, detail }) => (
                  <>
                    {disguise(auditLabel(action, language))}
                    <AuditDetail action={action} resourceId={resourceId} detail={detail} />
                  </>
                ),
              },
              { label: text.who, value: ({ actor }) => actor.name ?? text.unnamed },
              { label: text.at, value: ({ at }) => at, show: ({ at }) => format.when(at), nowrap: true },
              {
                label: text.place,
                value: ({ position }) => position,
                show: ({ position }) => position ?? text.waits,
              },
            ]}
          />
        )}
      </Listed>
    </>
  );
}

function Verify() {
  const text = useAreaText(auditText);
  const format = useFormat();
  const verify = useAct(verifyAuditChain, { of: {} });
  const { data } = verify;
  return (
    <Card
      title={text.proof}
      about={text.proofSays}
      action={
        <button type="button" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {text.verify}
        </button>
      }
    >
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
    </Card>
  );
}
