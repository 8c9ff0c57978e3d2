import type { OpenAPIHono } from '@hono/zod-openapi';
import { ServiceError } from '@svc/core/kernel';
import { readInvitation } from '@svc/core/resource/account/member';
import {
  askForSignInLink,
  endSessions,
  joinSession,
  listDevices,
  startSession,
} from '@svc/core/resource/account/session';
import type { Context } from 'hono';
import { z } from 'zod';
import { limitBody } from '../../middleware/body-limit.ts';
import { calledFrom } from '../../middleware/called-from.ts';
import { assertOwnPage, clearSessionCookie } from '../../middleware/session-cookie.ts';
import { languageOf } from '../../mount/language.ts';
import type { AppEnv } from '../../schema.ts';
import { mountIdentity } from './identity.ts';
import type { ConsoleOptions } from './index.ts';
import { mountPasskeys } from './passkey.ts';
import { fresh, readBody, signIn, tokenOf } from './session-request.ts';

const Link = z.strictObject({ token: z.string().min(20).max(100) });
const Address = z.strictObject({ email: z.email().max(254) });

/** Signing in and out. These are no operations: an API key has nothing to do with them. */
export function mountSessions(
  app: OpenAPIHono<AppEnv>,
  { environment, authenticator }: Omit<ConsoleOptions, 'folder'>,
): void {
  const small = limitBody();
  mountPasskeys(app, environment);
  mountIdentity(app, environment);

  app.get('/app/session/ways', (c) => {
    const { mailer, identity } = environment;
    return c.json({ mail: mailer !== null, passkeys: true, oidc: identity?.name ?? null }, 200, fresh);
  });

  app.post('/app/session/links', small, async (c) => {
    const { email } = await readBody(c, environment, Address);
    if (environment.mailer === null)
      throw new ServiceError(
        'conflict',
        'This deployment sends no e-mail. Its operator can create a link with svc sign-in-link.',
      );
    await askForSignInLink(environment, { email, peer: c.get('ip'), language: languageOf(c) });
    // The same answer for every address, so that nobody learns here who is a member.
    return c.json({ sent: true }, 202, fresh);
  });

  app.post('/app/session', small, async (c) => {
    const { token } = await readBody(c, environment, Link);
    return signIn(c, environment, await startSession(environment, { token, ...calledFrom(c) }));
  });
  // Read by POST as well: what stands in an address is written into logs.
  app.post('/app/session/invitation', small, async (c) => {
    const { token } = await readBody(c, environment, Link);
    return c.json(await readInvitation(environment, token), 200, fresh);
  });
  app.post('/app/session/invitation/accept', small, async (c) => {
    const { token } = await readBody(c, environment, Link);
    return signIn(c, environment, await joinSession(environment, { token, ...calledFrom(c) }));
  });

  app.get('/app/session/devices', async (c) =>
    c.json({ items: await listDevices(environment, tokenOf(c, environment)) }, 200, fresh),
  );

  const end = async (c: Context<AppEnv>, which: Parameters<typeof endSessions>[1]['which']) => {
    assertOwnPage(c, environment);
    const ended = await endSessions(environment, { token: tokenOf(c, environment), which });
    authenticator.forget();
    if (typeof which === 'string') clearSessionCookie(c, environment);
    return c.json({ ended }, 200, fresh);
  };
  app.delete('/app/session', (c) => end(c, 'this'));
  app.delete('/app/session/devices', (c) => end(c, 'all'));
  app.delete('/app/session/devices/:id', (c) => end(c, { id: c.req.param('id').slice(0, 60) }));
}
