import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { endConnectionOf, listConnectionsOf } from '@svc/core/resource/account/connection';
import { calledFrom } from '../middleware/called-from.ts';
import { assertOwnPage } from '../middleware/session-cookie.ts';
import { fresh, tokenOf } from '../routes/console/session-request.ts';
import type { AppEnv } from '../schema.ts';

/**
 * Connections that a person allowed for themselves: anyone who may read may connect a program, and end it without being an
 * administrator.
 */
export function mountConnections(
  app: OpenAPIHono<AppEnv>,
  environment: Environment,
  servers: readonly string[],
): void {
  app.get('/app/connections', async (c) => {
    const items = await listConnectionsOf(environment, tokenOf(c, environment), calledFrom(c));
    return c.json({ items, servers }, 200, fresh);
  });
  app.delete('/app/connections/:workspaceId/:keyId', async (c) => {
    assertOwnPage(c, environment);
    const { workspaceId, keyId } = c.req.param();
    const token = tokenOf(c, environment);
    await endConnectionOf(environment, { token, workspaceId, keyId }, calledFrom(c));
    return c.json({ ended: keyId }, 200, fresh);
  });
}
