import { ServiceError } from '@svc/core/kernel';

/** The part of the places that is kept for critical operations. */
const keptShare = 0.2;
/** The part of the places that requests of one organisation hold at most. */
const shareOfOne = 0.25;

/** One error object for all refusals: a new stack trace would cost as much as the rest of the refusal. */
export const overloaded = new ServiceError(
  'overloaded',
  'Too many requests at once. Try again in a moment.',
  {
    retryAfter: 1,
  },
);

/** Held by a request while it is worked on. */
export interface Place {
  /** Names the organisation of the request, once that is known. Throws rate_limited when it already holds its part. */
  isOf: (organisationId: string) => void;
  leave: () => void;
}

/**
 * Refuses early what could not be answered in time: beyond a number of requests at once, before anything was spent on a
 * request.
 */
export function createShedder(most: number) {
  let inFlight = 0;
  const open = Math.floor(most * (1 - keptShare));
  const mostOfOne = Math.max(1, Math.floor(most * shareOfOne));
  const held = new Map<string, number>();
  const hasRoom = (critical: boolean): boolean => inFlight < (critical ? most : open);
  return {
    hasRoom,
    /** Throws overloaded. */
    enter(critical: boolean): Place {
      if (!hasRoom(critical)) throw overloaded;
      inFlight += 1;
      let owner: string | null = null;
      let left = false;
      return {
        isOf(organisationId) {
          const count = held.get(organisationId) ?? 0;
          if (count >= mostOfOne)
            throw new ServiceError(
              'rate_limited',
              `This organisation has more than ${mostOfOne} requests running at once. Wait until some have finished.`,
              { retryAfter: 1 },
            );
          held.set(organisationId, count + 1);
          owner = organisationId;
        },
        leave() {
          if (left) return;
          left = true;
          inFlight -= 1;
          if (owner === null) return;
          const count = (held.get(owner) ?? 1) - 1;
          if (count === 0) held.delete(owner);
          else held.set(owner, count);
        },
      };
    },
  };
}

export type Shedder = ReturnType<typeof createShedder>;
