import { leaseStatement } from './lease-statement.ts';
import type { Lease, TrafficStore } from './store.ts';

/** Runs one statement in its own transaction; parameters are `$1`… */
export type Execute = (
  statement: string,
  parameters: (string | number | null)[],
) => Promise<readonly Record<string, unknown>[]>;

/**
 * Shares over all processes that use the same Postgres; its clock is everyone's.
 * @param now replaces the database's clock, in epoch milliseconds
 */
export function createPostgresStore(execute: Execute, now?: () => number): TrafficStore {
  const run: TrafficStore['lease'] = async (request) => {
    const rows = await execute(leaseStatement, [
      request.engineId,
      request.credentialId,
      request.instance,
      request.maxConcurrent,
      request.requestsPerMinute,
      request.burst,
      request.inFlight,
      request.waiting,
      request.churn,
      request.attempts,
      request.throttled,
      request.pauseMs,
      request.ceiling?.requestsPerMinute ?? null,
      request.ceiling?.forMs ?? null,
      now?.() ?? null,
      request.slots,
      request.quiet,
      request.ahead,
      request.beatMs,
    ]);
    const row = rows[0];
    if (row?.fresh === true) return run(request);
    return parseLease(row?.lease);
  };
  return { lease: run };
}

/** The statement builds the object, so only its presence is checked. */
function parseLease(value: unknown): Lease {
  const lease: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  if (typeof lease !== 'object' || lease === null || !('slots' in lease)) {
    throw new TypeError('The statement returned no lease');
  }
  return lease as Lease;
}
