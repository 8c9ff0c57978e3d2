import { type components, unwrap } from '@svc/client';
import { percent } from '@svc/figures';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Choice } from '../../part/choice.tsx';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Said } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { FalseAlarms } from './false-alarms.tsx';
import { alertWords } from './words.ts';

type Rule = components['schemas']['BacktestAlert'];
type Kind = NonNullable<Rule['kind']>;

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
const metrics = ['presence', 'mention', 'citation', 'share_of_voice', 'first_place'] as const;
const directions = ['fall', 'rise', 'both'] as const;
const severities = ['info', 'warning', 'critical'] as const;
const tests = (kind: Kind) => kind === 'sequential' || kind === 'change' || kind === 'anomaly';

const pick = <T extends string>(form: FormData, name: string, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === form.get(name));

/** What the form says, without what does not belong to its kind of rule. */
function ruleOf(form: FormData, kind: Kind): Rule {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const metric = pick(form, 'metric', metrics);
  const direction = pick(form, 'direction', directions);
  return {
    kind,
    ...(metric && { metric }),
    ...(direction && { direction }),
    ...(text('engine') !== '' && { engine: text('engine') }),
    ...(text('source') !== '' && { source: text('source') }),
    ...(text('goalId') !== '' && { goalId: text('goalId') }),
    ...(text('threshold') !== '' && {
      threshold: kind.startsWith('credits') ? Number(text('threshold')) : Number(text('threshold')) / 100,
    }),
    ...(text('minimum') !== '' && { minimumEffect: Number(text('minimum')) / 100 }),
  };
}

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
          const severity = pick(form, 'severity', severities);
          make.mutate({ ...rule, name: String(form.get('name')), ...(severity && { severity }) });
        }}
      >
        <div className="filters">
          <label>
            {words.name}
            <input name="name" required maxLength={120} defaultValue={words.kinds[kind]} key={kind} />
          </label>
          <Choice
            label={words.kind}
            value={kind}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            choose={(value) => {
              setKind(value);
              backtest.reset();
            }}
          />
          <label>
            {words.importance}
            <select name="severity" defaultValue="warning">
              {severities.map((one) => (
                <option key={one} value={one}>
                  {words.severity[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Fields projectId={projectId} kind={kind} />
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

function Fields({ projectId, kind }: { projectId: string; kind: Kind }) {
  const words = useAreaText(alertWords);
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const goals = useQuery({
    queryKey: ['project', projectId, 'goals', 'names'],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/goals', {
          params: { path: { projectId }, query: { limit: 100 } },
        }),
      ),
    enabled: kind === 'goal_at_risk',
  });
  const select = <T extends string>(
    name: string,
    label: string,
    options: readonly T[],
    said: Record<T, string>,
  ) => (
    <label>
      {label}
      <select name={name}>
        {options.map((one) => (
          <option key={one} value={one}>
            {said[one]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="filters">
      {tests(kind) && select('metric', words.metric, metrics, words.metrics)}
      {tests(kind) && select('direction', words.direction, directions, words.directions)}
      {(tests(kind) || kind === 'engine_health' || kind === 'engine_changed') && (
        <label>
          {words.engine}
          <select name="engine">
            <option value="">{words.allEngines}</option>
            {data.project.engines.map((engine) => (
              <option key={engine}>{engine}</option>
            ))}
          </select>
        </label>
      )}
      {tests(kind) && (
        <label>
          {words.minimum}
          <input name="minimum" type="number" min={0} max={100} step="any" defaultValue={2} />
        </label>
      )}
      {kind === 'source_lost' && (
        <label>
          {words.source}
          <input name="source" required maxLength={253} placeholder="example.com" />
        </label>
      )}
      {kind === 'goal_at_risk' && (
        <label>
          {words.goal}
          <select name="goalId" required>
            {goals.data?.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!tests(kind) && kind !== 'engine_changed' && (
        <label>
          {words.threshold}
          <input name="threshold" type="number" min={0} step="any" />
        </label>
      )}
    </div>
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
          {note}
        </p>
      ))}
    </div>
  );
}
