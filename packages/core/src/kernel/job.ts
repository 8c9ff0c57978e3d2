import { sql } from 'kysely';
import type { z } from 'zod';
import { originOfJob } from './causation.ts';
import type { Context } from './context.ts';

/** A task of the worker, beside the resource that asks for it. What it runs stands in the list of jobs. */
export interface Job<P extends z.ZodType> {
  task: string;
  /** Ids, never secrets. */
  payload: P;
  /** Key of the job, such as `plan:scn_…`: at most one job with it waits. */
  key: (payload: z.output<P>) => string;
  /** Also runs by the clock: five fields of cron, in UTC. Each run handles all open work, so a missed run does no harm. */
  every?: string;
  /** Below 0: before others. */
  priority?: number;
  /** Tries while it fails for reasons that may pass; the waits between grow from 3 s to 6 h. Left out: 25, some days. */
  tries?: number;
}

/**
 * Another worker has this work now, or it has ended: whoever holds the older fence writes nothing more. The job has to fail with
 * it: the queue leaves a job that failed to whoever holds it, and deletes one that ended, whoever holds it.
 */
export class LeaseLost extends Error {
  constructor(what: string) {
    super(`${what} was taken over, or has ended`);
    this.name = 'LeaseLost';
  }
}

export const job = <P extends z.ZodType>(definition: Job<P>): Job<P> => definition;

/** Adds a job in the caller's transaction: none for a change that rolled back. A later one of its key replaces it. */
export const enqueue = <P extends z.ZodType>(
  context: Pick<Context, 'db'>,
  job: Job<P>,
  payload: z.input<P>,
  options: { runAt?: Date } = {},
): Promise<void> => enqueueAgain(context, job, job.payload.parse(payload), options);

/** Enqueues the job again with the payload of an earlier one. */
export async function enqueueAgain<P extends z.ZodType>(
  context: Pick<Context, 'db'>,
  job: Job<P>,
  payload: z.output<P>,
  options: { runAt?: Date } = {},
): Promise<void> {
  const noted = { ...Object(payload), origin: originOfJob(context) };
  await sql`select enqueue_job(${job.task}, ${noted}::json, job_key := ${job.key(payload)},
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz, priority := ${job.priority ?? 0}::integer,
    max_attempts := ${job.tries ?? 25}::integer)`.execute(context.db);
}
