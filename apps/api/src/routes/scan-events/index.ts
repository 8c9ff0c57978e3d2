import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type Environment, type RunContext, runContext, runTask } from '@svc/core/environment';
import { type Operation, ServiceError } from '@svc/core/kernel';
import { readProgress, ScanParams, ScanProgressEvent } from '@svc/core/resource/scan';
import { z } from 'zod';
import { rateHeaders } from '../../middleware/rate-limit.ts';
import { shownBy } from '../../middleware/session-cookie.ts';
import { type GuardOptions, guard } from '../../mount/guard.ts';
import { serialiser } from '../../mount/serialise.ts';
import { type AppEnv, problemSchema } from '../../schema.ts';
import { validationError } from '../../validation/index.ts';
import { hearScans } from './hear-scans.ts';
import { eventStream, type Standing } from './stream.ts';

/** Streams that one key may hold open in one process. */
const streamsPerKey = 10;

export interface ScanEventsOptions extends GuardOptions {
  environment: Environment;
  operations: readonly Operation[];
}

const headers = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
const later = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const problem = (description: string, more: Record<string, { $ref: string }> = {}) => ({
  description,
  headers: { ...headers, ...more },
  content: { 'application/problem+json': { schema: problemSchema } },
});

const route = (middleware: ReturnType<typeof guard>, group: string) =>
  createRoute({
    method: 'get',
    path: '/v1/scans/{scanId}/events',
    operationId: 'follow_scan',
    tags: [group],
    summary: 'Follow a scan',
    description:
      'Server-sent events. `progress`: how far the scan is, whenever that changes, twice a second at most. `end`: the last, with the final state; the stream then closes. `data` is a ScanProgressEvent and stands for itself. After a break send the last `id` as Last-Event-ID: what has changed since is told at once; 204 means that you have seen the end. A comment comes when nothing has changed for ten seconds.',
    security: [{ apiKey: [] }],
    middleware: [middleware],
    request: {
      params: ScanParams,
      headers: z.object({
        'last-event-id': z
          .string()
          .max(64)
          .regex(/^[A-Za-z0-9_-]*$/)
          .optional()
          .meta({ description: 'The id of the last event that you have seen.', example: 'q3vX0mJ1c2VfZ8aT' }),
      }),
    },
    responses: {
      200: {
        description: 'The events, until the scan has ended.',
        headers,
        content: { 'text/event-stream': { schema: ScanProgressEvent } },
      },
      204: { description: 'The scan has ended, and Last-Event-ID is that of its end.', headers },
      401: problem('No valid API key.'),
      403: problem('The API key lacks a scope.'),
      404: problem('There is no such scan.'),
      422: problem('The request is not valid.'),
      429: problem(`Too many requests, or more than ${streamsPerKey} streams of this key.`, later),
      500: problem('A fault of ours.'),
      503: problem('Too busy right now.', later),
    },
  });

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
    route(guard(reading, options), reading.group),
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
    throw new ServiceError('rate_limited', `This key follows ${streamsPerKey} scans already. Close one.`, {
      retryAfter: 10,
    });
  open.set(keyId, count);
}

function leave(open: Map<string, number>, keyId: string): void {
  const count = (open.get(keyId) ?? 1) - 1;
  if (count === 0) open.delete(keyId);
  else open.set(keyId, count);
}
