import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, intervalOf, orNull } from '../../kernel/schema.ts';

const rate = z.number().min(0).max(1);
const data = {
  goalId: id('goal', 'Read it at GET /v1/projects/{projectId}/goals/{goalId}.'),
  name: z.string(),
  target: rate,
  due: z.string(),
  value: orNull(rate).meta({ description: 'Of the newest scan.' }),
  ci: orNull(intervalOf(rate)).optional().meta({ description: 'Interval of `value`, for these prompts.' }),
  probability: orNull(rate).meta({ description: 'Probability that a scan on the due day shows the target.' }),
};

export const goalReached = eventType({
  type: 'goal.reached',
  resource: 'goal',
  summary: 'Two scans in a row, at least five days apart, show the target of a goal for the first time.',
  data: z
    .strictObject({
      ...data,
      sure: z.boolean().meta({
        description: 'Always true: two scans show the target, the difference between days included.',
      }),
    })
    .meta({ id: 'GoalReachedData' }),
});

export const goalAtRisk = eventType({
  type: 'goal.at_risk',
  resource: 'goal',
  summary: 'The probability of reaching a goal fell below 30%.',
  data: z.strictObject(data).meta({ id: 'GoalAtRiskData' }),
});

export const goalEvents: readonly EventType[] = [goalReached, goalAtRisk];
