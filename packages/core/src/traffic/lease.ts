import { type Bucket, moveBack } from './bucket.ts';
import { divide, regularShare } from './claim.ts';
import { adaptRate, agreedRate, isAmple, startPerMinute } from './rate.ts';
import type { Lease, LeaseRequest } from './store.ts';

/**
 * Slots are points in time, `spacing` apart, handed out in blocks. A call begins at most `lateness` after its
 * slot, so any minute holds at most (60 s + lateness) / spacing calls; spacing is chosen to make that the rate.
 * Blocks are short, so that a process that dies wastes little, and shorter where others may wait for slots.
 */
const blockMs = 1_000;
const sharedBlockMs = 400;
/** Slow engines lease a few slots at once, so there are fewer leases than calls. */
const smallestBlock = 8;
/** Time a process has to use a slot that was due when leased. */
const slackMs = 250;
/**
 * The same for a process that is alone and whose calls use less than half of the rate. It gets slots for so long in one
 * lease: what it does not use, nobody misses.
 */
const ampleSlackMs = 3_000;
/** How soon a process asks again: with permits left, without, when alone, and while permits change hands. */
const steadyRenewMs = 10_000;
const tightRenewMs = 250;
const aloneRenewMs = 1_000;
const ampleRenewMs = 2_000;
const handoverMs = 100;
/** Permits are scarce when less than this part is left for a process that comes later. */
const scarceShare = 1 / 4;
/** A process that has not renewed so many times is taken for dead, and after this long at the soonest. */
const missedRenewals = 3;
const shortestClaimMs = 15_000;
/** If the clock is set back by more than this, the bucket's times are set back, too. */
const clockStepMs = 1_000;

/** Gives a process its part of an engine × credential's rate and permits, and notes it in `bucket`. */
export function leaseFrom(bucket: Bucket, request: LeaseRequest, clock: number, peers: boolean): Lease {
  if (bucket.updatedAt - clock > clockStepMs) moveBack(bucket, bucket.updatedAt - clock);
  const now = Math.max(clock, bucket.updatedAt);
  bucket.updatedAt = now;
  applyReport(bucket, request, now);
  const { instance, inFlight, maxConcurrent } = request;
  const { [instance]: before, ...claims } = bucket.claims;
  for (const [name, claim] of Object.entries(claims)) if (claim.until <= now) delete claims[name];
  const many = peers || Object.keys(claims).length > 0;
  const pacing = pace(bucket, request, many, now);

  const soon = Math.min(request.waiting, Math.max(smallestBlock, Math.ceil(pacing.perBlock)));
  const need = Math.min(maxConcurrent, inFlight + soon);
  const priority = Math.min(need, request.priority);
  const held = before && before.until > now ? before.held : 0;
  const division = divide({ instance, held, need, priority }, claims, maxConcurrent, now);
  const { permits, contended, belowShare, unclaimed } = division;

  const slotsAt = before?.slotsAt ?? now;
  const wanted = wantedSlots(request, pacing);
  const priorityWaiting = Math.min(request.priority, Math.max(0, request.waiting - request.slotted));
  const most = pacing.ample ? wanted : permits;
  const grant = grantSlots(bucket, pacing, claims, { wanted, most, priorityWaiting, slotsAt }, now);

  const scarce = unclaimed < Math.ceil(maxConcurrent * scarceShare);
  const aloneMs = pacing.ample ? ampleRenewMs : aloneRenewMs;
  const steadyMs = scarce ? (many ? tightRenewMs : aloneMs) : steadyRenewMs;
  const renewMs = belowShare || permits < inFlight ? handoverMs : steadyMs;
  const until = now + Math.max(shortestClaimMs, missedRenewals * renewMs);
  bucket.claims = claims;
  if (need > 0)
    claims[instance] = {
      held: Math.max(inFlight, permits),
      need,
      priority,
      priorityWaiting: Math.max(0, priorityWaiting - grant.slots),
      until,
      slotsAt: grant.slots > 0 ? now : slotsAt,
    };
  return {
    now,
    permits,
    permitsUntil: until,
    renewAt: now + renewMs,
    contended,
    ...grant,
    spacingMs: pacing.spacingMs,
    latenessMs: pacing.latenessMs,
    ample: pacing.ample,
    pausedUntil: bucket.pausedUntil,
    requestsPerMinute: pacing.perMinute,
    trialId: bucket.rate.trial.id,
  };
}

