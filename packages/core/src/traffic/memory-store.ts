import { type Claim, type Division, divide } from './claim.ts';
import {
  aloneRenewMs,
  blockMs,
  busyShare,
  claimRenewals,
  clockStepMs,
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
  const { instance, inFlight } = request;
  for (const [name, claim] of bucket.claims) if (claim.until <= now) bucket.claims.delete(name);
  const before = bucket.claims.get(instance);
  bucket.claims.delete(instance);
  const others = [...bucket.claims.values()];
  const many = peers || others.length > 0;
  const rhythm = rhythmOf(bucket, request, now, many);
  const { burstMs, latenessMs, spacingMs, perBlock, ample } = rhythm;

  const soon = Math.min(request.waiting, Math.max(smallestBlock, Math.ceil(perBlock)));
  const need = Math.min(request.maxConcurrent, inFlight + soon);
  const ahead = Math.min(need, request.ahead);
  const known = { held: before?.held ?? 0, grantedAt: before?.grantedAt ?? now };
  const mine: Claim = { instance, need, ahead, quiet: request.quiet, next: 0, until: 0, ...known };
  const division = divide(mine, others, request, now);
  const { permits } = division;
  const othersQuiet = others.reduce((sum, other) => sum + other.quiet, 0);
  const sharers = Math.max(1, others.length + (need > 0 ? 1 : 0));

  const firstSlotAt = Math.max(bucket.nextSlotAt, bucket.pausedUntil, now - burstMs);
  const horizonMs = Math.max(many ? sharedBlockMs : blockMs, smallestBlock * rhythm.agreedSpacingMs);
  const most = Math.max(1, Math.ceil((horizonMs + burstMs) / spacingMs));
  const block = Math.min(most, Math.max(smallestBlock, Math.ceil(perBlock / sharers)));
  const due = firstSlotAt <= now ? 1 : 0;
  const free = Math.max(due, Math.floor((now + horizonMs - firstSlotAt) / spacingMs));
  const earned = Math.floor(((now - mine.grantedAt) * busyShare) / (spacingMs * sharers));
  const room = Math.min(free, Math.max(earned, request.quiet, free - othersQuiet));
  const usable = permits - inFlight + Math.max(request.churn, ample ? smallestBlock : 0);
  const slots = Math.max(0, Math.min(request.slots, usable, block, room));
  if (slots > 0) {
    // The slots after a ceiling's end are not bound by it.
    const free = Math.max(bucket.ceilingUntil, firstSlotAt + slots * rhythm.pacedSpacingMs);
    bucket.nextSlotAt = Math.min(firstSlotAt + slots * spacingMs, free);
  }
  bucket.updatedAt = now;

  const beatMs = Math.max(many ? tightRenewMs : aloneRenewMs, request.beatMs);
  const renewalMs = renewalOf(division, request, beatMs, sharers, now);
  const next = now + renewalMs;
  const until = now + Math.max(shortestClaimMs, claimRenewals * renewalMs);
  const quiet = Math.max(0, request.quiet - slots);
  const grantedAt = slots > 0 ? now : mine.grantedAt;
  const held = Math.max(inFlight, permits);
  if (need > 0) bucket.claims.set(instance, { ...mine, held, quiet, next, until, grantedAt });
  const follow = others.reduce((least, other) => Math.min(least, Math.max(now, other.next) + followMs), next);
  const retryAt = Math.min(firstSlotAt, firstSlotAt - horizonMs + Math.ceil(block / 2) * spacingMs);
  return {
    now,
    permits,
    permitsUntil: until,
    renewAt: division.owed ? follow : next,
    contended: division.contended,
    slots,
    firstSlotAt,
    spacingMs,
    latenessMs,
    retryAt: Math.max(retryAt, othersQuiet > 0 ? now + (block / 2) * spacingMs : 0),
    pausedUntil: bucket.pausedUntil,
    pace: rhythm.agreedSpacingMs / spacingMs,
  };
}

function rhythmOf(bucket: Bucket, request: LeaseRequest, now: number, many: boolean) {
  const agreed = request.requestsPerMinute;
  const burstMs = ((request.burst - 1) * 60_000) / agreed;
  const turnover = agreed / 60 / request.maxConcurrent;
  const ample = turnover >= plentiful;
  const latenessMs = burstMs + (ample ? Math.min(longestSlackMs, slackMs * turnover) : slackMs);
  const agreedSpacingMs = (60_000 + latenessMs) / agreed;
  const pacedSpacingMs = agreedSpacingMs / bucket.pace;
  const limited = bucket.ceilingUntil > now;
  const ceilingSpacingMs = limited ? (60_000 + latenessMs) / bucket.ceiling : 0;
  const spacingMs = Math.max(pacedSpacingMs, ceilingSpacingMs);
  const perBlock = ((many ? sharedBlockMs : blockMs) + burstMs) / spacingMs;
  return { burstMs, latenessMs, agreedSpacingMs, pacedSpacingMs, spacingMs, perBlock, ample };
}

/** How long until the process should ask again although it lacks nothing. */
function renewalOf(division: Division, request: LeaseRequest, beatMs: number, sharers: number, now: number) {
  const { permits, tight, contended } = division;
  const shared = sharers > 1 ? beatMs / 2 : beatMs;
  const calm = Math.max(shortestClaimMs / claimRenewals, 2 * beatMs);
  const plain = tight ? Math.max(tightRenewMs, shared) : calm;
  const renewal = permits < request.inFlight ? Math.max(yieldRenewMs, shared / 8) : plain;
  const rotates = contended && request.maxConcurrent < rotateBelow * sharers;
  return rotates ? Math.min(renewal, rotationMs - (now % rotationMs)) : renewal;
}

/** Takes the bucket's times back with a clock that was set back. */
function follow(bucket: Bucket, backMs: number): void {
  bucket.nextSlotAt -= backMs;
  bucket.cutAt -= backMs;
  bucket.pausedUntil -= backMs;
  bucket.ceilingUntil -= backMs;
  for (const claim of bucket.claims.values()) {
    claim.next -= backMs;
    claim.until -= backMs;
    claim.grantedAt -= backMs;
  }
}

function adapt(bucket: Bucket, request: LeaseRequest, now: number): void {
  const backMs = bucket.updatedAt - now;
  if (backMs > clockStepMs) follow(bucket, backMs);
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
