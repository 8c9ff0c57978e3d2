import { type components, unwrap } from '@svc/client';
import { percent } from '@svc/figures';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Choice } from '../../part/choice.tsx';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { FalseAlarms } from './false-alarms.tsx';
import { Delivery, deliveryOf, type Kind, type Rule, RuleFields, ruleOf, tests } from './rule-fields.tsx';
import { alertWords } from './words.ts';

const kinds = [
  'sequential',
  'change',
  'anomaly',
  'source_lost',
  'engine_health',
  'goal_at_risk',
  'engine_changed',
  'credits_low',
  'credits_end',
] as const satisfies readonly Kind[];
/** A rule is tried on past scans before it is made: how often it would have fired, and how often in vain. */
export function NewRule({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const [kind, setKind] = useState<Kind>('sequential');
  const params = { path: { projectId } };
  const backtest = useMutation({
    mutationFn: (body: Rule) =>
      unwrap(client.POST('/v1/projects/{projectId}/alerts/backtest', { params, body })),
  });
  const make = useAct(projectId, (body: components['schemas']['CreateAlert']) =>
    unwrap(client.POST('/v1/projects/{projectId}/alerts', { params, body })),
  );
  return (
    <details className="card">
      <summary>{words.newRule}</summary>
      <Form
        submit={(form) => {
          const rule = ruleOf(form, kind);
          if (form.get('act') === 'backtest') return backtest.mutate(rule);
          make.mutate({ ...rule, ...deliveryOf(form) });
        }}
      >
        <div className="filters">
          <Choice
            label={words.kind}
            value={kind}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            choose={(value) => {
              setKind(value);
              backtest.reset();
            }}
          />
        </div>
        <RuleFields projectId={projectId} kind={kind} />
        <Delivery key={kind} projectId={projectId} name={words.kinds[kind]} />
        <p className="actions">
          {tests(kind) && (
            <button type="submit" name="act" value="backtest" disabled={backtest.isPending}>
              {backtest.isPending ? words.testing : words.backtest}
            </button>
          )}
          <button type="submit" className="main" disabled={make.isPending}>
            {words.create}
          </button>
        </p>
      </Form>
      {backtest.data && <Backtest found={backtest.data} />}
      {(backtest.error ?? make.error) && <Failed error={backtest.error ?? make.error} />}
    </details>
  );
}

function Backtest({ found }: { found: components['schemas']['AlertBacktest'] }) {
  const { language } = useWording();
  const words = useAreaText(alertWords);
  const format = useFormat();
  const { scans, firings, falseAlarms, power, notes } = found;
  return (
    <div role="status">
      <p>
        <strong>{words.wouldHave(firings.length, scans)}</strong>{' '}
        {power &&
          words.power(percent(power.value, power.ci, language), format.points(power.drop), power.within)}
      </p>
      <FalseAlarms rate={falseAlarms} />
      <ul>
        {firings.map(({ scanId, at, sentence }) => (
          <li key={scanId}>
            {format.when(at)}: <Said>{sentence}</Said>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
    </div>
  );
}
