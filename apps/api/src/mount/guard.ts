import type { Admission } from '@svc/core/admission';
import type { Environment } from '@svc/core/environment';
import { assertAllowed, type Operation, readOnly } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { Authenticator } from '../middleware/authenticate.ts';
import { admit } from '../middleware/quota.ts';
import { assertOwnPage, shownBy } from '../middleware/session-cookie.ts';
import type { Shedder } from '../middleware/shed.ts';
import type { AppEnv } from '../schema.ts';

export interface GuardOptions {
  environment: Environment;
  authenticator: Authenticator;
  admission: Admission;
  shedder: Shedder;
}

/** Before validation: is there room, who is it, may they, and not too often. */
export function guard(operation: Operation, options: GuardOptions): MiddlewareHandler<AppEnv> {
  const { authenticator, admission, shedder, environment } = options;
  const changes = !readOnly(operation);
  return async (c, next) => {
    shedder.enter(operation.critical ?? false);
    try {
      const caller = await authenticator.authenticate(shownBy(c, environment), c.get('ip'));
      if (caller.session && changes) assertOwnPage(c, environment);
      c.set('caller', caller);
      assertAllowed(caller, operation);
      const leave = await admit(admission, caller, (rates) => c.set('rate', rates));
      try {
        await next();
      } finally {
        leave();
      }
    } finally {
      shedder.leave();
    }
  };
}
