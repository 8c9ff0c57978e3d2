import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Operation } from '@svc/contract/kernel';
import { ScanProgressEvent } from '@svc/contract/measure/scan';
import { type Environment, type RunContext, runContext, runTask } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { readProgress } from '@svc/core/resource/measure/scan';
import { followScan, streamsPerKey } from '../../describe/follow-scan.ts';
import { rateHeaders } from '../../middleware/rate-limit.ts';
import { shownBy } from '../../middleware/session-cookie.ts';
import { type GuardOptions, guard } from '../../mount/guard.ts';
import { serialiser } from '../../mount/serialise.ts';
import type { AppEnv } from '../../schema.ts';
import { validationError } from '../../validation/index.ts';
import { hearScans } from './hear-scans.ts';
import { eventStream, type Standing } from './stream.ts';

export interface ScanEventsOptions extends GuardOptions {
  environment: Environment;
  operations: readonly Operation[];
}

/** Progress of a scan as server-sent events. Returns what ends all streams, for a process that drains. */
export function mountScanEvents(app: OpenAPIHono<AppEnv>, options: ScanEventsOptions): () => void {
  const { environment } = options;
  const reading = options.operations.find(({ id }) => id === 'get_scan');
  if (!reading) return () => {};
  const heard = hearScans(environment);
  const open = new Map<string, number>();
  let ending = false;
  const write = serialiser(ScanProgressEvent);

  app.openapi(
    Object.assign(followScan(reading.group), { middleware: [guard(reading, options)] }),
    async (c) => {
      const { scanId } = c.req.valid('param');
      const seen = c.req.valid('header')['last-event-id'];
      const { actor, workspace } = c.get('caller');
      const context: RunContext = runContext(environment, {
        actor,
        workspace,
        requestId: c.get('requestId'),
      });
      const standingNow = async (): Promise<Standing> => {
        const { id, ended, event } = await readProgress(context, { scanId });
        return { id, ended, data: write(event, workspace.mode) };
      };
      const shown = shownBy(c, environment);
      const look = async (): Promise<Standing> => {
        await options.authenticator.authenticate(shown, c.get('ip'));
        return standingNow();
      };
      const headers = { 'x-request-id': c.get('requestId'), ...rateHeaders(c.get('rate')) };
      const first = await runTask('follow_scan', standingNow);
      if (first.ended && first.id === seen) return c.body(null, 204, headers);
      enter(open, actor.id);
      const stream = eventStream(first, {
        look,
        seen,
        follow: (wake) => heard.follow(scanId, wake),
        ending: () => ending,
        onEnd: () => leave(open, actor.id),
      });
      return new Response(stream, {
        headers: {
          ...headers,
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
        },
      });
    },
    (result) => {
      if (!result.success)
        throw validationError(result.error, { target: result.target, schema: undefined, input: undefined });
    },
  );
  return () => {
    ending = true;
    heard.wakeAll();
  };
}

function enter(open: Map<string, number>, keyId: string): void {
  const count = (open.get(keyId) ?? 0) + 1;
  if (count > streamsPerKey)
    throw new ServiceError(
      'rate_limited',
      `This key already follows ${streamsPerKey} scans. Close one of the streams.`,
      {
        retryAfter: 10,
      },
    );
  open.set(keyId, count);
}

function leave(open: Map<string, number>, keyId: string): void {
  const count = (open.get(keyId) ?? 1) - 1;
  if (count === 0) open.delete(keyId);
  else open.set(keyId, count);
}
