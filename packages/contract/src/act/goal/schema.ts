import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { mode } from '../../kernel/mode.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, probability, timestamp } from '../../kernel/schema.ts';
import { measures } from '../../measure/figure/schema.ts';
import { Estimate, Interval } from '../../measure/score/schema-estimate.ts';

const part = z.string().trim().min(1).max(60);

export const Feasibility = z
  .strictObject({
    needed: orNull(z.number()).meta({ description: 'Target minus the figure then; null: none was known.' }),
    days: z.int().meta({ description: 'From then until due.' }),
    periods: z.int().meta({ description: 'Pairs of comparable past scans that many days apart.' }),
    seen: z.int().meta({ description: 'Those that rose by as much. They overlap and include noise.' }),
    sentence: z.string(),
  })
  .meta({ id: 'GoalFeasibility', description: 'From the project’s own history, when the target was set.' });
export type Feasibility = z.output<typeof Feasibility>;

const Milestone = z.strictObject({
  at: timestamp('A quarter of the way each.'),
  expected: z.number().meta({ description: 'On a straight line to the target.' }),
  shown: orNull(probability).meta({
    description: 'By the newest scan until then; null: none, or still to come.',
  }),
  ci: orNull(Interval).optional().meta({ description: 'Interval of `shown`. Missing in older entries.' }),
  n: z.int().optional().meta({ description: 'Prompts behind it.' }),
});

export const GoalStanding = z
  .strictObject({
    checkedAt: timestamp('When this was computed.'),
    figure: orNull(Estimate).meta({ description: 'From the newest scan up to the due date.' }),
    reached: z.boolean().optional().meta({
      description:
        'Whether the newest scan and the last comparable one at least five days before it both show the target: the whole interval at or above it, wider for days that differ. Missing in older entries.',
    }),
    probability: orNull(probability).meta({
      description:
        'Probability that a scan on the due date shows the target, noise included, if things continue as before. null: see `missing`.',
    }),
    missing: orNull(z.string()),
    pace: orNull(z.enum(['ahead', 'within_noise', 'behind'])).meta({
      description:
        'Relative to the straight line; ahead or behind by more than the noise of this figure and of the one that the line starts from.',
    }),
    milestones: z.array(Milestone),
    toKnow: orNull(
      z.strictObject({ gap: z.number(), credits: z.int(), prompts: z.int(), samplesK: z.int() }),
    ).meta({ description: 'The cheapest scan whose interval would separate the figure from the target.' }),
  })
  .meta({ id: 'GoalStanding' });
export type GoalStanding = z.output<typeof GoalStanding>;

const fields = {
  name: z.string().trim().min(1).max(120),
  measure: z.enum(measures),
  target: z.number().gt(0).max(1).meta({ description: 'A share: 0.4 is 40%.' }),
  due: z.iso.date().meta({ description: 'The last day, in the project’s time zone.', example: '2027-03-31' }),
  engine: orNull(part),
  surface: orNull(part),
  segmentId: orNull(id('segment', 'A segment.')),
};

export const goals = entity({
  one: 'goal',
  path: '/v1/projects/{projectId}/goals',
  reading: { scope: 'projects:read', fine: 'goals:read' },
  writing: { scope: 'projects:write', fine: 'goals:write' },
  description: 'A target for a metric, by a date.',
  fields,
  defaults: { measure: 'presence', engine: null, surface: null, segmentId: null },
  fixed: ['measure', 'engine', 'surface', 'segmentId'],
  added: {
    mode,
    state: z.enum(['not_measured', 'open', 'at_risk', 'reached', 'met', 'missed']).meta({
      description:
        'at_risk: the probability is low. reached: two scans in a row, at least five days apart, show the target (`standing.reached`). met, missed: the due date has passed, and its newest scan shows the target or not.',
    }),
    reachedAt: orNull(
      timestamp('When the second of two scans in a row, at least five days apart, first showed it.'),
    ),
    feasibility: Feasibility,
    standing: GoalStanding,
  },
  query: {},
});
export type Goal = Omit<z.output<typeof goals.schema>, 'mode'>;
export const { create: CreateGoal, update: UpdateGoal, query: ListGoals } = goals;
export type CreateGoal = z.output<typeof CreateGoal>;
export type UpdateGoal = z.output<typeof UpdateGoal>;
export type ListGoals = z.output<typeof ListGoals>;
export type GoalParams = PathOf<'projectId' | 'goalId'>;
