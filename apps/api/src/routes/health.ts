import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { takesWrites } from '../queries.ts';
import type { AppEnv } from '../schema.ts';

/** `/livez`: the event loop turns. `/readyz`: the database answers and takes writes, and the process is not draining. */
export function mountHealth(
  app: OpenAPIHono<AppEnv>,
  options: { environment: Environment; ready: () => boolean },
): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (!options.ready()) return c.json({ status: 'draining' }, 503);
    const state = await Promise.race([
      takesWrites(options.environment.database.system).then(
        (writes) => (writes ? 'ok' : 'database_read_only'),
        () => 'database_unreachable',
      ),
      new Promise<string>((resolve) => setTimeout(resolve, 1_000, 'database_unreachable').unref()),
    ]);
    return c.json({ status: state }, state === 'ok' ? 200 : 503);
  });
}
