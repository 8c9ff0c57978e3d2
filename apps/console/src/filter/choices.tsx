import {
  getAnalyticsOverview,
  listPersonas,
  listPrompts,
  listSegments,
  queryMetrics,
} from '../data/operations.gen.ts';
import { useAll, useRead } from '../data/use-read.ts';
import { useProject } from '../frame/use-project.ts';
import { Form } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { cellsOf, type Filters, origins, periods, rulesOf } from './address.ts';
import { Pick } from './pick.tsx';
import { useFilters, useSetFilters } from './use-filters.ts';

interface Props {
  projectId: string;
  done: () => void;
}

/** A span that goes on, or one with both its days. */
export function PeriodChoice({ projectId, done }: Props) {
  const { filter } = useText();
  const { filters, ends } = useFilters(projectId);
  const set = useSetFilters();
  const { data } = useProject(projectId);
  const format = useFormat(data?.project.timeZone ?? 'UTC');
  return (
    <>
      <Pick
        label={filter.periodTitle}
        chosen={filters.from === undefined ? (filters.period ?? '28d') : ''}
        options={periods.map((value) => ({ value, label: filter.period[value] }))}
        choose={(value) => {
          const period = periods.find((one) => one === value);
          set({ period: period === '28d' ? undefined : period, from: undefined, to: undefined });
          done();
        }}
      />
      <Form
        className="pick-dates"
        submit={(fields) => {
          const [from, to] = [String(fields.get('from')), String(fields.get('to'))];
          set({ from: from || undefined, to: to || undefined, period: undefined });
          done();
        }}
      >
        <label>
          {filter.from}
          <input type="date" name="from" required defaultValue={format.isoDay(ends.from)} />
        </label>
        <label>
          {filter.to}
          <input type="date" name="to" defaultValue={format.isoDay(ends.to)} />
        </label>
        <button type="submit">{filter.apply}</button>
      </Form>
    </>
  );
}

/** Engines by their surface; a surface stands for all of its engines. */
export function EngineChoice({ projectId, done }: Props) {
  const { filter } = useText();
  const { filters, span } = useFilters(projectId);
  const set = useSetFilters();
  const labels = useLabels();
  const overview = useRead(getAnalyticsOverview, {
    projectId,
    ...span,
    ...cellsOf({ origin: filters.origin }),
  });
  const options = (overview.data?.surfaces ?? []).flatMap(({ surface, engines }) => [
    ...(engines.length > 1
      ? [{ value: `surface ${surface}`, label: labels.surface(surface), note: filter.pooled }]
      : []),
    ...engines.map((engine) => ({ value: `engine ${engine}`, label: labels.engine(engine) })),
  ]);
  const chosen = filters.engine
    ? `engine ${filters.engine}`
    : filters.surface
      ? `surface ${filters.surface}`
      : '';
  return (
    <Pick
      label={filter.engines}
      chosen={chosen}
      options={[{ value: '', label: filter.all }, ...options]}
      choose={(value) => {
        const [kind, id] = value.split(' ');
        set({ engine: kind === 'engine' ? id : undefined, surface: kind === 'surface' ? id : undefined });
        done();
      }}
    />
  );
}

/** Topics with how many prompts each has. */
export function TopicChoice({ projectId, done }: Props) {
  const { filter } = useText();
  const { filters, span } = useFilters(projectId);
  const set = useSetFilters();
  const found = useRead(queryMetrics, {
    projectId,
    ...span,
    rules: rulesOf({ origin: filters.origin }),
    metrics: ['prompts'],
    dimensions: ['topic'],
    limit: 1_000,
  });
  const options = (found.data?.rows ?? []).flatMap(({ dimensions, values }) =>
    dimensions.topic
      ? [{ value: dimensions.topic, label: dimensions.topic, note: String(values.prompts ?? '') }]
      : [],
  );
  return (
    <Pick
      label={filter.topic}
      chosen={filters.topic ?? ''}
      options={[{ value: '', label: filter.all }, ...options]}
      choose={(value) => {
        set({ topic: value || undefined });
        done();
      }}
    />
  );
}

/** Answers that were measured here, or imported, or both together. */
export function OriginChoice({ projectId, done }: Props) {
  const { filter } = useText();
  const { filters } = useFilters(projectId);
  const set = useSetFilters();
  return (
    <Pick
      label={filter.names.origin}
      chosen={filters.origin ?? 'measured'}
      options={(['measured', ...origins] as const).map((value) => ({ value, label: filter.origins[value] }))}
      choose={(value) => {
        set({ origin: origins.find((one) => one === value) });
        done();
      }}
    />
  );
}

/** Filters that are used less often; each is shown where the project has more than one value of it. */
export function MoreChoice({ projectId, done }: Props) {
  const { filter } = useText();
  const { filters, span } = useFilters(projectId);
  const set = useSetFilters();
  const labels = useLabels();
  const prompts = useAll(listPrompts, { projectId });
  const places = useRead(queryMetrics, {
    projectId,
    ...span,
    rules: rulesOf({ origin: filters.origin }),
    metrics: ['prompts'],
    dimensions: ['country', 'language'],
    limit: 1_000,
  });
  const personas = useAll(listPersonas, { projectId }, { limit: 100 });
  const segments = useAll(listSegments, { projectId, sort: 'name' }, { limit: 100 });
  const distinct = (values: readonly (string | null | undefined)[]) =>
    [...new Set(values.flatMap((value) => value ?? []))].sort();
  const of = (name: 'country' | 'language') =>
    distinct((places.data?.rows ?? []).map(({ dimensions }) => dimensions[name]));
  const choose = (name: keyof Filters) => (value: string) => {
    set({ [name]: value || undefined });
    done();
  };
  const lists = [
    {
      name: 'tag',
      options: distinct(prompts.rows.flatMap(({ tags }) => tags)).map((value) => ({ value, label: value })),
    },
    {
      name: 'intent',
      options: distinct(prompts.rows.map(({ intent }) => intent)).map((value) => ({
        value,
        label: labels.intent(value),
      })),
    },
    { name: 'country', options: of('country').map((value) => ({ value, label: labels.country(value) })) },
    { name: 'lang', options: of('language').map((value) => ({ value, label: labels.language(value) })) },
    {
      name: 'persona',
      options: personas.rows.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'seg',
      options: segments.rows.map(({ id, name }) => ({ value: id, label: name })),
    },
  ] as const;
  return (
    <div className="pick-more">
      {lists
        .filter(({ name, options }) => options.length > (name === 'country' || name === 'lang' ? 1 : 0))
        .map(({ name, options }) => (
          <label key={name}>
            {filter.names[name]}
            <select value={filters[name] ?? ''} onChange={({ target }) => choose(name)(target.value)}>
              <option value="">{filter.all}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      <label>
        {filter.names.branded}
        <select value={filters.branded ?? ''} onChange={({ target }) => choose('branded')(target.value)}>
          <option value="">{filter.branded.exclude}</option>
          <option value="include">{filter.branded.include}</option>
          <option value="only">{filter.branded.only}</option>
        </select>
      </label>
    </div>
  );
}
