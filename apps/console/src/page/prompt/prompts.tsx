import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { getAnalyticsOverview, listPrompts, queryMetrics } from '../../data/operations.gen.ts';
import { useAll, useRead } from '../../data/use-read.ts';
import { Explorer } from '../../explorer/explorer.tsx';
import { useExplorer } from '../../explorer/use-explorer.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Icon } from '../../kit/icon.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Bulk } from './bulk.tsx';
import { usePromptColumns } from './columns.tsx';
import { PromptPanel } from './panel.tsx';
import { PromptTabs } from './prompt-tabs.tsx';
import { fitting, type PromptRow, rowsOf } from './rows.ts';
import { promptWords } from './words.ts';

const AddPrompts = lazyPart(() => import('./add-prompts.tsx'));
const keyOf = ({ id }: PromptRow): string => id;

/** On which questions are we named, on which not? */
export function Prompts() {
  const words = useAreaText(promptWords);
  const { projectId } = useParams({ from: '/frame/projects/$projectId/prompts' });
  const labels = useLabels();
  const format = useFormat();
  const { filters, span, ends, rules, query } = useFilters(projectId);
  const { q, group } = useExplorer();
  const { add: opens } = useSearch({ strict: false }) as { add?: unknown };
  const [adding, setAdding] = useState(opens === true || opens === 'true');
  const prompts = useAll(listPrompts, {
    projectId,
    ...(filters.branded === 'only' && { branded: 'true' as const }),
  });
  const overview = useRead(getAnalyticsOverview, query);
  // Surfaces are never pooled: figures are of the one with most answers, or of the one that is chosen.
  const surface = useMemo(() => {
    const all = overview.data?.surfaces ?? [];
    const trials = (one: (typeof all)[number]) => one.measures[0]?.figure.trials ?? 0;
    return all.toSorted((one, other) => trials(other) - trials(one))[0];
  }, [overview.data]);
  const asked = {
    projectId,
    ...span,
    rules: { ...rules, ...(surface && { surfaces: [surface.surface] }) },
    ...(filters.seg !== undefined && { segmentId: filters.seg }),
  };
  const when = overview.data !== undefined;
  const metrics = useAll(
    queryMetrics,
    { ...asked, metrics: ['presence', 'citation'], dimensions: ['prompt'], changes: true },
    { when },
  );
  const dimension = group === 'intent' ? 'intent' : 'topic';
  const groups = useRead(
    queryMetrics,
    when ? { ...asked, metrics: ['presence', 'citation'], dimensions: [dimension], limit: 1_000 } : null,
  );
  const wanted = { q, topic: filters.topic, tag: filters.tag, intent: filters.intent };
  const key = JSON.stringify(wanted);
  const rows = useMemo(
    () => rowsOf(fitting(prompts.rows, JSON.parse(key) as typeof wanted), metrics.rows),
    [prompts.rows, metrics.rows, key],
  );
  const columns = usePromptColumns(projectId, asked);
  const grouping = useMemo(() => {
    const of = ({ prompt }: PromptRow): string =>
      group === 'stage'
        ? (prompt?.stage ?? '')
        : group === 'intent'
          ? (prompt?.intent ?? '')
          : (prompt?.topic ?? '');
    const name = (id: string): string =>
      id === ''
        ? words.noTopic
        : group === 'stage'
          ? labels.stage(id)
          : group === 'intent'
            ? labels.intent(id)
            : id;
    const figures = new Map(
      (groups.data?.rows ?? []).map((row) => [row.dimensions[dimension] ?? '', row.figures]),
    );
    const count = Map.groupBy(rows, of);
    const all = [...count.entries()]
      .map(([id, inside]) => ({
        id,
        label: (
          <>
            <b>{name(id)}</b> <span className="micro">{words.prompts(inside.length)}</span>
          </>
        ),
        presence: group === 'stage' ? null : (figures.get(id)?.presence ?? null),
        citation: group === 'stage' ? null : (figures.get(id)?.citation ?? null),
      }))
      .sort((one, other) => (other.presence?.value ?? -1) - (one.presence?.value ?? -1))
      .map(({ id, label, presence, citation }) => ({
        id,
        label,
        row: { id: `group ${id}`, prompt: null, presence, citation, change: null, chunk: [] },
      }));
    return {
      options: [
        { id: 'topic', label: words.byTopic },
        { id: 'intent', label: words.byIntent },
        { id: 'stage', label: words.byStage },
      ],
      of,
      all,
    };
  }, [rows, groups.data, group, dimension, words, labels]);
  const error = prompts.error ?? metrics.error ?? overview.error;
  const loading = prompts.isLoading || overview.isLoading || metrics.isLoading;
  const named = rows.filter(({ presence }) => (presence?.successes ?? 0) > 0).length;
  const answers = rows.reduce((sum, { presence }) => sum + (presence?.trials ?? 0), 0);
  const add = (
    <button type="button" className="small" onClick={() => setAdding(true)}>
      <Icon name="plus" /> {words.add}
    </button>
  );
  return (
    <>
      <PromptTabs projectId={projectId} action={add} />
      {error && !prompts.data ? (
        <Failed
          error={error}
          retry={() => void Promise.all([prompts.refetch(), metrics.refetch(), overview.refetch()])}
        />
      ) : loading ? (
        <Skeleton lines={14} />
      ) : (
        <Explorer
          name={words.columns.prompt}
          title={
            <h1>
              {prompts.total === 0
                ? words.none
                : words.headline(format.count(named), format.count(rows.length))}
            </h1>
          }
          columns={columns}
          rows={rows}
          total={rows.length}
          keyOf={keyOf}
          groups={grouping}
          search={words.search}
          more={prompts.whole && metrics.whole ? undefined : () => {}}
          empty={
            prompts.total === 0 ? (
              <Empty action={add}>{words.noneSays}</Empty>
            ) : (
              <Empty>{words.filteredEmpty}</Empty>
            )
          }
          bulk={(ids, clear) => <Bulk projectId={projectId} ids={ids} clear={clear} />}
          panel={(row, walk) => (
            <PromptPanel
              key={row.id}
              projectId={projectId}
              row={row}
              walk={walk}
              surface={surface?.surface}
              asked={asked}
            />
          )}
          foot={
            surface &&
            words.foot(
              format.count(rows.length),
              format.count(answers),
              labels.answersOf(surface.surface, surface.engines),
              format.span(ends.from, ends.to),
            )
          }
        />
      )}
      {adding && (
        <Suspense>
          <AddPrompts projectId={projectId} close={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
