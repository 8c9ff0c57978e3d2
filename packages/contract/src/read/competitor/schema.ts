import { z } from 'zod';
import { Brand, BrandInput } from '../../account/project/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, intervalOf, orNull, points, probability, provenance, timestamp } from '../../kernel/schema.ts';
import { ExpectedNext, measures } from '../../measure/figure/schema.ts';
import { conditional, HeadToHead, ShareOfVoice } from '../../measure/score/schema.ts';
import { Estimate, Interval } from '../../measure/score/schema-estimate.ts';
import { filterQuery } from '../analytics/filter.ts';
import { partial, spanFields, windowQuery } from '../analytics/window.ts';

const relation = z.enum(['direct', 'indirect', 'partner']).meta({
  description:
    'direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons.',
});
const note = orNull(z.string().max(1_000));
const span = z.strictObject(spanFields);

export const Competitor = z
  .strictObject({
    ...Brand.shape,
    mode,
    relation,
    note,
    scanId: orNull(id('scan', 'The newest scan, the source of the figures.')),
    provenance,
    surfaces: z.array(z.string()).meta({
      description:
        'Surfaces whose answers the figures count together. With several, compare_competitors shows each by itself. Empty: no finished scan yet.',
    }),
    presence: orNull(Estimate).meta({ description: 'null: no finished scan includes it yet.' }),
    compared: orNull(Estimate).meta({
      description: 'Counted the same way for all brands: use this to compare them.',
    }),
    comparedBy: orNull(z.enum(['presence', 'mention'])).meta({
      description: 'What shareOfVoice and headToHead count: mention if a brand has no domain.',
    }),
    shareOfVoice: orNull(ShareOfVoice),
    headToHead: orNull(HeadToHead).meta({ description: 'Your brand against this one.' }),
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
  measure: z.enum(measures).default('mention').meta({ description: '`mention` works for every brand.' }),
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
        shareOfVoice: ShareOfVoice.meta({ description: 'Its share of all brands’ mentions.' }),
        answers: orNull(Estimate).meta({
          description: 'Share of all answers that mention it. null: no answer was checked for it.',
        }),
        rank: z.int().meta({ description: 'By share, from 1.' }),
        first: orNull(probability).meta({
          description: 'Probability that it leads. null: fewer than 8 topics or questions.',
        }),
        top3: orNull(probability).meta({ description: 'Probability that it is in the top three.' }),
        ranks: orNull(z.strictObject({ low: z.int(), high: z.int() })).meta({
          description: 'The ranks with 95% of the probability.',
        }),
      }),
    ),
  })
  .meta({ id: 'ShareOfVoiceTable', description: 'Each brand’s share of all brands’ mentions.' });
export type ShareOfVoiceTable = z.output<typeof ShareOfVoiceTable>;

const tested = {
  ...HeadToHead.shape,
  qValue: orNull(probability).meta({
    description:
      'Of a row of a list: Benjamini-Hochberg over its rows. null for the whole, which is one test.',
  }),
  verdict: HeadToHead.shape.verdict.meta({
    description:
      'ahead, behind: `ci` excludes 0, and qValue is at most .1 where it is a row, so at most 1 in 10 of those is a false alarm.',
  }),
};
const TestedHeadToHead = z
  .strictObject({
    ...tested,
    tracked: z.strictObject(tested).meta({
      description:
        'The same on exactly these prompts; the interval is valid for any dependence between the brands’ answers, so it is wide.',
    }),
  })
  .meta({ id: 'TestedHeadToHead', description: 'On questions like these, and on these prompts.' });

export const HeadToHeadQuery = z.strictObject({
  ...SpanQuery.shape,
  measure: z.enum(measures).default('mention').meta({ description: '`mention` works for every brand.' }),
});
export type HeadToHeadQuery = z.output<typeof HeadToHeadQuery>;

export const HeadToHeadTable = z
  .strictObject({
    ...common,
    competitorId: z.string(),
    measure: z.string(),
    result: TestedHeadToHead.meta({ description: 'Over all engines; for several surfaces see bySurface.' }),
    basis: conditional.basis,
    wins: z.int().meta({ description: 'Prompts × engines where your brand is in more answers.' }),
    ties: z.int(),
    losses: z.int(),
    bySurface: z.array(z.strictObject({ surface: z.string(), result: TestedHeadToHead })),
    byEngine: z.array(z.strictObject({ engine: z.string(), result: TestedHeadToHead })),
    byTopic: z.array(z.strictObject({ topic: z.string(), result: TestedHeadToHead })).meta({
      description: 'By topic, over all engines.',
    }),
    byIntent: z.array(z.strictObject({ intent: z.string(), result: TestedHeadToHead })),
    prompts: z
      .array(
        z.strictObject({
          prompt: z.string().meta({ description: 'Its id, or its text if it has none.' }),
          text: z.string().meta({ description: 'Its text, or that of the question it paraphrases.' }),
          engine: z.string(),
          answers: z.int(),
          own: z.int().meta({ description: 'Answers with your brand, by the measure.' }),
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
    own: z.int().meta({ description: 'Answers that mention your brand.' }),
    rivals: z.array(z.strictObject({ brandId: z.string(), name: z.string(), answers: z.int() })),
    gap: probability.meta({ description: 'The strongest rival’s rate minus yours.' }),
    ci: intervalOf(points).meta({
      description:
        'Interval of `gap`, for this prompt alone; too narrow for the largest of many. Answers of several engines are treated alike.',
    }),
    confidence: probability.meta({
      description:
        'Probability that the strongest rival’s true rate is higher. Learned from all prompts and rivals of the list, so that it also holds for the largest of many gaps.',
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
          description: 'Expected number if the two were mentioned independently on each prompt and engine.',
        }),
        share: z
          .strictObject({ value: orNull(probability), ci: orNull(Interval), n: z.int() })
          .meta({ description: 'Answers with both, as a share of those with either.' }),
      }),
    ),
  })
  .meta({ id: 'Cooccurrence', description: 'Who is mentioned together with whom, most often first.' });
export type Cooccurrence = z.output<typeof Cooccurrence>;
