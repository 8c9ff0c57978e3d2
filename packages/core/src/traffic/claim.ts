import type { Claim } from './bucket.ts';

/** The part of slots and permits left to other calls while those of small workspaces go first. */
export const regularShare = 1 / 8;
/** When permits do not divide evenly, the odd ones go round the processes in this rhythm. */
const rotationMs = 5_000;

/** The demand of one process. */
export interface Demand {
  instance: string;
  held: number;
  need: number;
  priority: number;
}

export interface Division {
  permits: number;
  /** True when processes want more than there is. */
  contended: boolean;
  /** True when the process gets less than its fair part, because others still hold it. */
  belowShare: boolean;
  /** Permits that nobody holds. */
  unclaimed: number;
}

/** Divides `maxConcurrent` permits between `mine` and the others. */
export function divide(
  mine: Demand,
  claims: Readonly<Record<string, Claim>>,
  maxConcurrent: number,
  now: number,
): Division {
  const others = Object.entries(claims).map(([instance, claim]): Demand => ({ instance, ...claim }));
  const members = mine.need > 0 ? [...others, mine] : others;
  const entitled = entitle(members, maxConcurrent, now);
  const own = entitled.get(mine.instance) ?? 0;
  let held = 0;
  let reserved = 0;
  let wanted = 0;
  for (const other of others) {
    held += other.held;
    reserved += Math.max(other.held, entitled.get(other.instance) ?? 0);
    wanted += Math.max(other.held, other.need);
  }
  const permits = Math.max(0, Math.min(mine.need, maxConcurrent - reserved), Math.min(mine.held, own));
  return {
    permits,
    contended: others.length > 0 && mine.need > 0 && wanted + Math.max(mine.held, mine.need) > maxConcurrent,
    belowShare: permits < own,
    unclaimed: maxConcurrent - held - permits,
  };
}

/**
 * The permits that each is guaranteed: first for calls of small workspaces, up to a part of the total; the rest is shared equally.
 */
function entitle(members: Demand[], maxConcurrent: number, now: number): Map<string, number> {
  const turn = Math.floor(now / rotationMs);
  const regular = members.filter((member) => member.need > member.priority);
  const priority = members.reduce((sum, member) => sum + member.priority, 0);
  const kept = maxConcurrent * regularShare;
  // A part of less than one permit becomes one permit for part of the time.
  const left = Math.floor(kept) + (kept % 1 > ((turn * 5) % 8) / 8 ? 1 : 0);
  const pool = regular.length > 0 ? maxConcurrent - left : maxConcurrent;
  const first = (member: Demand) =>
    priority <= pool ? member.priority : Math.floor((member.priority * pool) / priority);
  const rest = members.reduce((sum, member) => sum - first(member), maxConcurrent);
  const sharers = (regular.length > 0 ? regular : members).map(({ instance }) => instance).toSorted();
  return new Map(
    members.map((member) => {
      const place = sharers.indexOf(member.instance);
      const odd = (place + turn) % sharers.length < rest % sharers.length ? 1 : 0;
      const part = place < 0 ? 0 : Math.floor(rest / sharers.length) + odd;
      return [member.instance, Math.min(member.need, first(member) + part)];
    }),
  );
}
