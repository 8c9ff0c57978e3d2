import { z } from 'zod';
import { filterQuery } from '../analytics/filter.ts';
import { partial, spanFields, windowQuery } from '../analytics/window.ts';
import { ExpectedNext, measures } from '../figure/schema.ts';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import type { PathOf } from '../kernel/path.ts';
import { id, intervalOf, orNull, points, probability, provenance, timestamp } from '../kernel/schema.ts';
import { Brand, BrandInput } from '../project/schema.ts';
import { conditional, HeadToHead, ShareOfVoice } from '../score/schema.ts';
import { Estimate, Interval } from '../score/schema-estimate.ts';

const relation = z.enum(['direct', 'indirect', 'partner']).meta({
  description: 'direct: sells the same. indirect: solves it otherwise. partner: named for other reasons.',
});
const note = orNull(z.string().max(1_000));
const span = z.strictObject(spanFields);

export const Competitor = z
  .strictObject({
    ...Brand.shape,
    mode,
    relation,
    note,
    scanId: orNull(id('scan', 'The newest scan, which the figures are of.')),
    provenance,
    presence: orNull(Estimate).meta({ description: 'null: no finished scan has looked for it yet.' }),
    compared: orNull(Estimate).meta({
      description: 'Counted in the same way for all brands: compare them by this.',
    }),
    comparedBy: orNull(z.enum(['presence', 'mention'])).meta({
      description: 'What shareOfVoice and headToHead count: mention where a brand has no domain.',
    }),
    shareOfVoice: orNull(ShareOfVoice),
    headToHead: orNull(HeadToHead).meta({ description: 'Of the own brand against this one.' }),
  })
  .meta({ id: 'Competitor' });
export type Competitor = z.output<typeof Competitor>;
export const CompetitorList = listOf('CompetitorList', Competitor);

export const AddCompetitor = z
  .strictObject({ ...BrandInput.shape, relation: relation.default('direct'), note: note.default(null) })
  .meta({ id: 'AddCompetitor' });
export type AddCompetitor = z.output<typeof AddCompetitor>;

export const Backfill = z.strictObject({
  backfill: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .meta({ description: 'Read stored answers again with the new names, at 0 credits.' }),
});

const brandFields = BrandInput.shape;
export const UpdateCompetitor = z
  .strictObject({
    name: brandFields.name.optional(),
    aliases: brandFields.aliases.unwrap().optional(),
    domains: brandFields.domains.unwrap().optional(),
    negativeTerms: brandFields.negativeTerms.unwrap().optional(),
    contextTerms: brandFields.contextTerms.unwrap().optional(),
    caseRule: brandFields.caseRule.unwrap().optional(),
    languages: brandFields.languages.unwrap().optional(),
    relation: relation.optional(),
    note: note.optional(),
  })
  .meta({ id: 'UpdateCompetitor' });
export type UpdateCompetitor = z.output<typeof UpdateCompetitor>;

export type CompetitorParams = PathOf<'projectId' | 'competitorId'>;

export const ListCompetitors = z.strictObject({
  ...page,
  relation: relation.optional(),
  sort: z.enum(['-presence', 'name']).default('-presence'),
});
export type ListCompetitors = z.output<typeof ListCompetitors>;

export const SpanQuery = z.strictObject({ ...windowQuery, ...filterQuery });
export type SpanQuery = z.output<typeof SpanQuery>;

export const CompareQuery = z.strictObject({
  ...SpanQuery.shape,
  measure: z.enum(measures).default('mention').meta({ description: 'mention is what every brand can have.' }),
});
export type CompareQuery = z.output<typeof CompareQuery>;

const brandRow = { brandId: z.string(), name: z.string(), role: z.enum(['own', 'competitor']) };
const common = { mode, projectId: z.string(), span, provenance, notes: z.array(z.string()) };

