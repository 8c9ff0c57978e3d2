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
import { Field } from '../kit/field.tsx';
import { Choices, type Fields, Form, Select } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { Failed } from '../part/load.tsx';
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
  const labels = useLabels();
  const format = useFormat();
  const gates = useRows(listApprovalGates, {}, { limit: 25 });
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
          <section className="card">
            <ul className="lines">
              {items.map((gate) => (
                <li key={gate.id} className="setting-line">
                  <div>
                    <b>{labels.operation(gate.operation)}</b>{' '}
                    {gate.aboveCredits === null
                      ? text.always
                      : text.aboveSays(format.count(gate.aboveCredits))}
                    <small>
                      {text.deciders(gate.approvers?.map((id) => deciders.get(id) ?? id).join(', ') ?? null)}
                    </small>
                  </div>
                  <div className="actions">
                    <Opens label={shared.change} title={labels.operation(gate.operation)}>
                      {(close) => (
                        <Form
                          busy={change.isPending}
                          className="bare"
                          submit={(fields) =>
                            change.mutate({ gate, body: whatOf(fields) }, { onSuccess: close })
                          }
                        >
                          <What deciders={deciders} gate={gate} />
                          {change.error && <Failed error={change.error} />}
                        </Form>
                      )}
                    </Opens>
                    <Confirm
                      label={shared.remove}
                      says={text.removeSays}
                      busy={end.isPending}
                      act={() => end.mutate(gate)}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Listed>
      <Outcome of={{ error: end.error, isSuccess: false }} />
    </>
  );
}

/** A new rule: an act that waits for somebody. */
export function MakeGate({ close }: { close: () => void }) {
  const text = useAreaText(approvalsText);
  const labels = useLabels();
  const deciders = useDeciders();
  const make = useAct(createApprovalGate, { done: close });
  return (
    <Form
      busy={make.isPending}
      className="bare"
      label={text.gate}
      submit={(fields) => {
        const operation = operations.find((one) => one === fields.text('operation')) ?? 'start_scan';
        make.mutate({ operation, ...whatOf(fields) });
      }}
    >
      <Select
        label={text.operation}
        name="operation"
        options={operations.map((value) => ({ value, label: labels.operation(value) }))}
      />
      <What deciders={deciders} />
      {make.error && <Failed error={make.error} />}
    </Form>
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
      <Field
        label={text.above}
        help={text.aboveEmpty}
        name="aboveCredits"
        type="number"
        min="0"
        className="short"
        defaultValue={gate?.aboveCredits ?? ''}
      />
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
