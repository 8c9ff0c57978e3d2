import { recordOf } from '@svc/contract/kernel';
import type { Scope } from '@svc/db';
import { clusterPrompts } from './cluster-prompts.ts';
import { type CountName, type PanelQuery, readPacks } from './queries-packs.ts';
import { bucketOf } from './queries-panel.ts';
import { sumPacks } from './sum-packs.ts';

/** Counts of one brand and cluster of prompts in one bucket, over its engines and scans. */
export interface ClusterCounts<Name extends CountName> {
  bucket: string;
  brandId: string;
  /** The topic; the question where it has none, or where there are few topics. */
  cluster: string;
  surfaces: Set<string>;
  sandbox: boolean;
  imported: boolean;
  counts: Record<Name, number>;
}

/** Clusters in whose answers a brand is mentioned, of the oldest bucket first. */
export async function readClusters<Name extends CountName>(
  scope: Scope,
  query: PanelQuery,
  names: readonly Name[],
): Promise<ClusterCounts<Name>[]> {
  const periods = query.bucket === 'all' || query.bucket === 'scan' ? [] : [query.bucket];
  const read = await readPacks(scope, query, ['mentioned', ...names], periods);
  const { nameOf } = clusterPrompts(read.prompts);
  const clusters = new Map<string, ClusterCounts<Name>>();
  for (const { bucket, brandId, surface, imported, sums } of sumPacks(read, bucketOf(query.bucket)))
    for (const [at, prompt] of read.prompts.entries()) {
      if (!sums.mentioned?.[at]) continue;
      const cluster = nameOf(prompt);
      const key = JSON.stringify([bucket, brandId, cluster]);
      const known = clusters.get(key) ?? {
        ...{ bucket, brandId, cluster, surfaces: new Set<string>(), sandbox: false, imported: false },
        counts: recordOf(names, () => 0),
      };
      clusters.set(key, known);
      known.surfaces.add(surface);
      known.sandbox ||= surface === 'sandbox';
      known.imported ||= imported;
      for (const name of names) known.counts[name] += sums[name]?.[at] ?? 0;
    }
  return [...clusters.values()];
}
