import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useProject } from '../frame/use-project.ts';
import type { Optional } from '../part/filters.ts';
import { cellsOf, endsOf, type Filters, filterNames, projectFilters, rulesOf, spanOf } from './address.ts';

/** The filter bar’s state, from the address, in the shapes that the API takes. */
export function useFilters(projectId: string) {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const overview = useProject(projectId);
  const [now] = useState(Date.now);
  const lastScanAt = overview.data?.lastScan?.createdAt ?? null;
  const filters = projectFilters(search);
  const key = JSON.stringify(filters);
  return useMemo(() => {
    const filters = JSON.parse(key) as Optional<Filters>;
    const span = spanOf(filters, lastScanAt);
    return {
      filters,
      span,
      ends: endsOf(span, now),
      /** Span and cells of a GET. */
      query: { projectId, ...span, ...cellsOf(filters) },
      cells: cellsOf(filters),
      rules: rulesOf(filters),
      frame: filters.frame === 'market' ? ('market' as const) : ('tracked' as const),
      /** Whether anything differs from what a project shows by itself. */
      changed: Object.entries(filters).some(([name, value]) => name !== 'frame' && value !== undefined),
    };
  }, [key, lastScanAt, projectId, now]);
}

/** Whether there are measured and imported answers to choose from, or a choice was made. */
export function useHasOrigins(projectId: string): boolean {
  const { filters } = useFilters(projectId);
  const { data } = useProject(projectId);
  return filters.origin !== undefined || (data?.origins.length ?? 0) > 1;
}

/** Sets filters in the address; undefined takes one away. Back undoes it. */
export function useSetFilters() {
  const navigate = useNavigate();
  return (change: { [Name in keyof Filters]?: Filters[Name] | undefined }) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...change }),
    } as Parameters<typeof navigate>[0]);
}

export const noFilters = Object.fromEntries(
  filterNames.filter((name) => name !== 'frame').map((name) => [name, undefined]),
) as { [Name in keyof Filters]?: undefined };
