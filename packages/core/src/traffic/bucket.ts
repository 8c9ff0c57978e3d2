import { z } from 'zod';
import { newRate } from './rate.ts';

const claim = z.object({
  /** Permits that the process was given, or has in flight if those are more. */
  held: z.number(),
  /** Permits that it could use. */
  need: z.number(),
  /** Waiting calls, of these, from workspaces that made few calls lately. */
  priority: z.number(),
  /** Such calls that wait for a slot. */
  priorityWaiting: z.number(),
  /** When the process is taken for dead. */
  until: z.number(),
  /** When it last got slots. */
  slotsAt: z.number(),
});

const bucket = z.object({
  updatedAt: z.number(),
  /** When the next call may begin that no process has a slot for yet. */
  nextSlotAt: z.number(),
  pausedUntil: z.number(),
  /** Until when slots may be used that were good for longer, or were used within the last minute. */
  ampleUntil: z.number().default(0),
  /** The rest of the engine's allowance, and how long it must last. */
  allowance: z.object({ perMinute: z.number(), until: z.number() }).nullable(),
  rate: z.object({
    perMinute: z.number().nullable(),
    stated: z.number().nullable(),
    trial: z.object({
      id: z.number(),
      since: z.number(),
      granted: z.number(),
      begun: z.number(),
      taken: z.number(),
      throttled: z.number(),
    }),
    clean: z.number(),
    cut: z.object({ from: z.number(), accepted: z.number() }).nullable(),
    patience: z.number(),
    used: z.number().nullable().default(null),
  }),
  /** By process. */
  claims: z.record(z.string(), claim),
});

export type Claim = z.output<typeof claim>;

/** State that worker processes share about one engine × credential. Times are epoch milliseconds of the store's clock. */
export type Bucket = z.output<typeof bucket>;

/** Unreadable content, such as another version's format, becomes a new bucket. */
export function readBucket(state: unknown, now: number): Bucket {
  const read = bucket.safeParse(state);
  return read.success ? read.data : newBucket(now);
}

export const newBucket = (now: number): Bucket => ({
  updatedAt: now,
  nextSlotAt: 0,
  pausedUntil: 0,
  ampleUntil: 0,
  allowance: null,
  rate: newRate(now),
  claims: {},
});

/** Moves all times when the store's clock was set back, so that nobody waits for the old ones. */
export function moveBack(bucket: Bucket, milliseconds: number): void {
  bucket.updatedAt -= milliseconds;
  bucket.nextSlotAt -= milliseconds;
  bucket.pausedUntil -= milliseconds;
  bucket.ampleUntil -= milliseconds;
  bucket.rate.trial.since -= milliseconds;
  if (bucket.allowance) bucket.allowance.until -= milliseconds;
  for (const claim of Object.values(bucket.claims)) {
    claim.until -= milliseconds;
    claim.slotsAt -= milliseconds;
  }
}
