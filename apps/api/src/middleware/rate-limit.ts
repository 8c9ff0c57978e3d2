import type { Decision } from '@svc/core/admission';
import { ServiceError } from '@svc/core/kernel';

/** What is left of the session's or the key's own quota, or of the workspace's. */
export type Told = Decision & { of: 'workspace' | 'key' | 'session' };

/** Throws rate_limited with the time after which it is worth trying again. */
export function assertAdmitted({ of: whose, outcome, perMinute, wait }: Told, atOnce: number): void {
  if (outcome === 'admitted') return;
  throw new ServiceError(
    'rate_limited',
    outcome === 'rate'
      ? `This ${whose} sent more than ${perMinute} requests a minute. Try again in ${Math.ceil(wait)} s.`
      : `This ${whose} has more than ${atOnce} requests running at once. Wait until some have finished.`,
    { retryAfter: wait },
  );
}

/** The IETF draft's headers, the workspace's quota first; none before the caller is known. */
export function rateHeaders(rates: readonly Told[] | undefined): Record<string, string> {
  if (rates === undefined || rates.length === 0) return {};
  const nameOf = { workspace: 'minute', key: 'key', session: 'session' };
  const named = [...rates].reverse();
  return {
    'ratelimit-policy': named.map(({ of, perMinute }) => `"${nameOf[of]}";q=${perMinute};w=60`).join(', '),
    ratelimit: named
      .map(({ of, remaining, reset }) => `"${nameOf[of]}";r=${remaining};t=${reset}`)
      .join(', '),
  };
}
