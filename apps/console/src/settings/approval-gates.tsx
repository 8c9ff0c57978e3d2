import { type components, unwrap } from '@svc/client';
import { client } from '../api.ts';
import { useFormat } from '../part/format.ts';
import { Listed, useList } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Confirm, Form, Outcome, Select, useAct } from './parts.tsx';
import { approvalsText } from './text/approvals.ts';
import { frameText } from './text/frame.ts';

type Gate = components['schemas']['ApprovalGate'];
type Operation = Gate['operation'];

const operations: readonly Operation[] = [
  'start_scan',
  'set_schedule',
  'activate_prompt_set',
  'lock_prompt_set',
  'analyze_url',
  'verify_recommendation',
  'start_experiment',
  'share_report',
  'delete_project',
  'purchase_credits',
  'change_subscription',
  'delete_workspace',
];

/** Which operations wait for somebody. */
export function ApprovalGates() {
  const text = useAreaText(approvalsText);
  const { remove } = useAreaText(frameText);
  const format = useFormat();
  const gates = useList(['gates'], (query) =>
    unwrap(client.GET('/v1/approval-gates', { params: { query } })),
  );
  const make = useAct(
    (body: components['schemas']['CreateApprovalGate']) =>
      unwrap(client.POST('/v1/approval-gates', { body })),
    ['gates'],
  );
  const end = useAct(
    ({ id, version }: Gate) =>
      unwrap(
        client.DELETE('/v1/approval-gates/{gateId}', {
          params: { path: { gateId: id }, header: { 'If-Match': version } },
        }),
      ),
    ['gates'],
  );
  return (
    <>
      <h2>{text.gates}</h2>
      <Listed found={gates} empty={text.noGates}>
        {(items) => (
          <ul className="plain">
            {items.map((gate) => (
              <li key={gate.id} className="card line">
                <span>
                  <strong>{gate.operation}</strong>{' '}
                  {gate.aboveCredits === null ? text.always : text.aboveSays(format.count(gate.aboveCredits))}
                </span>
                <Confirm
                  label={remove}
                  says={text.removeSays}
                  busy={end.isPending}
                  act={() => end.mutate(gate)}
                />
              </li>
            ))}
          </ul>
        )}
      </Listed>
      <Outcome of={{ error: end.error, isSuccess: false }} />
      <Form
        busy={make.isPending}
        label={text.gate}
        submit={({ text, number }) =>
          make.mutate({
            operation: operations.find((one) => one === text('operation')) ?? 'start_scan',
            aboveCredits: number('above'),
            approvers: null,
          })
        }
      >
        <Select
          label={text.operation}
          name="operation"
          options={operations.map((value) => ({ value, label: value }))}
        />
        <label>
          {text.above}
          <input name="above" type="number" min="0" className="short" />
        </label>
      </Form>
      <Outcome of={make} />
    </>
  );
}
