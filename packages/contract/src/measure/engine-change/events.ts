import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { orNull } from '../../kernel/schema.ts';

export const engineChanged = eventType({
  type: 'engine.changed',
  resource: 'engine_change',
  summary:
    'An engine that you asked in the last 30 days answers with another model, or differently than before.',
  data: z
    .strictObject({
      engine: z.string(),
      kind: z.enum(['served_model', 'canary']).meta({
        description:
          'served_model: its answers name another model. canary: its answers differ, with no new model name.',
      }),
      modelRequested: orNull(z.string()),
      modelBefore: orNull(z.string()),
      modelAfter: orNull(z.string()),
    })
    .meta({ id: 'EngineChangedData' }),
});

export const engineChangeEvents: readonly EventType[] = [engineChanged];
