import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { useFormat } from '../part/format.ts';
import { Listed, useList } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Choices, Confirm, Form, Outcome, Select, useAct } from './parts.tsx';
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
  const deciders = useDeciders();
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
                  <strong>{text.operations[gate.operation]}</strong>{' '}
                  {gate.aboveCredits === null ? text.always : text.aboveSays(format.count(gate.aboveCredits))}
                  <div className="small">
                    {text.deciders(gate.approvers?.map((id) => deciders.get(id) ?? id).join(', ') ?? null)}
                  </div>
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
        submit={({ text, number, all }, form) => {
          const approvers = all('approvers');
          const body: components['schemas']['CreateApprovalGate'] = {
            operation: operations.find((one) => one === text('operation')) ?? 'start_scan',
            aboveCredits: number('above'),
            approvers: approvers.length > 0 ? approvers : null,
          };
          make.mutate(body, { onSuccess: () => form.reset() });
        }}
      >
        <Select
          label={text.operation}
          name="operation"
          options={operations.map((value) => ({ value, label: text.operations[value] }))}
        />
        <label>
          {text.above}
          <input name="above" type="number" min="0" className="short" />
        </label>
        {deciders.size > 0 && (
          <Choices
            legend={text.who}
            name="approvers"
            options={[...deciders].map(([value, label]) => ({ value, label }))}
          />
        )}
      </Form>
      <Outcome of={make} />
    </>
  );
}

/** Members by their ids: whoever is named may decide, if their role lets them. */
export function useDeciders(): ReadonlyMap<string, string> {
  const members = useQuery({
    queryKey: ['members', 'active'],
    queryFn: () => unwrap(client.GET('/v1/members', { params: { query: { limit: 100, status: 'active' } } })),
  });
  return new Map(members.data?.items.map(({ id, name, email }) => [id, name ?? email]));
}