export const CompetitorComparison = z
  .strictObject({
    ...common,
    measure: z.string(),
    surfaces: z.array(
      z.strictObject({
        surface: z.string(),
        brands: z.array(
          z.strictObject({
            ...brandRow,
            figure: orNull(Estimate),
            engines: z.array(z.strictObject({ engine: z.string(), figure: Estimate })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CompetitorComparison' });
export type CompetitorComparison = z.output<typeof CompetitorComparison>;

export const ShareOfVoiceTable = z
  .strictObject({
    ...common,
    brands: z.array(
      z.strictObject({
        ...brandRow,
        shareOfVoice: ShareOfVoice.meta({ description: 'Its part of the mentions of all brands.' }),
        answers: orNull(Estimate).meta({
          description: 'By answers: how many of all answers mention it. null: none was asked for it.',
        }),
        rank: z.int().meta({ description: 'By share, from 1.' }),
        first: orNull(probability).meta({
          description: 'Probability that it is ahead of all others. null: fewer than 8 topics or questions.',
        }),
        top3: orNull(probability).meta({ description: 'Probability that it is among the first three.' }),
        ranks: orNull(z.strictObject({ low: z.int(), high: z.int() })).meta({
          description: 'The ranks that hold 95% of the probability.',
        }),
      }),
    ),
  })
  .meta({ id: 'ShareOfVoiceTable', description: 'Of the mentions of all brands, whose they are.' });
export type ShareOfVoiceTable = z.output<typeof ShareOfVoiceTable>;

const TestedHeadToHead = z
  .strictObject({
    ...HeadToHead.shape,
    tracked: HeadToHead.meta({
      description:
        'The same on these very prompts: its interval holds whatever the two brands’ answers have in common, so it is wide.',
    }),
  })
  .meta({ id: 'TestedHeadToHead', description: 'On questions like these, and on these prompts.' });

export const HeadToHeadQuery = z.strictObject({
  ...SpanQuery.shape,
  measure: z.enum(measures).default('mention').meta({ description: 'mention is what every brand can have.' }),
});
export type HeadToHeadQuery = z.output<typeof HeadToHeadQuery>;

export const HeadToHeadTable = z
  .strictObject({
    ...common,
    competitorId: z.string(),
    measure: z.string(),
    result: TestedHeadToHead.meta({ description: 'Over all engines; of several surfaces see bySurface.' }),
    basis: conditional.basis,
    wins: z.int().meta({ description: 'Prompts × engines on which the own brand stands in more answers.' }),
    ties: z.int(),
    losses: z.int(),
    bySurface: z.array(z.strictObject({ surface: z.string(), result: TestedHeadToHead })),
    byEngine: z.array(z.strictObject({ engine: z.string(), result: TestedHeadToHead })),
    byTopic: z.array(z.strictObject({ topic: z.string(), result: TestedHeadToHead })).meta({
      description: 'Topics of prompts that have one, over all engines.',
    }),
    byIntent: z.array(z.strictObject({ intent: z.string(), result: TestedHeadToHead })),
    prompts: z
      .array(
        z.strictObject({
          prompt: z.string().meta({ description: 'Its id, or its text where it has none.' }),
          text: z
            .string()
            .meta({ description: 'Its words, or those of the question that it is a paraphrase of.' }),
          engine: z.string(),
          answers: z.int(),
          own: z.int().meta({ description: 'Answers with the own brand, by the measure.' }),
          other: z.int(),
          outcome: z.enum(['win', 'tie', 'loss']),
        }),
      )
      .meta({ description: 'The 100 with the largest difference.' }),
  })
  .meta({ id: 'HeadToHeadTable' });
export type HeadToHeadTable = z.output<typeof HeadToHeadTable>;

export const TrendsQuery = z.strictObject({
  ...CompareQuery.shape,
  bucket: z.enum(['scan', 'day', 'week', 'month']).default('scan'),
});
export type TrendsQuery = z.output<typeof TrendsQuery>;

export const CompetitorTrends = z
  .strictObject({
    ...common,
    measure: z.string(),
    series: z.array(
      z.strictObject({
        surface: z.string(),
        ...brandRow,
        points: z.array(
          z.strictObject({
            bucket: z.string(),
            at: timestamp('When its newest scan began.'),
            figure: Estimate,
            partial,
          }),
        ),
        expectedNext: ExpectedNext,
      }),
    ),
  })
  .meta({ id: 'CompetitorTrends' });
export type CompetitorTrends = z.output<typeof CompetitorTrends>;

export const GapsQuery = z.strictObject({ ...page, ...SpanQuery.shape });
export type GapsQuery = z.output<typeof GapsQuery>;

export const CompetitorGap = z
  .strictObject({
    mode,
    promptId: orNull(z.string()),
    prompt: z.string(),
    intent: z.string(),
    topic: orNull(z.string()),
    engines: z.array(z.string()),
    answers: z.int(),
    own: z.int().meta({ description: 'Answers that mention the own brand.' }),
    rivals: z.array(z.strictObject({ brandId: z.string(), name: z.string(), answers: z.int() })),
    gap: probability.meta({ description: 'The strongest rival’s rate minus the own rate.' }),
    ci: intervalOf(points).meta({
      description:
        'Of `gap`, for this prompt alone: of the largest of many it is too narrow. Answers of several engines are taken as alike.',
    }),
    confidence: probability.meta({
      description: 'Probability that the rival’s rate is really the higher one.',
    }),
  })
  .meta({ id: 'CompetitorGap' });
export type CompetitorGap = z.output<typeof CompetitorGap>;
export const CompetitorGapList = listOf('CompetitorGapList', CompetitorGap);

export const CooccurrenceQuery = z.strictObject({
  from: windowQuery.from,
  to: windowQuery.to,
  days: windowQuery.days,
  timeZone: windowQuery.timeZone,
  engine: filterQuery.engine,
});
export type CooccurrenceQuery = z.output<typeof CooccurrenceQuery>;

export const Cooccurrence = z
  .strictObject({
    ...common,
    answers: z.int(),
    pairs: z.array(
      z.strictObject({
        first: z.strictObject({ brandId: z.string(), name: z.string(), answers: z.int() }),
        second: z.strictObject({ brandId: z.string(), name: z.string(), answers: z.int() }),
        both: z.int().meta({ description: 'Answers that mention both.' }),
        byChance: z.number().meta({
          description: 'Such answers if the two were mentioned independently on each prompt and engine.',
        }),
        share: z
          .strictObject({ value: orNull(probability), ci: orNull(Interval), n: z.int() })
          .meta({ description: 'Answers with both, of those with either.' }),
      }),
    ),
  })
  .meta({ id: 'Cooccurrence', description: 'Who is mentioned together with whom, most often first.' });
export type Cooccurrence = z.output<typeof Cooccurrence>;
