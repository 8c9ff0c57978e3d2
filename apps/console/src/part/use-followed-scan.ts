import { type components, followScan } from '@svc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../api.ts';
import { getScan } from '../data/operations.gen.ts';
import { reading, refresh } from '../data/use-read.ts';

type Scan = components['schemas']['Scan'];

export const scanQuery = (scanId: string) => reading(getScan, { scanId });

const over = new Set<Scan['status']>(['completed', 'partial', 'failed', 'cancelled']);

/** Keeps a running scan up to date from the service’s events, and loads it again when it has ended. */
export function useFollowedScan(scan: Pick<Scan, 'id' | 'status'> | undefined): {
  live: boolean;
  error: boolean;
} {
  const queries = useQueryClient();
  const [error, setError] = useState(false);
  const id = scan?.id;
  const live = scan !== undefined && !over.has(scan.status);
  useEffect(() => {
    if (id === undefined || !live) return;
    const stop = new AbortController();
    const follow = async () => {
      for await (const { mode: _, scanId: __, ...news } of followScan(client, id, { signal: stop.signal })) {
        setError(false);
        const key = scanQuery(id).queryKey;
        const status = over.has(news.status) ? {} : { status: news.status };
        queries.setQueryData(
          key,
          (before) => before && { ...before, ...news, status: before.status, ...status },
        );
      }
      await refresh(queries, 'Scans');
    };
    follow().catch(() => {
      if (!stop.signal.aborted) setError(true);
    });
    return () => stop.abort();
  }, [id, live, queries]);
  return { live, error };
}
