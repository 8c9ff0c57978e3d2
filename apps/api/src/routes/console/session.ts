import type { OpenAPIHono } from '@hono/zod-openapi';
import { ServiceError } from '@svc/core/kernel';
import { endSessions, listDevices, sendSignInLink, startSession } from '@svc/core/resource/session';
import type { Context } from 'hono';
import { z } from 'zod';
import { limitBody } from '../../middleware/body-limit.ts';
import {
  assertOwnPage,
  clearSessionCookie,
  setSessionCookie,
  shownBy,
} from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../schema.ts';
import { validationError } from '../../validation/index.ts';
import type { ConsoleOptions } from './index.ts';

const Link = z.strictObject({ token: z.string().min(20).max(100) });
const Address = z.strictObject({ email: z.email().max(254) });

const fresh = { 'cache-control': 'no-store' };

/** Signing in and out. These are no operations: an API key has nothing to do with them. */
export function mountSessions(
  app: OpenAPIHono<AppEnv>,
  { environment, authenticator }: Omit<ConsoleOptions, 'folder'>,
): void {
  const tokenOf = (c: Context<AppEnv>): string => {
    const { cookie } = shownBy(c, environment);
    if (cookie === undefined) throw new ServiceError('unauthenticated', 'You are not signed in.');
    return cookie.slice(0, 100);
  };
  const read = async <S extends z.ZodObject>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> => {
    assertOwnPage(c, environment);
    const input: unknown = await c.req.json().catch(() => null);
    const read = schema.safeParse(input);
    if (!read.success) throw validationError(read.error, { target: 'json', schema, input });
    return read.data;
  };
  const small = limitBody('sign_in');

  app.post('/app/session/links', small, async (c) => {
    const { email } = await read(c, Address);
    if (environment.mailer === null)
      throw new ServiceError(
        'conflict',
        'This deployment sends no e-mail. Whoever runs it can make a link: svc sign-in-link.',
      );
    await sendSignInLink(environment, email);
    // The same for every address: nobody learns here who is a member.
    return c.json({ sent: true }, 202, fresh);
  });

  app.post('/app/session', small, async (c) => {
    const { token } = await read(c, Link);
    const agent = c.req.header('user-agent')?.slice(0, 200) ?? null;
    const opened = await startSession(environment, { token, agent });
    setSessionCookie(c, environment, opened);
    return c.json({ expiresAt: opened.expiresAt }, 201, fresh);
  });

  app.get('/app/session/devices', async (c) =>
    c.json({ items: await listDevices(environment, tokenOf(c)) }, 200, fresh),
  );

  const end = async (c: Context<AppEnv>, which: Parameters<typeof endSessions>[1]['which']) => {
    assertOwnPage(c, environment);
    const ended = await endSessions(environment, { token: tokenOf(c), which });
    authenticator.forget();
    if (typeof which === 'string') clearSessionCookie(c, environment);
    return c.json({ ended }, 200, fresh);
  };
  app.delete('/app/session', (c) => end(c, 'this'));
  app.delete('/app/session/devices', (c) => end(c, 'all'));
  app.delete('/app/session/devices/:id', (c) => end(c, { id: c.req.param('id').slice(0, 60) }));
}
