import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';

/** Named in an event at most; the others are in the list. */
export const mostTold = 20;

export const competitorDiscovered = eventType({
  type: 'competitor.discovered',
  resource: 'project',
  summary: 'Answers name brands that are not tracked and were not found before.',
  data: z
    .strictObject({
      suggestions: z
        .array(
          z.strictObject({
            id: id('competitorSuggestion', 'The suggestion.'),
            name: z.string(),
            answers: z.int(),
            prompts: z.int(),
          }),
        )
        .max(mostTold),
      found: z.int().meta({ description: 'New suggestions in total.' }),
    })
    .meta({ id: 'CompetitorDiscoveredData' }),
});

export const competitorSuggestionEvents: readonly EventType[] = [competitorDiscovered];
