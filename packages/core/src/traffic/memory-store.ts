import {
  blockMs,
  busyShare,
  claimMs,
  cutEveryMs,
  headroom,
  type Lease,
  type LeaseRequest,
  paceFloor,
  recoveryPerMs,
  rotationMs,
  slackMs,
  smallestBlock,
  type TrafficStore,
} from './store.ts';

interface Claim {
  held: number;
  wants: number;
  quiet: number;
  until: number;
}

interface Bucket {
  nextSlotAt: number;
  pace: number;
  updatedAt: number;
  cutAt: number;
  pausedUntil: number;
  ceiling: number;
  ceilingUntil: number;
  claims: Map<string, Claim>;
}

/** Shares within one process. The Postgres store computes the same; a test holds the two together. */
export function createMemoryStore(now: () => number): TrafficStore {
  const buckets = new Map<string, Bucket>();
  return {
    lease: async (request) => {
      const key = `${request.engineId} ${request.credentialId}`;
      const bucket = buckets.get(key) ?? newBucket(now());
      buckets.set(key, bucket);
      return leaseFrom(bucket, request, now());
    },
  };
}

function newBucket(now: number): Bucket {
  return {
    nextSlotAt: 0,
    pace: 1,
    updatedAt: now,
    cutAt: 0,
    pausedUntil: 0,
    ceiling: 0,
    ceilingUntil: 0,
    claims: new Map(),
  };
}

function leaseFrom(bucket: Bucket, request: LeaseRequest, now: number): Lease {
  adapt(bucket, request, now);
  const agreed = request.requestsPerMinute;
  const burstMs = ((request.burst - 1) * 60_000) / agreed;
  const latenessMs = burstMs + slackMs;
  const paced = agreed * bucket.pace;
  const rate = bucket.ceilingUntil > now ? Math.min(paced, bucket.ceiling) : paced;
  const spacingMs = (60_000 + latenessMs) / rate;
  const perBlock = (blockMs + burstMs) / spacingMs;
  const soon = Math.min(request.waiting, Math.max(smallestBlock, Math.ceil(perBlock)));
  const { permits, contended, sharers, othersQuiet } = claim(bucket, request, soon, now);
  const firstSlotAt = Math.max(bucket.nextSlotAt, bucket.pausedUntil, now - burstMs);
  const horizonMs = Math.max(blockMs, smallestBlock * spacingMs);
  const block = Math.max(smallestBlock, Math.ceil(perBlock / sharers));
  const free = Math.floor((now + horizonMs - firstSlotAt) / spacingMs);
  const room = Math.max(Math.ceil(free * busyShare), Math.min(free, request.quiet), free - othersQuiet);
  const usable = permits - request.inFlight + request.churn;
  const slots = Math.max(0, Math.min(request.slots, usable, block, room));
  if (slots > 0) bucket.nextSlotAt = firstSlotAt + slots * spacingMs;
  bucket.updatedAt = now;
  return {
    now,
    permits,
    contended,
    slots,
    firstSlotAt,
    spacingMs,
    latenessMs,
    retryAt: firstSlotAt - horizonMs + Math.ceil(block / 2) * spacingMs,
    pausedUntil: bucket.pausedUntil,
    pace: rate / agreed,
  };
}

function adapt(bucket: Bucket, request: LeaseRequest, now: number): void {
  bucket.pace = Math.min(1, bucket.pace + Math.max(0, now - bucket.updatedAt) * recoveryPerMs);
  if (request.throttled > 0 && now - bucket.cutAt >= cutEveryMs) {
    bucket.pace = Math.max(paceFloor, bucket.pace * (1 - request.throttled / (2 * request.attempts)));
    bucket.cutAt = now;
  }
  if (request.pauseMs > 0) bucket.pausedUntil = Math.max(bucket.pausedUntil, now + request.pauseMs);
  if (request.ceiling) {
    bucket.ceiling = request.ceiling.requestsPerMinute;
    bucket.ceilingUntil = now + request.ceiling.forMs;
  }
}

/** Each process gets its fair part or, when others want less than theirs, the rest; never what is still held. */
function claim(bucket: Bucket, request: LeaseRequest, soon: number, now: number) {
  const cap = request.maxConcurrent;
  const wants = Math.min(cap, headroom * (request.inFlight + soon));
  for (const [instance, other] of bucket.claims) if (other.until <= now) bucket.claims.delete(instance);
  bucket.claims.delete(request.instance);
  const members = [...bucket.claims].map(([instance, other]) => ({ instance, ...other }));
  if (wants > 0)
    members.push({ instance: request.instance, held: request.inFlight, wants, quiet: 0, until: 0 });
  members.sort((left, right) => (left.instance < right.instance ? -1 : 1));
  const turn = Math.floor(now / rotationMs);
  let reserved = 0;
  let wanted = 0;
  let othersQuiet = 0;
  for (const [place, member] of members.entries()) {
    const odd = (place + turn) % members.length < cap % members.length ? 1 : 0;
    const fair = Math.floor(cap / members.length) + odd;
    wanted += member.wants;
    othersQuiet += member.quiet;
    if (member.instance !== request.instance) reserved += Math.max(member.held, Math.min(member.wants, fair));
  }
  const permits = Math.max(0, Math.min(wants, cap - reserved));
  const held = Math.max(request.inFlight, permits);
  const { quiet } = request;
  if (wants > 0) bucket.claims.set(request.instance, { held, wants, quiet, until: now + claimMs });
  return {
    permits,
    contended: members.length > 1 && wanted > cap,
    sharers: Math.max(1, members.length),
    othersQuiet,
  };
}
