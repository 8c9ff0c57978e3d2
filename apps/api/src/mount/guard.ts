import type { Admission } from '@svc/core/admission';
import { assertAllowed, type Operation } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { Authenticator } from '../middleware/authenticate.ts';
import { assertAdmitted } from '../middleware/rate-limit.ts';
import type { Shedder } from '../middleware/shed.ts';
import type { AppEnv } from '../schema.ts';

export interface GuardOptions {
  authenticator: Authenticator;
  admission: Admission;
  shedder: Shedder;
}

/** Before validation: is there room, who is it, may they, and not too often. */
export function guard(operation: Operation, options: GuardOptions): MiddlewareHandler<AppEnv> {
  const { authenticator, admission, shedder } = options;
  return async (c, next) => {
    shedder.enter(operation.critical ?? false);
    try {
      const caller = await authenticator.authenticate(c.req.header('authorization'), c.get('ip'));
      c.set('caller', caller);
      assertAllowed(caller, operation);
      const { id, limits } = caller.workspace;
      const { requestsPerMinute: perMinute, concurrentRequests: atOnce } = limits;
      const decision = await admission.enter(id, { perMinute, atOnce });
      c.set('rate', decision);
      assertAdmitted(decision, atOnce);
      try {
        await next();
      } finally {
        decision.leave();
      }
    } finally {
      shedder.leave();
    }
  };
}
