import type { OpenAPIHono } from '@hono/zod-openapi';
import { type EventType, eventSchema } from '@svc/contract/kernel';

/** One webhook for each type of event, under its name. */
export function describeWebhooks({ openAPIRegistry }: OpenAPIHono, types: readonly EventType[]): void {
  for (const type of types)
    openAPIRegistry.registerWebhook({
      method: 'post',
      path: type.type,
      operationId: type.type,
      tags: ['Webhooks'],
      summary: type.summary,
      description: `${type.summary} Signed as Standard Webhooks has it: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`.`,
      security: [],
      request: {
        body: { required: true, content: { 'application/json': { schema: eventSchema(type) } } },
      },
      responses: {
        '2XX': { description: 'Received. Anything else, or no answer within 15 seconds, is tried again.' },
      },
    });
}
