import type { components } from '@svc/client';
import {
  createApprovalGate,
  deleteApprovalGate,
  listApprovalGates,
  listMembers,
  updateApprovalGate,
} from '../data/operations.gen.ts';
import { useAct, useAll, useRows } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Choices, type Fields, Form, Select } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
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
  const shared = useAreaText(frameText);
  const deciders = useDeciders();
  const format = useFormat();
  const gates = useRows(listApprovalGates, {}, { limit: 25 });
  const make = useAct(createApprovalGate);
  const change = useAct(updateApprovalGate, {
    from: ({ gate, body }: { gate: Gate; body: components['schemas']['UpdateApprovalGate'] }) => ({
      gateId: gate.id,
      ...body,
    }),
    version: ({ gate }) => gate.version,
  });
  const end = useAct(deleteApprovalGate, {
    from: ({ id }: Gate) => ({ gateId: id }),
    version: ({ version }) => version,
  });
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
                  <details key={gate.version}>
                    <summary>{shared.change}</summary>
                    <Form
                      busy={change.isPending}
                      submit={(fields) => change.mutate({ gate, body: whatOf(fields) })}
                    >
                      <What deciders={deciders} gate={gate} />
                    </Form>
                  </details>
                </span>
                <Confirm
                  label={shared.remove}
                  says={text.removeSays}
                  busy={end.isPending}
                  act={() => end.mutate(gate)}
                />
              </li>
            ))}
          </ul>
        )}
      </Listed>
      <Outcome of={{ error: change.error ?? end.error, isSuccess: change.isSuccess }} />
      <Form
        busy={make.isPending}
        label={text.gate}
        submit={(fields, form) => {
          const operation = operations.find((one) => one === fields.text('operation')) ?? 'start_scan';
          make.mutate({ operation, ...whatOf(fields) }, { onSuccess: () => form.reset() });
        }}
      >
        <Select
          label={text.operation}
          name="operation"
          options={operations.map((value) => ({ value, label: text.operations[value] }))}
        />
        <What deciders={deciders} />
      </Form>
      <Outcome of={make} />
    </>
  );
}

const whatOf = ({ number, all }: Fields) => {
  const approvers = all('approvers');
  return { aboveCredits: number('aboveCredits'), approvers: approvers.length > 0 ? approvers : null };
};

/** Fields of a new or an existing gate: from how many credits on it holds, and who decides. */
function What({ deciders, gate }: { deciders: ReadonlyMap<string, string>; gate?: Gate }) {
  const text = useAreaText(approvalsText);
  return (
    <>
      <label>
        {text.above}
        <input
          name="aboveCredits"
          type="number"
          min="0"
          className="short"
          defaultValue={gate?.aboveCredits ?? ''}
        />
      </label>
      {deciders.size > 0 && (
        <Choices
          legend={text.who}
          name="approvers"
          options={[...deciders].map(([value, label]) => ({ value, label }))}
          chosen={gate?.approvers ?? []}
        />
      )}
    </>
  );
}

/** Members by their ids: whoever is named may decide, if their role lets them. */
export function useDeciders(): ReadonlyMap<string, string> {
  const members = useAll(listMembers, { status: 'active' }, { limit: 100 });
  return new Map(members.rows.map(({ id, name, email }) => [id, name ?? email]));
}
