import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, intervalOf, orNull, points, provenance, timestamp } from '../../kernel/schema.ts';

const projectId = id('project', 'The project.');
const kind = z.enum([
  'mover',
  'behind_rival',
  'anomaly',
  'own_pages_uncited',
  'source_lost',
  'low_coverage',
  'volatility',
]);
export type InsightKind = z.output<typeof kind>;
const reaction = z.enum(['useful', 'not_useful', 'dismissed', 'actioned']);

export const Insight = z
  .strictObject({
    mode,
    fingerprint: z.string().meta({ description: 'Stable: the same when the finding returns.' }),
    kind,
    severity: z.enum(['high', 'medium', 'low']).meta({
      description: 'By value: high at .08 or more, medium at .02 or more.',
    }),
    headline: z.string().meta({ description: 'In words, with the interval.' }),
    provenance,
    figure: z.number(),
    ci: orNull(intervalOf(points)),
    value: z.number().meta({
      description:
        'Points of presence at stake: the figure, weighted by the effect of one point of its kind.',
    }),
    test: orNull(
      z.strictObject({ name: z.enum(['pValue', 'qValue']), value: z.number().min(0).max(1) }),
    ).meta({
      description:
        'The test behind it, where there is one: its p-value, or its q-value (Benjamini-Hochberg) where many were tested.',
    }),
    evidence: z.array(
      z.strictObject({
        operation: z.string(),
        url: z.string().meta({ description: 'Shows the figures behind it.' }),
      }),
    ),
    reaction: orNull(
      z.strictObject({
        reaction,
        note: orNull(z.string()),
        by: z.string(),
        at: timestamp('When somebody reacted.'),
      }),
    ),
  })
  .meta({ id: 'Insight', description: 'A finding, ranked by value.' });
export type Insight = z.output<typeof Insight>;
export const InsightList = listOf('InsightList', Insight);

export const ListInsights = z.strictObject({
  ...page,
  days: z.coerce.number().int().min(1).max(365).default(30),
  kind: kind.optional(),
  show: z
    .enum(['open', 'all'])
    .default('open')
    .meta({ description: 'open: not dismissed, actioned or marked not useful.' }),
});
export type ListInsights = z.output<typeof ListInsights>;

export const InsightParams = z.strictObject({
  projectId,
  fingerprint: z
    .string()
    .max(32)
    .regex(/^[0-9a-f]{32}$/, 'a fingerprint of list_insights')
    .meta({ example: '9f86d081884c7d659a2feaa0c55ad015' }),
});
export const InsightReaction = z
  .strictObject({
    reaction: orNull(reaction).meta({ description: 'null: takes it back.' }),
    note: orNull(z.string().trim().max(1_000)).default(null),
  })
  .meta({ id: 'InsightReaction' });
export type InsightReaction = z.output<typeof InsightReaction>;
