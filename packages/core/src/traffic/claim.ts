import { busyShare, headroom, type LeaseRequest, rotationMs, spareShare } from './store.ts';

/** What a process has and wants of an engine × credential's permits. */
export interface Claim {
  instance: string;
  held: number;
  need: number;
  /** Of `need`: calls of quiet workspaces. */
  ahead: number;
  /** Of those, waiting without a slot. */
  quiet: number;
  /** When the process will ask next, and when it is taken for dead. */
  next: number;
  until: number;
  /** When it last got slots. */
  grantedAt: number;
}

export interface Division {
  permits: number;
  /** True when few permits are left for a process that comes later. */
  tight: boolean;
  contended: boolean;
  /** True when the process gets less than its fair part, because others still hold it. */
  owed: boolean;
}

/** Divides `maxConcurrent` between `mine`, whose `held` is what it was given before, and the others. */
export function divide(mine: Claim, others: Claim[], request: LeaseRequest, now: number): Division {
  const cap = request.maxConcurrent;
  const members = [...others, ...(mine.need > 0 ? [mine] : [])];
  const entitled = entitle(members, cap, now);
  let held = 0;
  let reserved = 0;
  let wanted = 0;
  for (const other of others) {
    held += other.held;
    reserved += Math.max(other.held, entitled.get(other) ?? 0);
    wanted += Math.max(other.held, other.need);
  }
  const own = entitled.get(mine) ?? 0;
  const fair = Math.min(mine.need, cap - reserved);
  const kept = Math.min(mine.held, own);
  const roomy = Math.min(headroom * mine.need, cap - Math.ceil(cap * spareShare) - wanted);
  const permits = Math.max(0, fair, kept, roomy);
  return {
    permits,
    tight: cap - held - Math.max(permits, request.inFlight) < Math.ceil(cap * spareShare),
    contended: others.length > 0 && mine.need > 0 && wanted + Math.max(mine.held, mine.need) > cap,
    owed: permits < own,
  };
}

/**
 * The permits that each may have whoever else wants them: first those for calls of quiet workspaces, which
 * leave a part to the busy ones; the rest in equal parts.
 */
function entitle(members: Claim[], cap: number, now: number): Map<Claim, number> {
  const turn = Math.floor(now / rotationMs);
  const plain = members.filter((member) => member.need > member.ahead);
  const ahead = members.reduce((sum, member) => sum + member.ahead, 0);
  const left = Math.floor(cap * busyShare) + ((cap * busyShare) % 1 > ((turn * 5) % 8) / 8 ? 1 : 0);
  const pool = plain.length > 0 ? cap - left : cap;
  const first = (member: Claim) => (ahead <= pool ? member.ahead : Math.floor((member.ahead * pool) / ahead));
  const rest = members.reduce((sum, member) => sum - first(member), cap);
  const sharers = (plain.length > 0 ? plain : members).toSorted((left, right) =>
    left.instance < right.instance ? -1 : 1,
  );
  return new Map(
    members.map((member) => {
      const place = sharers.indexOf(member);
      const odd = (place + turn) % sharers.length < rest % sharers.length ? 1 : 0;
      const part = place < 0 ? 0 : Math.floor(rest / sharers.length) + odd;
      return [member, Math.min(member.need, first(member) + part)];
    }),
  );
}
