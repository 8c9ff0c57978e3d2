import type { Answer, OperationId } from '@svc/client';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { scope } from '../scope.ts';
import { groupsAfter } from './groups.ts';
import {
  type ActOperation,
  call,
  type Data,
  given,
  type Operation,
  type Params,
  type ReadOperation,
} from './operation.ts';

/** A key of the cache: whose data, group, operation, and what was asked. Nobody writes one by hand. */
const keyOf = (operation: Operation, params: object) =>
  ['api', scope.workspace, scope.test, operation.group, operation.id, given(params)] as const;

/** Figures change with a scan alone; whoever comes back to the tab within five minutes asks for nothing. */
const fresh = 300_000;

/** The options of a read, for a loader that asks ahead of its page. */
export const reading = <Id extends OperationId>(operation: ReadOperation<Id>, params: Params<Id>) =>
  queryOptions({
    queryKey: keyOf(operation, params as object),
    queryFn: ({ signal }) => call(operation, params, { signal }),
    staleTime: fresh,
  });

interface ReadOptions<Found> {
  /** false: it is not asked for yet. */
  when?: boolean;
  /** What was shown stays while another filter is read. */
  keep?: boolean;
  /** Milliseconds after which it is asked for again, while something goes on. */
  every?: (found: Found | undefined) => number | false;
}

/** Reads an operation. `null` in place of the parameters: it is not known yet what to ask. */
export function useRead<Id extends OperationId>(
  operation: ReadOperation<Id>,
  params: Params<Id> | null,
  { when = true, keep = true, every }: ReadOptions<Data<Id>> = {},
) {
  const asked = (params ?? {}) as Params<Id>;
  return useQuery<Data<Id>>({
    queryKey: keyOf(operation, asked as object),
    queryFn: ({ signal }) => call(operation, asked, { signal }),
    staleTime: fresh,
    enabled: when && params !== null,
    ...(every && { refetchInterval: (query) => every(query.state.data) }),
    ...(keep && {
      placeholderData: keepPreviousData as (before: Data<Id> | undefined) => Data<Id> | undefined,
    }),
  } as UseQueryOptions<Data<Id>>);
}

type Row<Id extends OperationId> =
  Answer<Id> extends { items: (infer One)[] } | { rows: (infer One)[] } ? One : never;
interface Rows<One> {
  items: One[];
  rows?: One[];
  total: number;
  next: string | null;
}

/** Reads a list page after page. Coming back to the tab reads none of them again. */
export function useRows<Id extends OperationId>(
  operation: ReadOperation<Id>,
  params: Params<Id>,
  {
    limit = 100,
    when = true,
    goesOn,
  }: {
    limit?: number;
    when?: boolean;
    /** While something of a row goes on, the list is asked for again every three seconds. */
    goesOn?: (row: Row<Id>) => boolean;
  } = {},
) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(operation, params as object), 'rows', limit],
    queryFn: async ({ pageParam, signal }) => {
      const page = { ...(params as object), limit, ...(pageParam !== null && { after: pageParam }) };
      const found = (await call(operation, page as unknown as Params<Id>, { signal })) as unknown as Rows<
        Row<Id>
      >;
      // A table of metrics calls its items rows.
      return { ...found, items: found.items ?? found.rows };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: fresh,
    refetchOnWindowFocus: false,
    enabled: when,
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { refetch } = query;
  const busy = goesOn !== undefined && rows.some(goesOn);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => void refetch(), 3_000);
    return () => clearInterval(timer);
  }, [busy, refetch]);
  return { ...query, rows, total: query.data?.pages[0]?.total ?? 0 };
}

/** Reads anew what a change in a group touches: at once what is in sight, the rest when it is. */
export function refresh(queries: QueryClient, group: string): Promise<unknown> {
  const groups = groupsAfter(group);
  return Promise.all([
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'api' && groups.has(String(queryKey[3])),
    }),
    // Pages that still name their own keys.
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'api' }),
  ]);
}

/** Does something; what it touches is then read anew. */
export function useAct<Id extends OperationId>(
  operation: ActOperation<Id>,
  { version, done }: { version?: string; done?: (answer: Data<Id>) => void } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (params: Params<Id>) =>
      call(operation, params, { ...(version !== undefined && { version }) }),
    onSuccess: async (answer) => {
      done?.(answer);
      await refresh(queries, operation.group);
    },
  });
}

/** All rows of a list, a thousand at a time: what is ordered or grouped by the page must be whole. */
export function useAll<Id extends OperationId>(
  operation: ReadOperation<Id>,
  params: Params<Id>,
  { when = true }: { when?: boolean } = {},
) {
  const found = useRows(operation, params, { limit: 1_000, when });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = found;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isError]);
  return { ...found, whole: found.data !== undefined && !hasNextPage };
}
