import { ServiceError } from '@svc/core/kernel';

/** The part of the places that is kept for critical operations. */
const keptShare = 0.2;

/** One for all: taking its stack anew would cost as much as the rest of a refusal. */
export const overloaded = new ServiceError(
  'overloaded',
  'Too many requests at once. Try again in a moment.',
  {
    retryAfter: 1,
  },
);

/**
 * Refuses early what could not be answered in time: beyond a number of requests at once, before anything was spent on a
 * request.
 */
export function createShedder(most: number) {
  let inFlight = 0;
  const open = Math.floor(most * (1 - keptShare));
  const hasRoom = (critical: boolean): boolean => inFlight < (critical ? most : open);
  return {
    hasRoom,
    /** Throws overloaded. */
    enter(critical: boolean): void {
      if (!hasRoom(critical)) throw overloaded;
      inFlight += 1;
    },
    leave(): void {
      inFlight -= 1;
    },
  };
}

export type Shedder = ReturnType<typeof createShedder>;
