import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from './context.ts';

/** A task that the worker runs: its name and what it is told. Payloads hold ids, never secrets. */
export interface Job<P extends z.ZodType> {
  task: string;
  payload: P;
}

/** Adds a job in the caller's transaction: none for a change that rolled back. One pending job per `key`. */
export async function enqueue<P extends z.ZodType>(
  context: Pick<Context, 'db'>,
  job: Job<P>,
  payload: z.input<P>,
  options: { key?: string; runAt?: Date; priority?: number } = {},
): Promise<void> {
  const body = JSON.stringify(job.payload.parse(payload));
  await sql`select enqueue_job(${job.task}, ${body}::text::json, job_key := ${options.key ?? null}::text,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz, priority := ${options.priority ?? 0}::integer)`.execute(
    context.db,
  );
}
