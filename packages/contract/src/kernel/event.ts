import { z } from 'zod';
import { exampleId } from './ids.ts';
import { orNull, timestamp } from './schema.ts';

/** A kind of event, beside the resource that it is about. All of them stand in one list, `core/src/events.ts`. */
export interface EventType<D extends z.ZodType = z.ZodType> {
  /** `resource.what_happened`, such as `scan.completed`. */
  type: string;
  /** One sentence for people who choose what they want to hear of. */
  summary: string;
  /** The kind of thing that it happens to; events of one thing are numbered in their order. */
  resource: string;
  data: D;
}

export const eventType = <D extends z.ZodType>(definition: EventType<D>): EventType<D> => definition;

/** What a receiver gets of an event of this type. */
export const eventSchema = ({ type, summary, resource, data }: EventType) =>
  z
    .strictObject({
      id: z.string().meta({
        description: 'The same at each delivery, so repeats can be skipped.',
        example: exampleId('event'),
      }),
      type: z.literal(type),
      timestamp: timestamp('When it happened.'),
      mode: z.enum(['live', 'test']),
      workspaceId: z.string(),
      projectId: orNull(z.string()),
      resource: z.strictObject({ type: z.literal(resource), id: z.string() }),
      sequence: z.int().min(1).meta({
        description: 'Numbers the events of this resource; deliveries may arrive in another order.',
      }),
      requestId: orNull(z.string()).meta({ description: 'The request that caused it.' }),
      data,
    })
    .meta({ id: `${schemaName(type)}Event`, description: summary });

/** `scan.completed` becomes `ScanCompleted`. */
export const schemaName = (type: string): string =>
  type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
