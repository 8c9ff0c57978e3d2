import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance } from '../../kernel/schema.ts';
import { Interval } from '../../measure/score/schema-estimate.ts';
import { filterQuery } from '../analytics/filter.ts';
import { spanFields, windowQuery } from '../analytics/window.ts';

export const ShoppingQuery = z.strictObject({
  projectId: id('project', 'The project.'),
  ...windowQuery,
  ...filterQuery,
});
export type ShoppingQuery = z.output<typeof ShoppingQuery>;

const count = z.int().min(0);
const Share = z.strictObject({
  value: orNull(z.number().min(0).max(1)),
  ci: orNull(Interval),
  n: count.meta({ description: 'Clusters of prompts behind it.' }),
  label: z.string(),
});

const BrandBeside = z.strictObject({
  brandId: z.string(),
  name: z.string(),
  role: z.enum(['own', 'competitor']),
  answers: count.meta({ description: 'Answers with at least one item of this brand.' }),
  items: count.meta({ description: 'All items.' }),
  onlyBeside: count.meta({
    description: 'Of `answers`, those whose text neither names nor cites the brand.',
  }),
  shown: Share.meta({ description: 'Share of the `told` answers that show at least one of this brand.' }),
  shareOfItems: Share.meta({ description: 'Share of all items shown.' }),
});

const beside = {
  told: count.meta({
    description:
      'Answers for which it is known what was shown beside them, even if nothing. The denominator of `shown`.',
  }),
  answers: count.meta({ description: 'Of these, answers with at least one item.' }),
  items: count.meta({ description: 'All items.' }),
};

export const ShoppingReport = z
  .strictObject({
    mode,
    projectId: z.string(),
    span: z.strictObject(spanFields),
    provenance,
    products: z.strictObject({
      ...beside,
      brands: z.array(
        BrandBeside.extend({
          sold: count.meta({
            description:
              'Cards that name it as the seller, whoever makes the product. Not part of any share.',
          }),
          firstPosition: orNull(z.number()).meta({
            description: 'Mean position of its first card among all cards of the answer, from 1.',
          }),
        }),
      ),
    }),
    ads: z.strictObject({
      ...beside,
      brands: z.array(BrandBeside),
    }),
    engines: z
      .array(z.strictObject({ engine: z.string(), answers: count, products: count, ads: count }))
      .meta({ description: 'By engine: answers, and those for which products and ads are known.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ShoppingReport' });
export type ShoppingReport = z.output<typeof ShoppingReport>;
