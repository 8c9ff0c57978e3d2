import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, namedDay, orNull, provenance } from '../../kernel/schema.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';

const count = z.int().min(0);
const day = z.iso.date();
const visits = { visits: count, engaged: count };

export const ReferralQuery = z.strictObject({
  from: namedDay.optional().meta({ description: 'First day; default: half a year ago.' }),
  to: namedDay.optional(),
  referrer: z.string().max(40).optional().meta({ description: 'For instance chatgpt; default: all.' }),
});
export type ReferralQuery = z.output<typeof ReferralQuery>;

export const AiReferrals = z
  .strictObject({
    mode,
    from: day,
    to: day,
    provenance: orNull(provenance),
    referrers: z.array(z.strictObject({ referrer: z.string(), label: z.string(), ...visits })),
    pages: z
      .array(z.strictObject({ page: z.string(), referrer: z.string(), ...visits }))
      .meta({ description: 'The 100 landing pages with the most visits.' }),
    weeks: z.array(
      z.strictObject({
        week: day.meta({ description: 'The Monday it begins.' }),
        ...visits,
        presence: orNull(Estimate).meta({ description: 'null: no scan.' }),
      }),
    ),
    presenceOf: orNull(z.string()).meta({ description: 'The engine or surface whose presence is shown.' }),
    correlation: orNull(
      z.strictObject({
        value: z.number(),
        low: z.number(),
        high: z.number(),
        weeks: z.int(),
        effectiveWeeks: z.number(),
      }),
    ).meta({
      description: 'Rank correlation with its 95% interval; null: fewer than eight weeks have both figures.',
    }),
    warning: z.string(),
    sources: z.array(
      z.strictObject({
        integrationId: id('integration', 'The connection.'),
        property: orNull(z.string()),
        syncedThrough: orNull(day),
        stale: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AiReferrals' });
export type AiReferrals = Omit<z.output<typeof AiReferrals>, 'mode'>;
