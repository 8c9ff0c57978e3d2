import type { components } from '@svc/client';
import { listGoals, listNotificationChannels } from '../../data/operations.gen.ts';
import { useAll } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Choices, Fields, Select } from '../../kit/form.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { NoChannels } from '../../part/no-channels.tsx';
import { useAreaText } from '../../text/area.ts';
import { alertWords } from './words.ts';

type Alert = components['schemas']['Alert'];
type Rule = components['schemas']['BacktestAlert'];
export type Kind = NonNullable<Rule['kind']>;

export const kinds = [
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
/** Looks at a figure of the brand, whose smallest change can be chosen. */
const ofFigure = (kind: Kind) => kind === 'sequential' || kind === 'change' || kind === 'anomaly';

/** The form's values, without fields that this kind of rule does not have. */
export function ruleOf(fields: Fields, kind: Kind): Rule {
  const metric = fields.oneOf('metric', metrics);
  const direction = fields.oneOf('direction', directions);
  const [engine, source, goalId] = [
    fields.orNull('engine'),
    fields.orNull('source'),
    fields.orNull('goalId'),
  ];
  const [brandId, threshold, effect] = [
    fields.orNull('brandId'),
    fields.number('threshold'),
    fields.number('minimumEffect'),
  ];
  return {
    kind,
    ...(metric && { metric }),
    ...(direction && { direction }),
    ...(engine !== null && { engine }),
    ...(source !== null && { source }),
    ...(goalId !== null && { goalId }),
    ...(brandId !== null && { brandId }),
    ...(threshold !== null && { threshold: threshold / scaleOf(kind) }),
    ...(effect !== null && { minimumEffect: effect / 100 }),
  };
}

/** The fields of the form that the sentence of a rule needs. */
export function watchedOf(rule: Alert | undefined, form?: HTMLFormElement) {
  const fields = form && new Fields(form);
  return {
    metric: fields?.oneOf('metric', metrics) ?? rule?.metric ?? ('presence' as const),
    direction: fields?.oneOf('direction', directions) ?? rule?.direction ?? ('fall' as const),
    engine: fields ? fields.orNull('engine') : (rule?.engine ?? null),
    source: fields ? fields.orNull('source') : (rule?.source ?? null),
    brandId: fields?.orNull('brandId') ?? rule?.brandId ?? null,
    minimumEffect: (fields?.number('minimumEffect') ?? (rule?.minimumEffect ?? 0.02) * 100) / 100,
  };
}

/** Shares are typed in percent; credits and days as they are. */
const scaleOf = (kind: Kind): number => (kind.startsWith('credits') ? 1 : 100);
const shown = (value: number | null | undefined, scale: number): number | undefined =>
  value === null || value === undefined ? undefined : Math.round(value * scale * 1e6) / 1e6;

interface FieldsProps {
  projectId: string;
  kind: Kind;
  /** For an existing rule, whose measure cannot be changed. */
  rule?: Alert | undefined;
}

/** What a rule of this kind looks at. */
export function RuleFields({ projectId, kind, rule }: FieldsProps) {
  const words = useAreaText(alertWords);
  const labels = useLabels();
  const { data } = useProject(projectId);
  const goals = useAll(listGoals, { projectId }, { limit: 100, when: kind === 'goal_at_risk' });
  const engines = data?.project.engines ?? [];
  const rivals = data?.project.competitors ?? [];
  const named = <T extends string>(values: readonly T[], said: Record<T, string>) =>
    values.map((value) => ({ value, label: said[value] }));
  const threshold = words.thresholds[kind];
  return (
    <div className="fields">
      {ofFigure(kind) && !rule && (
        <>
          <Select label={words.metric} name="metric" options={named(metrics, words.metrics)} />
          {rivals.length > 0 && (
            <Select
              label={words.brand}
              name="brandId"
              options={[
                { value: '', label: words.own },
                ...rivals.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </>
      )}
      {ofFigure(kind) && (
        <Select
          label={words.direction}
          name="direction"
          options={named(directions, words.directions)}
          value={rule?.direction}
        />
      )}
      {(ofFigure(kind) || kind === 'engine_health' || kind === 'engine_changed') && (
        <Select
          label={words.engine}
          name="engine"
          value={rule?.engine ?? ''}
          options={[
            { value: '', label: words.allEngines },
            ...engines.map((value) => ({ value, label: labels.engine(value) })),
          ]}
        />
      )}
      {ofFigure(kind) && (
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
        <Select
          key={goals.rows.length}
          label={words.goal}
          name="goalId"
          value={rule?.goalId ?? undefined}
          options={goals.rows.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {threshold !== undefined && (
        <label>
          {threshold}
          <input
            name="threshold"
            type="number"
            min={0}
            step="any"
            placeholder={words.usual}
            defaultValue={shown(rule?.threshold, scaleOf(kind))}
          />
        </label>
      )}
    </div>
  );
}

/** What a rule is called, how urgent it is, and who is told. */
export const deliveryOf = (fields: Fields) => {
  const severity = fields.oneOf('severity', severities);
  const channelIds = fields.all('channelIds');
  return {
    name: fields.text('name'),
    ...(severity && { severity }),
    channelIds: channelIds.length > 0 ? channelIds : null,
  };
};

interface DeliveryProps {
  projectId: string;
  name: string;
  rule?: Alert | undefined;
}

export function Delivery({ projectId, name, rule }: DeliveryProps) {
  const words = useAreaText(alertWords);
  const channels = useAll(listNotificationChannels, { projectId }, { limit: 100 });
  const options = channels.rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className="fields">
        <label>
          {words.name}
          <input name="name" required maxLength={120} defaultValue={name} />
        </label>
        <Select
          label={words.importance}
          name="severity"
          value={rule?.severity ?? 'warning'}
          options={severities.map((value) => ({ value, label: words.severity[value] }))}
        />
      </div>
      {options.length > 0 ? (
        <>
          <Choices
            legend={words.toChannels}
            name="channelIds"
            options={options}
            chosen={rule?.channelIds ?? []}
          />
          <p className="micro">{words.allChannels}</p>
        </>
      ) : (
        channels.data && <NoChannels projectId={projectId} says={words.noChannels} setUp={words.setUp} />
      )}
    </>
  );
}
