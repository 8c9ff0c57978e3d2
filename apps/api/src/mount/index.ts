import type { OpenAPIHono } from '@hono/zod-openapi';
import { runTask } from '@svc/core/environment';
import type { Runnable } from '@svc/core/implement';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { queryOf, relate, routeOf } from '../describe/route.ts';
import { routeOrder } from '../describe/route-order.ts';
import { bodyReader } from '../middleware/body.ts';
import { createBodyRoom } from '../middleware/body-room.ts';
import { sayDeprecated } from '../middleware/deprecation.ts';
import type { AppEnv } from '../schema.ts';
import { validationError } from '../validation/index.ts';
import { type GuardOptions, guard } from './guard.ts';
import { answer, type RunOptions } from './run.ts';
import { serialiser } from './serialise.ts';

/** Turns the table of operations into routes: the only place where an operation meets HTTP. */
export function mount(
  app: OpenAPIHono<AppEnv>,
  operations: readonly Runnable[],
  options: GuardOptions & RunOptions & { docsUrl: string },
): void {
  const related = relate(operations);
  const room = createBodyRoom();
  for (const operation of routeOrder(operations)) {
    const beside = related(operation);
    const read = operation.body ? bodyReader(operation, { ...options, room }) : null;
    const middleware = [
      ...(operation.deprecation ? [sayDeprecated(operation.deprecation, options.docsUrl)] : []),
      guard(operation, options, read),
    ];
    const serialise = serialiser(operation.returns);
    const parts: Record<string, z.ZodType | undefined> = {
      param: operation.params,
      query: queryOf(operation),
      json: operation.body,
    };
    app.openapi(
      Object.assign(routeOf(operation, beside), { middleware }),
      async (c) => {
        // The one cast: the route's own types are those of its schemas, and the answer is already serialised.
        const work = () => answer(c as HonoContext<AppEnv>, operation, beside, { ...options, serialise });
        return (await runTask(operation.id, work)) as never;
      },
      (result) => {
        if (result.success) return;
        const { target } = result;
        const input = 'data' in result ? result.data : undefined;
        throw validationError(result.error, { target, schema: parts[target], input });
      },
    );
  }
}
