import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, intervalAtLevel, orNull } from '../../kernel/schema.ts';
import { moveNames } from './move-name.ts';
import { states } from './schema.ts';

const data = z
  .strictObject({
    recommendationId: id(
      'recommendation',
      'Read it at GET /v1/projects/{projectId}/recommendations/{recId}.',
    ),
    move: z.enum(moveNames),
    title: z.string(),
    state: z.enum(states),
    predicted: orNull(z.number()).meta({ description: 'Median predicted rise on the affected prompts.' }),
    realised: orNull(z.number()).meta({ description: 'Measured rise; null: not measured yet.' }),
    ci: orNull(intervalAtLevel(z.number()))
      .optional()
      .meta({ description: 'Interval of `realised`, at the verdict’s level.' }),
  })
  .meta({ id: 'RecommendationEventData' });

const event = (what: string, summary: string) =>
  eventType({ type: `recommendation.${what}`, resource: 'recommendation', summary, data });

export const recommendationShipped = event('shipped', 'A recommended change has gone live.');
export const recommendationVerified = event('verified', 'Presence rose where a recommended move was made.');
export const recommendationNotConfirmed = event(
  'not_confirmed',
  'The rise predicted for a recommended move did not come.',
);

export const recommendationEvents: readonly EventType[] = [
  recommendationShipped,
  recommendationVerified,
  recommendationNotConfirmed,
];
