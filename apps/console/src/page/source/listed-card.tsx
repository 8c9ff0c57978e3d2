import type { ReactNode } from 'react';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useText } from '../../text/index.ts';

interface Found<T> {
  rows: readonly T[];
  total: number;
  error: Error | null;
  isPending: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props<T> {
  title: string;
  about?: ReactNode;
  action?: ReactNode;
  /** What the columns need said. */
  foot?: string;
  found: Found<T>;
  empty: ReactNode;
  /** What to do where there is nothing. */
  toDo?: ReactNode;
  children: (rows: readonly T[]) => ReactNode;
}

/** A table at the edges of its card: how much of it is shown, and a way to the rest. */
export function ListedCard<T>({ title, about, action, foot = '', found, empty, toDo, children }: Props<T>) {
  const { states } = useText();
  const format = useFormat();
  const { rows, total } = found;
  return (
    <div className="grid">
      <Card
        className="flush"
        title={title}
        about={about}
        action={action}
        foot={rows.length > 0 && `${states.of(rows.length, format.count(total))}. ${foot}`}
        footActions={
          found.hasNextPage && (
            <button
              type="button"
              className="small"
              disabled={found.isFetching}
              onClick={() => void found.fetchNextPage()}
            >
              {states.more}
            </button>
          )
        }
      >
        {found.error ? (
          <Failed error={found.error} retry={() => void found.refetch()} />
        ) : found.isPending ? (
          <Skeleton lines={10} />
        ) : rows.length === 0 ? (
          <Empty action={toDo}>{empty}</Empty>
        ) : (
          children(rows)
        )}
      </Card>
    </div>
  );
}
