import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { Interval } from '../../measure/score/schema-estimate.ts';
import { filterQuery } from '../analytics/filter.ts';
import { spanFields, windowQuery } from '../analytics/window.ts';
import { CorrectedShare, ReaderOfReport } from '../reader/schema.ts';
import { FactId } from './fact-id.ts';

const common = {
  id: FactId.meta({ example: 'pro-price' }),
  terms: z
    .array(z.string().trim().min(2).max(80))
    .min(1)
    .max(20)
    .meta({
      description: 'Words for it; each sentence about it contains one of them.',
      example: ['Pro plan'],
    }),
};

export const Fact = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        ...common,
        kind: z.literal('number'),
        value: z.number(),
        unit: orNull(z.string().min(1).max(20))
          .default(null)
          .meta({ description: 'The unit after the number.' }),
      })
      .meta({ id: 'NumberFact' }),
    z
      .strictObject({
        ...common,
        kind: z.literal('price'),
        value: z.number().min(0),
        currency: z
          .string()
          .max(3)
          .regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as EUR'),
        period: orNull(z.enum(['month', 'year', 'once'])).default(null),
      })
      .meta({ id: 'PriceFact' }),
    z.strictObject({ ...common, kind: z.literal('feature'), value: z.boolean() }).meta({ id: 'FeatureFact' }),
    z
      .strictObject({
        ...common,
        kind: z.literal('date'),
        value: z
          .string()
          .max(10)
          .regex(/^\d{4}(-\d{2}-\d{2})?$/, 'a year or a day such as 2011-05-02'),
      })
      .meta({ id: 'DateFact' }),
  ])
  .meta({ id: 'Fact' });

export const SetFactSheet = z
  .strictObject({
    facts: z
      .array(Fact)
      .max(200)
      .refine((facts) => new Set(facts.map(({ id }) => id)).size === facts.length, 'each id once'),
  })
  .meta({ id: 'SetFactSheet' });
export type SetFactSheet = z.output<typeof SetFactSheet>;

export const FactSheet = z
  .strictObject({
    mode,
    projectId: z.string(),
    facts: z.array(Fact),
    updatedAt: timestamp('When it was set.'),
  })
  .meta({ id: 'FactSheet', description: 'What is true of the brand.' });
export type FactSheet = z.output<typeof FactSheet>;

export const ClaimsQuery = z.strictObject({
  projectId: id('project', 'The project.'),
  ...windowQuery,
  ...filterQuery,
});
export type ClaimsQuery = z.output<typeof ClaimsQuery>;

const count = z.int().min(0).meta({ description: 'Answers.' });
const Accuracy = z.strictObject({
  value: orNull(z.number().min(0).max(1)),
  ci: orNull(Interval),
  n: z.int(),
  label: z.string(),
  methodVersion: z.string(),
});
const figures = {
  right: count,
  wrong: count,
  cannotTell: count,
  accuracy: Accuracy.meta({ description: 'Share right among right and wrong ones.' }),
  corrected: z.strictObject({ right: CorrectedShare, wrong: CorrectedShare }).meta({
    description:
      'Shares of the mentions read that state it right and wrong, corrected for the reader’s error as measured by people’s checks.',
  }),
};

export const ClaimAccuracy = z
  .strictObject({
    mode,
    projectId: z.string(),
    span: z.strictObject(spanFields),
    provenance,
    answersRead: count.meta({ description: 'The newest that mention the brand.' }),
    reader: ReaderOfReport,
    ...figures,
    facts: z.array(
      z.strictObject({
        factId: z.string(),
        kind: z.enum(['number', 'price', 'feature', 'date']),
        ...figures,
        evidence: z.array(
          z.strictObject({
            verdict: z.enum(['right', 'wrong', 'cannot_tell']),
            claimed: orNull(z.string()),
            sentence: z.string(),
            answerId: z.string(),
            engine: z.string(),
          }),
        ),
      }),
    ),
    subjects: z
      .array(
        z.strictObject({
          about: z.string(),
          answers: count,
          share: Accuracy.meta({
            description: 'Share of the mentions read that claim something about it, not corrected.',
          }),
          values: z.array(z.strictObject({ value: z.string(), answers: count })).meta({
            description: 'Values claimed, as rules read them, most frequent first; empty if an engine reads.',
          }),
          examples: z.array(z.strictObject({ text: z.string(), answerId: z.string(), engine: z.string() })),
        }),
      )
      .meta({
        description:
          'What answers claim about the brand, by subject, whether or not there is a fact for it. Rules read few subjects, in English: price, free trial, owner, location, year of founding, employees, users, units sold, what it was acquired for, and features said to be missing.',
      }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ClaimAccuracy' });
export type ClaimAccuracy = z.output<typeof ClaimAccuracy>;
