import { type components, unwrap } from '@svc/client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { overviewQuery } from '../../part/queries.ts';
import { useAreaText } from '../../text/area.ts';
import { alertWords } from './words.ts';

type Alert = components['schemas']['Alert'];
export type Rule = components['schemas']['BacktestAlert'];
export type Kind = NonNullable<Rule['kind']>;

const metrics = ['presence', 'mention', 'citation', 'share_of_voice', 'first_place'] as const;
const directions = ['fall', 'rise', 'both'] as const;
const severities = ['info', 'warning', 'critical'] as const;
export const tests = (kind: Kind) => kind === 'sequential' || kind === 'change' || kind === 'anomaly';

const pick = <T extends string>(form: FormData, name: string, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === form.get(name));

/** The form's values, without fields that this kind of rule does not have. */
export function ruleOf(form: FormData, kind: Kind): Rule {
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
      threshold: Number(text('threshold')) / scaleOf(kind),
    }),
    ...(text('minimumEffect') !== '' && { minimumEffect: Number(text('minimumEffect')) / 100 }),
  };
}

/** Shares are typed in percent; credits and days as they are. */
const scaleOf = (kind: Kind): number => (kind.startsWith('credits') ? 1 : 100);
const shown = (value: number | null | undefined, scale: number): number | null =>
  value === null || value === undefined ? null : Math.round(value * scale * 1e6) / 1e6;

interface FieldsProps {
  projectId: string;
  kind: Kind;
  /** For an existing rule, whose metric cannot be changed. */
  rule?: Alert;
}

/** What a rule of this kind looks at. */
export function RuleFields({ projectId, kind, rule }: FieldsProps) {
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
    value?: T,
  ) => (
    <label>
      {label}
      <select name={name} defaultValue={value}>
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
      {tests(kind) && !rule && select('metric', words.metric, metrics, words.metrics)}
      {tests(kind) && select('direction', words.direction, directions, words.directions, rule?.direction)}
      {(tests(kind) || kind === 'engine_health' || kind === 'engine_changed') && (
        <label>
          {words.engine}
          <select name="engine" defaultValue={rule?.engine ?? ''}>
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
          <input
            name="minimumEffect"
            type="number"
            min={0}
            max={100}
            step="any"
            defaultValue={shown(rule?.minimumEffect, 100) ?? 2}
          />
        </label>
      )}
      {kind === 'source_lost' && (
        <label>
          {words.source}
          <input
            name="source"
            required
            maxLength={253}
            placeholder="example.com"
            defaultValue={rule?.source ?? undefined}
          />
        </label>
      )}
      {kind === 'goal_at_risk' && (
        <label>
          {words.goal}
          <select
            name="goalId"
            required
            key={goals.data?.items.length}
            defaultValue={rule?.goalId ?? undefined}
          >
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
          <input
            name="threshold"
            type="number"
            min={0}
            step="any"
            defaultValue={shown(rule?.threshold, scaleOf(kind)) ?? undefined}
          />
        </label>
      )}
    </div>
  );
}

/** What a rule is called, how urgent it is, and who is told. */
export const deliveryOf = (form: FormData) => {
  const severity = pick(form, 'severity', severities);
  const channelIds = form.getAll('channelIds').map(String);
  return {
    name: String(form.get('name')).trim(),
    ...(severity && { severity }),
    channelIds: channelIds.length > 0 ? channelIds : null,
  };
};

interface DeliveryProps {
  projectId: string;
  name: string;
  rule?: Alert;
}

export function Delivery({ projectId, name, rule }: DeliveryProps) {
  const words = useAreaText(alertWords);
  const params = { path: { projectId }, query: { limit: 100 } };
  const channels = useQuery({
    queryKey: ['project', projectId, 'channels', 'names'],
    queryFn: () => unwrap(client.GET('/v1/projects/{projectId}/notification-channels', { params })),
  });
  return (
    <>
      <div className="filters">
        <label>
          {words.name}
          <input name="name" required maxLength={120} defaultValue={name} />
        </label>
        <label>
          {words.importance}
          <select name="severity" defaultValue={rule?.severity ?? 'warning'}>
            {severities.map((one) => (
              <option key={one} value={one}>
                {words.severity[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {channels.data && channels.data.items.length > 0 && (
        <fieldset>
          <legend>{words.toChannels}</legend>
          <div className="choices">
            {channels.data.items.map((channel) => (
              <label key={channel.id} className="choice">
                <input
                  type="checkbox"
                  name="channelIds"
                  value={channel.id}
                  defaultChecked={rule?.channelIds?.includes(channel.id) ?? false}
                />
                <span>{channel.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
