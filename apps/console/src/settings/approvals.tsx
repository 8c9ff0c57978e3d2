import type { components } from '@svc/client';
import { decideApprovalRequest, listApprovalRequests } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { SaidInEnglish } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { ApprovalGates, MakeGate, useDeciders } from './approval-gates.tsx';
import { Head, Outcome } from './parts.tsx';
import { approvalsText } from './text/approvals.ts';

type Request = components['schemas']['ApprovalRequest'];

/** What waits for a decision, and what has to. */
export default function Approvals() {
  const text = useAreaText(approvalsText);
  const requests = useRows(
    listApprovalRequests,
    {},
    { limit: 25, goesOn: ({ status }) => status === 'approved' },
  );
  return (
    <>
      <Head
        area="approvals"
        lead={text.lead}
        action={
          <Opens label={text.gate} look="main">
            {(close) => <MakeGate close={close} />}
          </Opens>
        }
      />
      <h2>{text.requests}</h2>
      <Listed found={requests} empty={text.empty}>
        {(items) => items.map((request) => <ApprovalCard key={request.id} request={request} />)}
      </Listed>
      <ApprovalGates />
    </>
  );
}

function ApprovalCard({ request }: { request: Request }) {
  const text = useAreaText(approvalsText);
  const labels = useLabels();
  const format = useFormat();
  const {
    id,
    version,
    operation,
    status,
    input,
    requestedBy,
    expiresAt,
    estimate,
    note,
    failure,
    approvers,
  } = request;
  const deciders = useDeciders();
  const decide = useAct(decideApprovalRequest, {
    from: (body: components['schemas']['ApprovalDecision']) => ({ requestId: id, ...body }),
    version,
  });
  return (
    <Card
      title={labels.operation(operation)}
      about={
        <>
          <strong>{text.status[status]}</strong> · {text.asked} {requestedBy.name} ·{' '}
          {text.credits(format.count(estimate.credits))}
          {status === 'pending' && ` · ${text.ends} ${format.when(expiresAt)}`}
        </>
      }
    >
      {note !== null && <p>{note}</p>}
      {status === 'pending' && approvers !== null && (
        <p className="small">{text.deciders(approvers.map((id) => deciders.get(id) ?? id).join(', '))}</p>
      )}
      {failure && (
        <p className="notice bad">
          <SaidInEnglish>{failure.detail}</SaidInEnglish>
        </p>
      )}
      <details>
        <summary>{text.what}</summary>
        <pre className="exact">{JSON.stringify(input, null, 2)}</pre>
      </details>
      {status === 'pending' && (
        <Form
          busy={decide.isPending}
          className="bare"
          label={text.approve}
          submit={({ orNull, is }) =>
            decide.mutate({ decision: is('reject') ? 'reject' : 'approve', note: orNull('note') })
          }
        >
          <Field label={text.note} name="note" maxLength={500} />
          <button type="submit" name="reject" value="1">
            {text.reject}
          </button>{' '}
        </Form>
      )}
      <Outcome of={decide} />
    </Card>
  );
}
