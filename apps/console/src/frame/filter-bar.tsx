import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterName } from '../filter/address.ts';
import { noFilters, useFilters, useSetFilters } from '../filter/use-filters.ts';
import { Icon } from '../kit/icon.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { placeOf } from './places.ts';
import { useProject } from './use-project.ts';

const FilterMenu = lazy(() => import('../filter/filter-menu.tsx'));
const FilterSheet = lazy(() => import('../filter/filter-sheet.tsx'));

/** Chips that open what there is to choose from. */
export type ChipName = 'period' | 'engine' | 'topic' | 'more';

/** What every figure of the page is about: the period, the filters, and which questions are asked. Kept in the address. */
export function FilterBar({ projectId }: { projectId: string }) {
  const { filter } = useText();
  const { filters, ends, changed, frame } = useFilters(projectId);
  const set = useSetFilters();
  const { data } = useProject(projectId);
  const format = useFormat(data?.project.timeZone);
  const labels = useLabels();
  const [open, setOpen] = useState<ChipName | 'sheet' | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const place = useRouterState({ select: ({ location }) => placeOf(location.pathname) });
  if (place === null || place === 'help' || place === 'scans' || place === 'reports') return null;
  const period = filters.from === undefined ? (filters.period ?? '28d') : 'custom';
  const opens = (name: ChipName) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onClick: (event: { currentTarget: HTMLElement }) => {
      anchor.current = event.currentTarget;
      setOpen(name);
    },
  });
  const engine = filters.engine ?? filters.surface;
  const engineName = filters.engine
    ? labels.engine(filters.engine)
    : filters.surface
      ? labels.surface(filters.surface)
      : filter.allOf(data?.project.engines.length ?? 0);
  const others = (['tag', 'intent', 'country', 'lang', 'persona', 'branded', 'seg'] as const).flatMap(
    (name) => (filters[name] === undefined ? [] : [{ name, value: filters[name] }]),
  );
  return (
    <search className="filter-bar" aria-label={filter.title}>
      <button {...opens('period')} className={`chip set`}>
        <Icon name="calendar" />
        <b>{filter.period[period]}</b>
        <span className="wide-only">{format.span(ends.from, ends.to)}</span>
        <Icon name="down" />
      </button>
      <button {...opens('engine')} className={`chip wide-only ${engine ? 'set' : ''}`}>
        {filter.engines} <b>{engineName}</b>
        <Icon name="down" />
      </button>
      <button {...opens('topic')} className={`chip wide-only ${filters.topic ? 'set' : ''}`}>
        {filter.topic} <b>{filters.topic ?? filter.all}</b>
        <Icon name="down" />
      </button>
      {others.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          className="chip set wide-only"
          aria-label={filter.without(filter.names[name])}
          onClick={() => set({ [name]: undefined } as Partial<Record<FilterName, undefined>>)}
        >
          {filter.names[name]}{' '}
          <b>
            {name === 'intent'
              ? labels.intent(value)
              : name === 'branded'
                ? filter.branded[value === 'only' ? 'only' : 'include']
                : value}
          </b>
          <Icon name="close" />
        </button>
      ))}
      <button {...opens('more')} className="chip add wide-only">
        <Icon name="plus" />
        {filter.add}
      </button>
      <button
        type="button"
        className="chip phone-only"
        aria-haspopup="dialog"
        onClick={() => setOpen('sheet')}
      >
        <Icon name="filters" />
        {filter.title}
      </button>
      {changed && (
        <button type="button" className="quiet" onClick={() => set(noFilters)}>
          {filter.reset}
        </button>
      )}
      <span className="fill" />
      <FrameSwitch frame={frame} count={data?.prompts.count ?? 0} set={set} />
      <Suspense>
        {open !== null && open !== 'sheet' && (
          <FilterMenu name={open} projectId={projectId} anchor={anchor} close={() => setOpen(null)} />
        )}
        {open === 'sheet' && <FilterSheet projectId={projectId} close={() => setOpen(null)} />}
      </Suspense>
    </search>
  );
}

interface SwitchProps {
  frame: 'tracked' | 'market';
  count: number;
  set: ReturnType<typeof useSetFilters>;
}

/** Which question every figure of the page answers: about these prompts, or about questions like them. */
function FrameSwitch({ frame, count, set }: SwitchProps) {
  const { filter } = useText();
  return (
    <Segmented
      label={filter.frame}
      value={frame}
      options={[
        { value: 'tracked', label: filter.tracked(count) },
        { value: 'market', label: filter.market },
      ]}
      choose={(value) => set({ frame: value === 'market' ? value : undefined })}
    />
  );
}