/** Applies what the process has learned from the engine's answers. */
function applyReport(bucket: Bucket, { trial, pauseMs, hints }: LeaseRequest, now: number): void {
  const { rate } = bucket;
  if (trial.id === rate.trial.id) {
    rate.trial.begun += trial.begun;
    rate.trial.taken += trial.taken;
    rate.trial.throttled += trial.throttled;
  }
  if (pauseMs > 0) bucket.pausedUntil = Math.max(bucket.pausedUntil, now + pauseMs);
  if (hints.limit !== null && hints.limit !== rate.stated) {
    // The calls of before the engine named its limit count towards the first minute.
    const left = Math.max(hints.limit - rate.trial.granted, hints.limit / 2);
    bucket.allowance = { perMinute: left, until: rate.trial.since + 60_000 };
    rate.stated = hints.limit;
    rate.perMinute = null;
  }
  if (hints.allowance) {
    const { requestsPerMinute, forMs } = hints.allowance;
    bucket.allowance = { perMinute: requestsPerMinute, until: now + forMs };
  }
}

type Pacing = ReturnType<typeof pace>;

function pace(bucket: Bucket, request: LeaseRequest, many: boolean, now: number) {
  const { requestsPerMinute, maxConcurrent, burst } = request;
  const rate = adaptRate(bucket.rate, requestsPerMinute, maxConcurrent, now);
  const agreed = agreedRate(bucket.rate, requestsPerMinute);
  const burstMs = ((burst - 1) * 60_000) / (requestsPerMinute ?? startPerMinute);
  const lasting = bucket.allowance && bucket.allowance.until > now ? bucket.allowance.perMinute : rate;
  const ample = !many && lasting >= rate && isAmple(bucket.rate);
  if (ample) bucket.ampleUntil = now + 60_000 + burstMs + ampleSlackMs + blockMs;
  const latenessMs = burstMs + (ample ? ampleSlackMs : slackMs);
  // The minute after slots that may be used later has to hold those, too.
  const latestMs = burstMs + (now < bucket.ampleUntil ? ampleSlackMs : slackMs);
  const spacingAt = (perMinute: number) => (60_000 + latestMs) / perMinute;
  const perMinute = Math.min(rate, lasting);
  const spacingMs = spacingAt(perMinute);
  const lengthMs = many ? sharedBlockMs : blockMs;
  return {
    perMinute,
    ample,
    used: bucket.rate.used ?? 0,
    burstMs,
    latenessMs,
    spacingMs,
    /** Ignores the engine's remaining allowance. */
    rateSpacingMs: spacingAt(rate),
    horizonMs: Math.max(lengthMs, smallestBlock * spacingAt(agreed)),
    perBlock: (lengthMs + burstMs) / spacingMs,
  };
}

/** A process that has slots left gets none. Where slots are ample it gets new ones for all that it began in so long. */
function wantedSlots({ slotted, waiting }: LeaseRequest, { ample, used }: Pacing): number {
  if (waiting === 0) return 0;
  if (ample) return Math.max(waiting, Math.ceil((used * ampleSlackMs) / 60_000));
  return slotted > 0 ? 0 : waiting;
}

function grantSlots(
  bucket: Bucket,
  { burstMs, spacingMs, rateSpacingMs, horizonMs, perBlock }: Pacing,
  others: Bucket['claims'],
  request: { wanted: number; most: number; priorityWaiting: number; slotsAt: number },
  now: number,
): Pick<Lease, 'slots' | 'firstSlotAt' | 'retryAt'> {
  const firstSlotAt = Math.max(bucket.nextSlotAt, now - burstMs);
  if (now < bucket.pausedUntil) return { slots: 0, firstSlotAt, retryAt: bucket.pausedUntil };
  const claims = Object.values(others);
  const sharers = claims.length + 1;
  const most = Math.max(1, Math.ceil((horizonMs + burstMs) / spacingMs));
  const block = Math.min(most, Math.max(smallestBlock, Math.ceil(perBlock / sharers)));
  const free = Math.max(firstSlotAt <= now ? 1 : 0, Math.floor((now + horizonMs - firstSlotAt) / spacingMs));
  // Slots for calls of small workspaces come first; the other processes get a part of the time that passes.
  const ahead = claims.reduce((sum, claim) => sum + claim.priorityWaiting, 0);
  const earned = Math.floor(((now - request.slotsAt) * regularShare) / (spacingMs * sharers));
  const room = Math.min(free, Math.max(earned, request.priorityWaiting, free - ahead));
  // An allowance binds the slots up to its end.
  const until = bucket.allowance && bucket.allowance.until > now ? bucket.allowance.until : null;
  const bound = until === null ? block : Math.max(1, Math.ceil((until - firstSlotAt) / spacingMs));
  const slots = Math.max(0, Math.min(request.wanted, request.most, block, room, bound));
  if (slots > 0) {
    const unbound = Math.max(until ?? 0, firstSlotAt + slots * rateSpacingMs);
    bucket.nextSlotAt = Math.min(firstSlotAt + slots * spacingMs, unbound);
    bucket.rate.trial.granted += slots;
  }
  const next = Math.min(firstSlotAt, firstSlotAt - horizonMs + Math.ceil(block / 2) * spacingMs);
  return { slots, firstSlotAt, retryAt: Math.max(next, ahead > 0 ? now + (block / 2) * spacingMs : 0) };
}
