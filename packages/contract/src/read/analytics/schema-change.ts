import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, intervalOf, orNull, points, probability, provenance } from '../../kernel/schema.ts';
import { filterQuery } from './filter.ts';
import { ComparePeriods } from './schema.ts';
import { spanFields, windowQuery } from './window.ts';

const span = z.strictObject(spanFields);

export const DecomposeChange = z.strictObject(ComparePeriods.shape).meta({ id: 'DecomposeChange' });
export type DecomposeChange = z.output<typeof DecomposeChange>;

export const ChangeParts = z
  .strictObject({
    mode,
    projectId: z.string(),
    before: span,
    after: span,
    measure: z.string(),
    provenance,
    change: orNull(points).meta({ description: 'null: the spans share no prompt and engine.' }),
    parts: z
      .array(
        z.strictObject({
          part: z.enum(['engines', 'prompts', 'model', 'identity', 'presence']).meta({
            description:
              'engines, prompts: asked in one span only. model: engines answering with another model. identity: answers read with other names or domains. presence: the brand itself, with none of that changed.',
          }),
          value: points,
          ci: orNull(intervalOf(points)).meta({
            description: 'null: the value is exact, or there are too few prompts.',
          }),
        }),
      )
      .meta({ description: 'They sum to the change.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ChangeParts' });
export type ChangeParts = z.output<typeof ChangeParts>;

export const VolatilityQuery = z.strictObject({
  projectId: id('project', 'The project.'),
  ...windowQuery,
  ...filterQuery,
});
export type VolatilityQuery = z.output<typeof VolatilityQuery>;

const Likeness = z
  .strictObject({
    value: orNull(probability).meta({ description: '1: identical. 0: nothing in common.' }),
    expected: orNull(z.strictObject({ value: probability, low: probability, high: probability })).meta({
      description: 'The range for 95 in 100 scans if nothing changed but chance.',
    }),
    verdict: z.enum(['more_than_chance', 'within_chance', 'nothing_to_compare']).meta({
      description:
        'more_than_chance: `value` is below the range, and over all steps at most 1 in 10 of these is a false alarm.',
    }),
  })
  .meta({ id: 'Likeness' });

const Churn = z
  .strictObject({
    jaccard: Likeness.shape.value,
    expected: Likeness.shape.expected,
    verdict: Likeness.shape.verdict,
    order: Likeness.meta({
      description: 'Rank-biased overlap (p = .9) of their order, by how often each came up.',
    }),
    cells: z.int().meta({ description: 'Prompts × engines compared.' }),
  })
  .meta({ id: 'Churn' });

export const Volatility = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    provenance,
    steps: z.array(
      z.strictObject({
        before: z.string().meta({ description: 'The earlier scan.' }),
        after: z.string().meta({ description: 'The next one.' }),
        brands: Churn,
        sources: Churn.meta({ description: 'For the domains that answers cite.' }),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({
    id: 'Volatility',
    description: 'How much answers change from scan to scan, compared with chance alone.',
  });
export type Volatility = z.output<typeof Volatility>;

export const PositionsQuery = z.strictObject({
  projectId: id('project', 'The project.'),
  ...windowQuery,
  ...filterQuery,
});
export type PositionsQuery = z.output<typeof PositionsQuery>;

const Share = z.strictObject({
  value: orNull(probability),
  ci: orNull(intervalOf(probability)),
  n: z.int(),
});

export const Positions = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    provenance,
    brands: z.array(
      z.strictObject({
        brandId: z.string(),
        name: z.string(),
        role: z.enum(['own', 'competitor']),
        mentions: z.int().meta({ description: 'Answers that mention it.' }),
        first: Share.meta({ description: 'Share that mention it before any other brand.' }),
        top3: Share,
        recommended: Share.meta({ description: 'Share that recommend it.' }),
        meanRank: z
          .strictObject({ value: orNull(z.number()), ci: orNull(intervalOf(z.number())), n: z.int() })
          .meta({
            description:
              'Mean position among the brands of an answer, from 1, over the answers that mention it.',
          }),
        wordShare: Share.meta({ description: 'Mean share of the words of an answer.' }),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'PositionDistribution', description: 'Where answers mention brands.' });
export type Positions = z.output<typeof Positions>;
