import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  NewPasskey,
  PasskeyAnswer,
  removePasskey,
} from '@svc/core/resource/account/session';
import { limitBody } from '../../middleware/body-limit.ts';
import { calledFrom } from '../../middleware/called-from.ts';
import { assertOwnPage, setAttemptCookie, takeAttemptCookie } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../schema.ts';
import { fresh, readBody, signIn, tokenOf } from './session-request.ts';

/** Passkeys: the browser's device signs what it is given here, and no secret leaves it. */
export function mountPasskeys(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  const small = limitBody();

  app.post('/app/session/passkeys/challenge', small, async (c) => {
    const origin = assertOwnPage(c, environment);
    const { options, attempt } = await beginPasskeySignIn(environment, { origin });
    setAttemptCookie(c, environment, attempt);
    return c.json(options, 200, fresh);
  });
  app.post('/app/session/passkeys/sign-in', small, async (c) => {
    const { response } = await readBody(c, environment, PasskeyAnswer);
    const origin = assertOwnPage(c, environment);
    const attempt = takeAttemptCookie(c, environment);
    const opened = await finishPasskeySignIn(environment, { response, origin, attempt, ...calledFrom(c) });
    return signIn(c, environment, opened);
  });

  app.get('/app/session/passkeys', async (c) =>
    c.json({ items: await listPasskeys(environment, tokenOf(c, environment)) }, 200, fresh),
  );
  app.post('/app/session/passkeys/new', small, async (c) => {
    const origin = assertOwnPage(c, environment);
    const token = tokenOf(c, environment);
    const { options, attempt } = await beginPasskey(environment, { token, origin });
    setAttemptCookie(c, environment, attempt);
    return c.json(options, 200, fresh);
  });
  app.post('/app/session/passkeys', small, async (c) => {
    const added = await readBody(c, environment, NewPasskey);
    const origin = assertOwnPage(c, environment);
    const token = tokenOf(c, environment);
    const attempt = takeAttemptCookie(c, environment);
    return c.json(await addPasskey(environment, { ...added, token, attempt, origin }), 201, fresh);
  });
  app.delete('/app/session/passkeys/:id', async (c) => {
    assertOwnPage(c, environment);
    const id = c.req.param('id').slice(0, 60);
    return c.json(await removePasskey(environment, { token: tokenOf(c, environment), id }), 200, fresh);
  });
}
