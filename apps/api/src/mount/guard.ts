import { allows, type Operation, readOnly } from '@svc/contract/kernel';
import type { Admission } from '@svc/core/admission';
import type { Environment } from '@svc/core/environment';
import { assertAllowed } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { Authenticator } from '../middleware/authenticate.ts';
import type { BodyReader } from '../middleware/body.ts';
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

/**
 * Before validation: is there room, who is it, may they, and not too often. While a body comes its sender holds no place,
 * however slowly it comes.
 */
export function guard(
  operation: Operation,
  options: GuardOptions,
  readBody: BodyReader | null = null,
): MiddlewareHandler<AppEnv> {
  const { authenticator, admission, shedder, environment } = options;
  const changes = !readOnly(operation);
  return async (c, next) => {
    let place = shedder.enter(operation.critical ?? false);
    try {
      const shown = shownBy(c, environment);
      let caller = await authenticator.authenticate(shown, c.get('ip'));
      // A wider role counts at once.
      if (caller.session && !allows(caller.actor.scopes, operation))
        caller = await authenticator.authenticate(shown, c.get('ip'), true);
      if (caller.session && changes) assertOwnPage(c, environment);
      c.set('caller', caller);
      assertAllowed(caller, operation);
      const leave = await admit(admission, caller, (rates) => c.set('rate', rates));
      let free = () => {};
      try {
        if (readBody) {
          place.leave();
          free = await readBody(c, caller.workspace);
          place = shedder.enter(operation.critical ?? false);
        }
        place.isOf(caller.workspace.organisationId);
        await next();
      } finally {
        free();
        leave();
      }
    } finally {
      place.leave();
    }
  };
}
