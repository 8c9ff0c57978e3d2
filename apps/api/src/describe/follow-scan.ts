import { createRoute } from '@hono/zod-openapi';
import { ScanParams, ScanProgressEvent } from '@svc/contract/scan';
import { z } from 'zod';
import { problemSchema } from './problem-schema.ts';

/** Streams that one key may hold open in one process. */
export const streamsPerKey = 10;

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

/** The stream beside the table: how it stands in the document. */
export const followScan = (group: string) =>
  createRoute({
    method: 'get',
    path: '/v1/scans/{scanId}/events',
    operationId: 'follow_scan',
    tags: [group],
    summary: 'Follow a scan',
    description:
      'Server-sent events. `progress`: how far the scan is, whenever that changes, twice a second at most. `end`: the last, with the final state; the stream then closes. `data` is a ScanProgressEvent and stands for itself. After a break send the last `id` as Last-Event-ID: what has changed since is told at once; 204 means that you have seen the end. A comment comes when nothing has changed for ten seconds.',
    security: [{ apiKey: [] }],
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
