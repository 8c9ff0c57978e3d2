import { type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { useFormat } from './format.ts';
import { Empty, Load } from './load.tsx';

interface Page<T> {
  items: T[];
  total: number;
  next: string | null;
}

type Read<T> = (page: { limit: number; after?: string }) => Promise<Page<T>>;
interface Pages<T> {
  pages: Page<T>[];
}

/** A list of the API, page after page; read again every three seconds while something of it goes on. */
export const useList = <T,>(queryKey: QueryKey, read: Read<T>, goesOn: (item: T) => boolean = () => false) =>
  useInfiniteQuery<Page<T>, Error, Pages<T>, QueryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam }) => read({ limit: 25, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(goesOn)) ? 3_000 : false,
  });

interface Props<T> {
  found: UseInfiniteQueryResult<Pages<T>>;
  /** One sentence, for when there is nothing. */
  empty: string;
  action?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** What was read so far, how much there is, and a way to read on. */
export function Listed<T>({ found, empty, action, children }: Props<T>) {
  const { states } = useText();
  const format = useFormat();
  return (
    <Load query={found} lines={8}>
      {({ pages }) => {
        const items = pages.flatMap(({ items }) => items);
        if (items.length === 0) return <Empty action={action}>{empty}</Empty>;
        return (
          <>
            {children(items)}
            {found.hasNextPage && (
              <p className="actions">
                <button
                  type="button"
                  disabled={found.isFetchingNextPage}
                  onClick={() => void found.fetchNextPage()}
                >
                  {states.more}
                </button>
                <span className="small" role="status">
                  {states.of(items.length, format.count(pages[0]?.total ?? items.length))}
                </span>
              </p>
            )}
          </>
        );
      }}
    </Load>
  );
}
