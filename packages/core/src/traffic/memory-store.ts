import { type Claim, divide } from './claim.ts';
import {
  aloneRenewMs,
  blockMs,
  busyShare,
  claimRenewals,
  cutEveryMs,
  followMs,
  type Lease,
  type LeaseRequest,
  longestSlackMs,
  paceFloor,
  plentiful,
  recoveryPerMs,
  rotateBelow,
  rotationMs,
  sharedBlockMs,
  shortestClaimMs,
  slackMs,
  smallestBlock,
  type TrafficStore,
  tightRenewMs,
  yieldRenewMs,
} from './store.ts';

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

/**
 * Shares within one process. The Postgres store computes the same; a test holds the two together.
 * @param peers whether more than one process runs, though maybe not with this engine
 */
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

function leaseFrom(bucket: Bucket, request: LeaseRequest, now: number, peers: boolean): Lease {
  adapt(bucket, request, now);
  const { instance, inFlight, maxConcurrent } = request;
  for (const [name, claim] of bucket.claims) if (claim.until <= now) bucket.claims.delete(name);
  const before = bucket.claims.get(instance);
  bucket.claims.delete(instance);
  const others = [...bucket.claims.values()];
  const many = peers || others.length > 0;
  const agreed = request.requestsPerMinute;
  const burstMs = ((request.burst - 1) * 60_000) / agreed;
  const turnover = agreed / 60 / maxConcurrent;
  const ample = turnover >= plentiful;
  const latenessMs = burstMs + (ample ? Math.min(longestSlackMs, slackMs * turnover) : slackMs);
  const paced = agreed * bucket.pace;
  const rate = bucket.ceilingUntil > now ? Math.min(paced, bucket.ceiling) : paced;
  const spacingMs = (60_000 + latenessMs) / rate;
  const lengthMs = many ? sharedBlockMs : blockMs;
  const perBlock = (lengthMs + burstMs) / spacingMs;

  const soon = Math.min(request.waiting, Math.max(smallestBlock, Math.ceil(perBlock)));
  const need = Math.min(maxConcurrent, inFlight + soon);
  const ahead = Math.min(need, request.ahead);
  const known = { held: before?.held ?? 0, grantedAt: before?.grantedAt ?? now };
  const mine: Claim = { instance, need, ahead, quiet: request.quiet, next: 0, until: 0, ...known };
  const { permits, tight, contended, owed } = divide(mine, others, request, now);
  const othersQuiet = others.reduce((sum, other) => sum + other.quiet, 0);
  const sharers = Math.max(1, others.length + (need > 0 ? 1 : 0));

  const firstSlotAt = Math.max(bucket.nextSlotAt, bucket.pausedUntil, now - burstMs);
  const horizonMs = Math.max(lengthMs, smallestBlock * spacingMs);
  const block = Math.max(smallestBlock, Math.ceil(perBlock / sharers));
  const free = Math.floor((now + horizonMs - firstSlotAt) / spacingMs);
  const earned = Math.floor(((now - mine.grantedAt) * busyShare) / (spacingMs * sharers));
  const room = Math.min(free, Math.max(earned, request.quiet, free - othersQuiet));
  const usable = permits - inFlight + Math.max(request.churn, ample ? smallestBlock : 0);
  const slots = Math.max(0, Math.min(request.slots, usable, block, room));
  if (slots > 0) bucket.nextSlotAt = firstSlotAt + slots * spacingMs;
  bucket.updatedAt = now;

  const beatMs = request.beatMs / (others.length > 0 ? 2 : 1);
  const beat = Math.max(many ? tightRenewMs : aloneRenewMs, beatMs);
  let own =
    permits < inFlight
      ? Math.max(yieldRenewMs, beat / 8)
      : tight
        ? beat
        : Math.max(shortestClaimMs / claimRenewals, beat);
  if (contended && maxConcurrent < rotateBelow * sharers)
    own = Math.min(own, rotationMs - (now % rotationMs));
  const next = others.reduce(
    (least, other) => Math.min(least, Math.max(now, other.next) + followMs),
    now + own,
  );
  const renewAt = owed ? next : now + own;
  const permitsUntil = now + Math.max(shortestClaimMs, claimRenewals * beat);
  if (need > 0) {
    bucket.claims.set(instance, {
      ...mine,
      held: Math.max(inFlight, permits),
      quiet: Math.max(0, request.quiet - slots),
      next: now + own,
      until: permitsUntil,
      grantedAt: slots > 0 ? now : mine.grantedAt,
    });
  }
  return {
    now,
    permits,
    permitsUntil,
    renewAt,
    contended,
    slots,
    firstSlotAt,
    spacingMs,
    latenessMs,
    retryAt: Math.max(firstSlotAt - horizonMs, othersQuiet > 0 ? now : 0) + Math.ceil(block / 2) * spacingMs,
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
