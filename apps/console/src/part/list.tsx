import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { useFormat } from './format.ts';
import { Empty, Load } from './load.tsx';

/** What `useRows` gives. */
interface Found<T> {
  data: unknown;
  error: Error | null;
  rows: readonly T[];
  total: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props<T> {
  found: Found<T>;
  /** One sentence for an empty list. */
  empty: string;
  action?: ReactNode;
  children: (rows: readonly T[]) => ReactNode;
}

/** What was read so far, how much there is, and a way to read on. */
export function Listed<T>({ found, empty, action, children }: Props<T>) {
  const { states } = useText();
  const format = useFormat();
  const { rows, total } = found;
  return (
    <Load query={found} lines={8}>
      {() =>
        rows.length === 0 ? (
          <Empty action={action}>{empty}</Empty>
        ) : (
          <>
            {children(rows)}
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
                  {states.of(rows.length, format.count(total))}
                </span>
              </p>
            )}
          </>
        )
      }
    </Load>
  );
}
