import { type Bucket, newBucket } from './bucket.ts';
import { leaseFrom } from './lease.ts';
import type { TrafficStore } from './store.ts';

/** For one process, and for tests. @param peers whether more than one process runs, though maybe not with this engine */
export function createMemoryStore(now: () => number, peers = () => false): TrafficStore {
  const buckets = new Map<string, Bucket>();
  return {
    lease: async (request) => {
      const key = `${request.engineId} ${request.credentialId}`;
      const bucket = buckets.get(key) ?? newBucket(now());
      buckets.set(key, bucket);
      return leaseFrom(bucket, request, now(), peers());
    },
  };
}
