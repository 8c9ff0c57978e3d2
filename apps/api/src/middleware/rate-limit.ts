import type { Decision } from '@svc/core/admission';
import { ServiceError } from '@svc/core/kernel';

/** Throws rate_limited with the time after which it is worth trying again. */
export function assertAdmitted({ outcome, perMinute, wait }: Decision, atOnce: number): void {
  if (outcome === 'admitted') return;
  throw new ServiceError(
    'rate_limited',
    outcome === 'rate'
      ? `More than ${perMinute} requests a minute. Try again in ${Math.ceil(wait)} s.`
      : `More than ${atOnce} requests of this workspace at once. Wait for some to end.`,
    { retryAfter: wait },
  );
}

/** The IETF draft's headers; none before the caller is known. */
export const rateHeaders = (rate: Decision | undefined): Record<string, string> =>
  rate === undefined
    ? {}
    : {
        'ratelimit-policy': `"minute";q=${rate.perMinute};w=60`,
        ratelimit: `"minute";r=${rate.remaining};t=${rate.reset}`,
      };
