import type { Answer, OperationId } from '@svc/client';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { scope } from '../scope.ts';
import { groupsAfter } from './groups.ts';
import { call, type Data, given, type Operation, type Params, type ReadOperation } from './operation.ts';

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
  /** The data shown stays on screen while another filter is read. */
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
  /** Missing where the operation pages by offset. */
  next?: string | null;
}

/** The farthest that a list which pages by offset can be read. */
const farthest = 10_000;

/** What asks for the next page: a cursor, or an offset; null after the last page. */
function nextPage({ next, items }: Rows<unknown>, limit: number, at: string | number | null) {
  if (next !== undefined) return next;
  const offset = (typeof at === 'number' ? at : 0) + limit;
  return items.length < limit || offset > farthest ? null : offset;
}

interface RowsOptions<Id extends OperationId> {
  limit?: number;
  when?: boolean;
  /** While something of a row goes on, the list is asked for again every three seconds. */
  goesOn?: (row: Row<Id>) => boolean;
}

/** Reads a list page after page. Coming back to the tab reads none of them again. */
export function useRows<Id extends OperationId>(
  operation: ReadOperation<Id>,
  params: Params<Id>,
  { limit = 100, when = true, goesOn }: RowsOptions<Id> = {},
) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(operation, params as object), 'rows', limit],
    queryFn: async ({ pageParam, signal }) => {
      const page = {
        ...(params as object),
        limit,
        ...(typeof pageParam === 'number' && { offset: pageParam }),
        ...(typeof pageParam === 'string' && { after: pageParam }),
      };
      const found = (await call(operation, page as unknown as Params<Id>, {
        signal,
      })) as unknown as Data<Id> & Rows<Row<Id>>;
      // A table of metrics calls its items rows.
      return { ...found, items: found.items ?? found.rows };
    },
    initialPageParam: null as string | number | null,
    getNextPageParam: (page, _, at) => nextPage(page, limit, at),
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
export function refresh(queries: QueryClient, group: string, later = false): Promise<unknown> {
  const groups = groupsAfter(group);
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => groups.has(String(queryKey[3])),
    ...(later && { refetchType: 'none' as const }),
  });
}

interface ActOptions<Id extends OperationId, Input> {
  /** The version that was read: the change is refused when it is another now. */
  version?: string | ((input: Input) => string);
  done?: (answer: Data<Id>) => void;
  /** Data on screen stays as it is, and is read anew when it is next opened. */
  later?: boolean;
}
interface From<Id extends OperationId, Input> extends ActOptions<Id, Input> {
  /** Parameters of the call, from what the page gives to `mutate`. */
  from: (input: Input) => Params<Id>;
}
interface Of<Id extends OperationId> extends ActOptions<Id, void> {
  /** All parameters: `mutate` is given none. */
  of: Params<Id>;
}
type Act<Id extends OperationId, Input> = UseMutationResult<Data<Id>, Error, Input>;

/** Does something; what it touches is then read anew. An operation that only reads is asked when it is wanted. */
export function useAct<Id extends OperationId>(operation: Operation<Id>, options: Of<Id>): Act<Id, void>;
export function useAct<Id extends OperationId, Input>(
  operation: Operation<Id>,
  options: From<Id, Input>,
): Act<Id, Input>;
export function useAct<Id extends OperationId>(
  operation: Operation<Id>,
  options?: ActOptions<Id, Params<Id>>,
): Act<Id, Params<Id>>;
export function useAct<Id extends OperationId>(
  operation: Operation<Id>,
  options: {
    version?: string | ((input: never) => string);
    done?: (answer: Data<Id>) => void;
    later?: boolean;
    of?: Params<Id>;
    from?: (input: never) => Params<Id>;
  } = {},
): unknown {
  const { version, done, later = false, of, from } = options;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: never) =>
      call(operation, of ?? (from ? from(input) : input), {
        ...(version !== undefined && { version: typeof version === 'string' ? version : version(input) }),
      }),
    onSuccess: async (answer) => {
      done?.(answer);
      if (!operation.readOnly) await refresh(queries, operation.group, later);
    },
  });
}

/** All rows of a list, as many at a time as its operation gives: what is ordered, grouped or counted by the page must be whole. */
export function useAll<Id extends OperationId>(
  operation: ReadOperation<Id>,
  params: Params<Id>,
  { when = true, limit = 1_000, goesOn }: RowsOptions<Id> = {},
) {
  const found = useRows(operation, params, { limit, when, ...(goesOn && { goesOn }) });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = found;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isError]);
  return { ...found, whole: found.data !== undefined && !hasNextPage };
}
