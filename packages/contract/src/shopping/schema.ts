import { z } from 'zod';
import { filterQuery } from '../analytics/filter.ts';
import { spanFields, windowQuery } from '../analytics/window.ts';
import { mode } from '../kernel/mode.ts';
import { id, orNull, provenance } from '../kernel/schema.ts';
import { Interval } from '../score/schema-estimate.ts';

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
  answers: count.meta({ description: 'Answers with at least one of its own.' }),
  items: count.meta({ description: 'All of them.' }),
  onlyBeside: count.meta({
    description: 'Of `answers`, those that neither name nor cite the brand: it is present beside them alone.',
  }),
  shown: Share.meta({ description: 'Share of the answers whose screen tells that show at least one.' }),
  shareOfItems: Share.meta({ description: 'Share of all that were shown.' }),
});

const beside = {
  told: count.meta({
    description:
      'Answers whose screen tells what it shows beside them, nothing included: what shares are of.',
  }),
  answers: count.meta({ description: 'Of these, answers with at least one.' }),
  items: count.meta({ description: 'All of them.' }),
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
          sold: count.meta({ description: 'Cards of anybody’s product that it sells; in no share.' }),
          firstPosition: orNull(z.number()).meta({
            description: 'Place of its first card among all of the answer, on average.',
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
      .meta({ description: 'Of each engine’s answers, those whose screen tells of products and of ads.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ShoppingReport' });
export type ShoppingReport = z.output<typeof ShoppingReport>;
