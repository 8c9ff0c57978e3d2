import { z } from 'zod';

/** The query of every list. */
export const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta({ description: 'Maximum number of items.' }),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000, 'at most 10,000. To read further, pass “next” of the last answer as “after”')
    .default(0)
    .meta({ description: 'Number of items to skip, at most 10,000. To read further, use `after`.' }),
  after: z
    .string()
    .max(2_000)
    .optional()
    .meta({ description: '`next` of the previous page, with the same filters and sort.' }),
};

/** The envelope of every list answer. */
export const listOf = <T extends z.ZodType>(name: string, item: T) =>
  z
    .strictObject({
      items: z.array(item),
      total: z.int().min(0).meta({ description: 'Total number of items.' }),
      limit: z.int(),
      offset: z.int(),
      next: z
        .union([z.string(), z.null()])
        .meta({ description: 'Pass it as `after` to read the next page; null: this is the last page.' }),
    })
    .meta({ id: name });
