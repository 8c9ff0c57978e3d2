import { createRoute } from '@hono/zod-openapi';
import { ScanParams, ScanProgressEvent } from '@svc/contract/measure/scan';
import { z } from 'zod';
import { headers, later, problem } from './outside-table.ts';

/** Streams that one key may hold open in one process. */
export const streamsPerKey = 10;

/** The stream beside the table: how it stands in the document. */
export const followScan = (group: string) =>
  createRoute({
    method: 'get',
    path: '/v1/scans/{scanId}/events',
    operationId: 'follow_scan',
    tags: [group],
    summary: 'Follow a scan',
    description:
      'Server-sent events. `progress`: sent when the scan’s progress changes, at most twice a second. `end`: the last event, with the final state; the stream then closes. `data` is a complete ScanProgressEvent. After a break send the last `id` as Last-Event-ID to get what changed since at once; 204 means that you have seen the end. A comment is sent when nothing has changed for ten seconds.',
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
