import { z } from 'zod';
import { exampleId, type IdKind, idPattern } from './ids.ts';

/** An id in a path, a query or a body. */
export const id = (kind: IdKind, description: string) =>
  z
    .string()
    .regex(idPattern(kind), `looks like ${exampleId(kind)}`)
    .max(40)
    .meta({ description, example: exampleId(kind) });

/** An engine as callers name it; whether it is known is for the operation to say. */
export const engineId = z
  .string()
  .max(40)
  .regex(
    /^[a-z0-9-]{2,40}$/,
    'must be the id of an engine, such as openai, gemini or perplexity; GET /v1/engines lists them',
  );

/** Languages that the service writes in. */
export const language = z.enum(['en', 'de']);
export type Language = z.output<typeof language>;

/** A day that a caller names, so that those counted from it are days that clocks and databases know, too. */
export const namedDay = z.iso
  .date()
  .refine((day) => day >= '1970' && day < '3000', 'must be a day between 1970 and 2999');

export const timestamp = (description: string) =>
  z.string().meta({ description, format: 'date-time', example: '2026-11-20T13:45:00.123456Z' });

const suchATime = 'a day such as 2026-11-20, or an instant such as 2026-11-20T13:45:00Z';

/** A calendar day or an instant, as written. */
export const dayOrTime = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/, suchATime);

const anInstant = z.iso.datetime({ offset: true });

/** Of a day (UTC), the instant at which it begins, or the next one does. */
const beginningOf = (days: 0 | 1) =>
  z
    .string()
    .max(40)
    .refine((time) => [namedDay, anInstant].some((one) => one.safeParse(time).success), suchATime)
    .transform((time) =>
      time.length > 10 ? time : new Date(Date.parse(time) + days * 86_400_000).toISOString(),
    );
export const timeFrom = (description: string) =>
  beginningOf(0).meta({ description: `${description} A day (UTC) or an instant.`, example: '2026-11-01' });
export const timeTo = (description: string) =>
  beginningOf(1).meta({
    description: `${description} A day (UTC, inclusive) or an instant.`,
    example: '2026-11-30',
  });

/** A chance or a share. */
export const probability = z.number().min(0).max(1);
/** A difference between two of them: 0.1 is ten points. */
export const points = z.number().min(-1).max(1);

/** A 95% interval of such a value. */
export const intervalOf = <Bound extends z.ZodType>(bound: Bound) =>
  z.strictObject({ low: bound, high: bound, level: z.literal(0.95), method: z.string() });

/** An interval at the level of a verdict that several looks share. */
export const intervalAtLevel = <Bound extends z.ZodType>(bound: Bound) =>
  z.strictObject({
    low: bound,
    high: bound,
    level: z.number().meta({ description: '1 minus the verdict’s level, so interval and verdict agree.' }),
    method: z.string(),
  });

/** One for all: there are eight hundred. */
const nothing = z.null();

/** Not `.nullable()`: the description would then mark the shared schema itself as nullable. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, nothing]);

export const provenance = z.enum(['live', 'cached', 'predicted']).meta({
  id: 'Provenance',
  description:
    'Where the figure comes from. live: answers that its scan got; asOf says when. cached: answers of an earlier scan, reused, or imported ones. predicted: the predictor (published effects, and a calibrated model only once live answers have checked them; `label` says which) or the sandbox engine.',
});
export type Provenance = z.infer<typeof provenance>;

const strength: Record<Provenance, number> = { predicted: 0, cached: 1, live: 2 };

/** A payload's badge is the weakest of its parts. */
export function weakest(badges: Iterable<Provenance>): Provenance | null {
  let result: Provenance | null = null;
  for (const badge of badges) if (result === null || strength[badge] < strength[result]) result = badge;
  return result;
}

export const deleted = z.strictObject({ id: z.string(), deleted: z.literal(true) }).meta({ id: 'Deleted' });
