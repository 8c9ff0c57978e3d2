import { assertAllowed, type Operation } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { Authenticator } from '../middleware/authenticate.ts';
import {
  assertWithinRate,
  type createConcurrencyLimiter,
  type RateLimiter,
} from '../middleware/rate-limit.ts';
import type { AppEnv } from '../schema.ts';

export interface GuardOptions {
  authenticator: Authenticator;
  rateLimiter: RateLimiter;
  concurrency: ReturnType<typeof createConcurrencyLimiter>;
}

/** Before validation: who is it, may they, and not too often. */
export function guard(operation: Operation, options: GuardOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const caller = await options.authenticator.authenticate(c.req.header('authorization'), c.get('ip'));
    c.set('caller', caller);
    assertAllowed(caller, operation);
    const { workspace } = caller;
    const rate = options.rateLimiter.take(workspace.id, workspace.limits.requestsPerMinute);
    c.set('rate', rate);
    assertWithinRate(rate);
    options.concurrency.enter(workspace.id, workspace.limits.concurrentRequests);
    try {
      await next();
    } finally {
      options.concurrency.leave(workspace.id);
    }
  };
}
