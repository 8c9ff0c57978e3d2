import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, intervalAtLevel, orNull } from '../../kernel/schema.ts';

const data = z
  .strictObject({
    experimentId: id(
      'experiment',
      'Read it at GET /v1/projects/{projectId}/experiments/{experimentId}/results.',
    ),
    name: z.string(),
    state: z.string(),
    verdict: orNull(z.enum(['rise', 'fall', 'no_change_shown', 'too_few'])),
    value: orNull(z.number()).meta({
      description: 'Change on treated prompts minus change on held-out ones.',
    }),
    ci: orNull(intervalAtLevel(z.number()))
      .optional()
      .meta({ description: 'Interval of `value`, at the verdict’s level.' }),
  })
  .meta({ id: 'ExperimentEventData' });

const event = (what: string, summary: string) =>
  eventType({ type: `experiment.${what}`, resource: 'experiment', summary, data });

export const experimentStarted = event('started', 'An experiment has begun to measure.');
export const experimentEnded = event('ended', 'An experiment has its verdict, or was stopped.');

export const experimentEvents: readonly EventType[] = [experimentStarted, experimentEnded];
