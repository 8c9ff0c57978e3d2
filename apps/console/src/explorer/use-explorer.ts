import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Optional, type Search, text } from '../part/filters.ts';
import { readSort, type Sort, writeSort } from './column.ts';

export interface ExplorerState {
  q: string;
  sort: Sort | null;
  group: string | undefined;
  cols: string | undefined;
  /** The row whose panel stands open. */
  sel: string | undefined;
  set: (change: {
    q?: string;
    sort?: Sort | null;
    group?: string;
    cols?: string;
    sel?: string | null;
  }) => void;
}

/** State of an explorer that is kept in the address, so that Back undoes it and a link shows the same. */
export function useExplorer(): ExplorerState {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  return {
    q: text(search.q) ?? '',
    sort: readSort(text(search.sort, 40)),
    group: text(search.group, 40),
    cols: text(search.cols, 300),
    sel: text(search.sel, 80),
    set: ({ q, sort, group, cols, sel }) => {
      const change = {
        ...(q !== undefined && { q: q || undefined }),
        ...(sort !== undefined && { sort: writeSort(sort) }),
        ...(group !== undefined && { group: group || undefined }),
        ...(cols !== undefined && { cols: cols || undefined }),
        ...(sel !== undefined && { sel: sel ?? undefined }),
      };
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...change }),
        // Letters of a search and rows that one walks past add no step to the browser's history.
        replace: q !== undefined || (sel != null && search.sel !== undefined),
        resetScroll: false,
      } as Parameters<typeof navigate>[0]);
    },
  };
}

export const explorerFilters = (
  search: Search,
): Optional<{ q: string; sort: string; group: string; cols: string; sel: string }> => ({
  q: text(search.q),
  sort: text(search.sort, 40),
  group: text(search.group, 40),
  cols: text(search.cols, 300),
  sel: text(search.sel, 80),
});
