import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ask } from '../queries.ts';
import type { AppEnv } from '../schema.ts';

/** `/livez`: the event loop turns. `/readyz`: the database answers and the process is not draining. */
export function mountHealth(
  app: OpenAPIHono<AppEnv>,
  options: { environment: Environment; ready: () => boolean },
): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (!options.ready()) return c.json({ status: 'draining' }, 503);
    const answered = await Promise.race([
      ask(options.environment.database.system).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref()),
    ]);
    return answered ? c.json({ status: 'ok' }) : c.json({ status: 'database_unreachable' }, 503);
  });
}
