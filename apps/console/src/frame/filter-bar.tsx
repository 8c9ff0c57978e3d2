import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { type FilterName, otherNames } from '../filter/address.ts';
import { barredOf, limitsOf } from '../filter/applies.ts';
import { noFilters, useFilters, useHasOrigins, useSetFilters } from '../filter/use-filters.ts';
import { onOpen } from '../keyboard/open.ts';
import { Icon } from '../kit/icon.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { placeOf } from './places.ts';
import { useProject } from './use-project.ts';

const FilterMenu = lazyPart(() => import('../filter/filter-menu.tsx'));
const FilterSheet = lazyPart(() => import('../filter/filter-sheet.tsx'));
const BarredNote = lazyPart(() => import('../filter/barred-note.tsx'));
const OtherChips = lazyPart(() => import('../filter/other-chips.tsx'));
const SaveView = lazyPart(() => import('../view/save-view.tsx'));

/** Chips that open what there is to choose from. */
export type ChipName = 'period' | 'engine' | 'topic' | 'origin' | 'more';

/** What every figure of the page is about: the period, the filters, and which questions are asked. Kept in the address. */
export function FilterBar({ projectId }: { projectId: string }) {
  const { filter } = useText();
  const { filters, ends, changed, frame } = useFilters(projectId);
  const set = useSetFilters();
  const { data } = useProject(projectId);
  const format = useFormat(data?.project.timeZone);
  const labels = useLabels();
  const hasOrigins = useHasOrigins(projectId);
  const [open, setOpen] = useState<ChipName | 'sheet' | 'save' | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => onOpen('filters', () => setOpen('sheet')), []);
  const place = placeOf(path);
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
      : filter.allOf(data?.project.engines.length);
  const limits = limitsOf(path);
  const barred = barredOf(filters, limits);
  const takes = (name: FilterName) => limits === null || limits.takes.includes(name);
  const look = (name: FilterName, isSet: boolean) =>
    `chip ${isSet ? 'set' : ''} ${barred.includes(name) ? 'barred' : ''}`;
  const others = otherNames.some((name) => filters[name] !== undefined);
  return (
    <search className="filter-bar" aria-label={filter.title}>
      <button {...opens('period')} className={look('period', true)}>
        <Icon name="calendar" />
        <b>{filter.period[period]}</b>
        <span className="wide-only">{format.span(ends.from, ends.to)}</span>
        <Icon name="down" />
      </button>
      {(takes('engine') || engine) && (
        <button
          {...opens('engine')}
          className={`${look(filters.engine ? 'engine' : 'surface', Boolean(engine))} wide-only`}
        >
          {filter.engines} <b>{engineName}</b>
          <Icon name="down" />
        </button>
      )}
      {(takes('topic') || filters.topic) && (
        <button {...opens('topic')} className={`${look('topic', Boolean(filters.topic))} wide-only`}>
          {filter.topic} <b>{filters.topic ?? filter.all}</b>
          <Icon name="down" />
        </button>
      )}
      {hasOrigins && (takes('origin') || filters.origin) && (
        <button {...opens('origin')} className={`${look('origin', Boolean(filters.origin))} wide-only`}>
          {filter.names.origin} <b>{filter.origins[filters.origin ?? 'measured']}</b>
          <Icon name="down" />
        </button>
      )}
      {others && (
        <Suspense>
          <OtherChips projectId={projectId} barred={barred} />
        </Suspense>
      )}
      {otherNames.some(takes) && (
        <button {...opens('more')} className="chip add wide-only">
          <Icon name="plus" />
          {filter.add}
        </button>
      )}
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
      {barred.length > 0 && limits && (
        <Suspense>
          <BarredNote names={barred} shows={limits.shows} />
        </Suspense>
      )}
      {takes('frame') && <FrameSwitch frame={frame} count={data?.prompts.count} set={set} />}
      <button type="button" className="chip wide-only save-view" onClick={() => setOpen('save')}>
        <Icon name="bookmark" />
        {filter.save}
      </button>
      <Suspense>
        {open === 'save' && <SaveView projectId={projectId} close={() => setOpen(null)} />}
        {open !== null && open !== 'sheet' && open !== 'save' && (
          <FilterMenu name={open} projectId={projectId} anchor={anchor} close={() => setOpen(null)} />
        )}
        {open === 'sheet' && (
          <FilterSheet projectId={projectId} save={() => setOpen('save')} close={() => setOpen(null)} />
        )}
      </Suspense>
    </search>
  );
}

interface SwitchProps {
  frame: 'tracked' | 'market';
  /** Left out until it is known. */
  count: number | undefined;
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
