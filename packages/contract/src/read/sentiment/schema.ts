import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance } from '../../kernel/schema.ts';
import { Interval } from '../../measure/score/schema-estimate.ts';
import { filterQuery } from '../analytics/filter.ts';
import { partial, spanFields, windowQuery } from '../analytics/window.ts';
import { CorrectedShare, ReaderChange, ReaderOfReport } from '../reader/schema.ts';
import { themeNames } from '../reader/theme.ts';

export { themeNames };

export const SentimentQuery = z.strictObject({
  projectId: id('project', 'The project.'),
  brandId: id('brand', 'Default: your own brand.').optional(),
  bucket: z.enum(['scan', 'day', 'week', 'month']).default('week'),
  ...windowQuery,
  ...filterQuery,
});
export type SentimentQuery = z.output<typeof SentimentQuery>;

const count = z.int().min(0);
const Share = z.strictObject({
  value: orNull(z.number().min(0).max(1)),
  ci: orNull(Interval),
  n: z.int().meta({ description: 'Clusters of prompts behind it.' }),
  label: z.string(),
  methodVersion: z.string(),
});

const bound = orNull(z.number().min(0).max(1));
/** The unknown ones may all have this tone, or none. */
const BoundedShare = Share.extend({
  least: bound.meta({
    description: 'Lower bound over all mentions: none of the unknown ones has this tone.',
  }),
  most: bound.meta({ description: 'Upper bound over all mentions: all of the unknown ones have this tone.' }),
});

const figures = {
  mentions: count.meta({ description: 'Answers that mention the brand.' }),
  positive: count,
  neutral: count,
  negative: count,
  mixed: count,
  unknown: count.meta({ description: 'Not certain enough; never counted as neutral.' }),
  strength: z
    .strictObject({
      recommended: count,
      listed: count,
      compared: count,
      mentioned: count,
      warnedAgainst: count,
    })
    .meta({
      description:
        'Strength: the strongest thing each answer certainly says of it. `mentioned` has those where nothing stronger is certain, so the other counts are lower bounds.',
    }),
  positiveShare: BoundedShare.meta({
    description: 'Share of the answers with known polarity; `least` and `most` bound it over all mentions.',
  }),
  negativeShare: BoundedShare,
  unknownShare: Share.meta({ description: 'Share of all mentions.' }),
  recommendedShare: Share.meta({
    description: 'Share of all mentions that certainly recommend it: a lower bound, as `strength`.',
  }),
  corrected: z
    .strictObject({
      positive: CorrectedShare,
      negative: CorrectedShare,
      mixed: CorrectedShare,
      recommended: CorrectedShare,
    })
    .meta({
      description:
        'Shares of the mentions read, corrected for the reader’s error as measured by people’s checks. Only these can be compared between readers.',
    }),
};

export const SentimentReport = z
  .strictObject({
    mode,
    projectId: z.string(),
    brandId: z.string(),
    span: z.strictObject(spanFields),
    provenance,
    reader: ReaderOfReport,
    ...figures,
    series: z.array(
      z.strictObject({
        bucket: z.string(),
        partial,
        served: z.array(z.string()).meta({
          description: 'Models that read its mentions, if an engine reads and reports its model.',
        }),
        readerChange: orNull(ReaderChange).meta({
          description:
            'Set if other models read than in the period before. Do not compare uncorrected shares across it; `differences` has the change without the reader’s part.',
        }),
        ...figures,
      }),
    ),
    themes: z.array(
      z.strictObject({
        theme: z.enum(themeNames),
        sentences: count.meta({
          description: 'Sentences about it. If an engine reads: mentions that say something about it.',
        }),
        positive: count,
        negative: count,
        share: Share.meta({
          description: 'Share of the mentions read that say something about it, not corrected.',
        }),
        corrected: CorrectedShare,
      }),
    ),
    quotes: z.array(
      z.strictObject({
        text: z.string(),
        sentiment: z.enum(['positive', 'negative', 'mixed']),
        confidence: z.number().meta({
          description:
            'Probability that the tone is right. If an engine reads: the share of checked mentions with this tone that people confirmed; 0.5 if none was checked.',
        }),
        themes: z.array(z.enum(themeNames)),
        answerId: z.string(),
        engine: z.string(),
      }),
    ),
    answersQuoted: count.meta({
      description:
        'The newest answers, from which quotes are taken and, if rules read, themes. An engine’s themes are counted over all answers.',
    }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SentimentReport' });
export type SentimentReport = z.output<typeof SentimentReport>;
export type SentimentFigures = Omit<
  SentimentReport['series'][number],
  'bucket' | 'partial' | 'served' | 'readerChange'
>;
