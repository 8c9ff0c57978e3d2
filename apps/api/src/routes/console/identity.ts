import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { beginIdentity, finishIdentity } from '@svc/core/resource/account/session';
import { calledFrom } from '../../middleware/called-from.ts';
import { setAttemptCookie, setSessionCookie, takeAttemptCookie } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../schema.ts';

/** Signing in by the operator's identity provider: there, and back again. */
export function mountIdentity(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  const back = `${environment.publicUrl}/app/session/oidc/back`;

  app.get('/app/session/oidc', async (c) => {
    const { url, attempt } = await beginIdentity(environment, back).catch((err: unknown) => {
      if (err instanceof ServiceError) throw err;
      environment.log.warn({ err }, 'the identity provider cannot be reached');
      return { url: '/app/sign-in?problem=provider', attempt: '' };
    });
    if (attempt !== '') setAttemptCookie(c, environment, attempt);
    c.header('cache-control', 'no-store');
    return c.redirect(url);
  });

  app.get('/app/session/oidc/back', async (c) => {
    c.header('cache-control', 'no-store');
    // Behind a proxy the request's own address is another one: the provider knows the public one.
    const address = new URL(back);
    address.search = new URL(c.req.url).search;
    try {
      const attempt = takeAttemptCookie(c, environment);
      const opened = await finishIdentity(environment, { attempt, back: address, ...calledFrom(c) });
      setSessionCookie(c, environment, opened);
      return c.redirect('/app');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return c.redirect(
        `/app/sign-in?problem=${error.code === 'insufficient_scope' ? 'no_member' : 'provider'}`,
      );
    }
  });
}
