import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { engineId, id, intervalOf, orNull, points, probability, timestamp } from '../../kernel/schema.ts';
import { DetectionId } from '../../measure/detection-review/detection-id.ts';
import { FactId } from '../fact-sheet/fact-id.ts';
import { themeNames } from './theme.ts';

const usd = z.number().min(0);

export const Reader = z
  .strictObject({
    mode,
    engine: orNull(z.string()).meta({
      description: 'The engine that reads; null: rules read, at no cost.',
      example: 'openai',
    }),
    model: orNull(z.string()).meta({ description: 'The model requested.' }),
    name: z.string().meta({
      description:
        'Reader and version, as figures name it. A new model or new instructions make a new reader.',
      example: 'openai gpt-5.2 order-1',
    }),
    by: z.enum(['workspace', 'operator', 'rules']).meta({
      description: 'Who chose it: the workspace, the operator of this service, or nobody.',
    }),
    dailyUsd: orNull(usd).meta({
      description: 'The most that reading may cost per day (UTC), in US dollars.',
    }),
    price: orNull(
      z.strictObject({ low: usd, high: usd }).meta({
        description: 'Usual cost of 1,000 answers in US dollars, on your own key; null: unknown.',
      }),
    ),
    credits: z.literal(0).meta({ description: 'Reading costs no credits.' }),
    today: z.strictObject({ answers: z.int(), calls: z.int(), usd }),
    failure: orNull(z.string()).meta({ description: 'Why the newest call failed.' }),
    updatedAt: orNull(timestamp('When it was set.')),
  })
  .meta({ id: 'Reader', description: 'What reads answers for tone, strength, themes and claims.' });
export type Reader = z.output<typeof Reader>;

export const SetReader = z
  .strictObject({
    engine: orNull(engineId).meta({
      description:
        'An engine with an API for which you have set a key; null: rules only; `default`: the operator’s choice.',
      example: 'openai',
    }),
    model: orNull(z.string().trim().min(1).max(100))
      .default(null)
      .meta({ description: 'Default: the engine’s usual one.' }),
    dailyUsd: usd.max(10_000).default(1).meta({
      description: 'US dollars per day (UTC); reading that would cost more waits for the next day.',
    }),
  })
  .meta({ id: 'SetReader' });
export type SetReader = z.output<typeof SetReader>;

const tones = ['positive', 'neutral', 'negative', 'mixed'] as const;
const strengths = ['recommended', 'listed', 'compared', 'mentioned', 'warned_against'] as const;

export const UncheckedReading = z
  .strictObject({
    id: DetectionId,
    answerId: id('answer', 'The answer.'),
    scanId: id('scan', 'The scan.'),
    mode,
    engine: z.string(),
    prompt: z.string(),
    brandId: id('brand', 'The brand.'),
    brand: z.string(),
    matched: z.array(z.string()).meta({ description: 'The words that name it.' }),
    text: z.string().meta({ description: 'The answer, up to 8,000 characters.' }),
  })
  .meta({ id: 'UncheckedReading' });
export type UncheckedReading = z.output<typeof UncheckedReading>;
export const UncheckedReadingList = listOf('UncheckedReadingList', UncheckedReading);

export const ListUncheckedReadings = z.strictObject({
  ...page,
  brandId: id('brand', 'Only this brand.').optional(),
});
export type ListUncheckedReadings = z.output<typeof ListUncheckedReadings>;

export const ReadingParams = z.strictObject({
  projectId: id('project', 'The project.'),
  detectionId: DetectionId,
});

export const CheckReading = z
  .strictObject({
    sentiment: orNull(z.enum(tones)).meta({
      description:
        'The tone of what the answer says about the brand, including favourable and unfavourable facts; a bare recommendation is neutral. null: unclear.',
    }),
    strength: orNull(z.enum(strengths)).default(null).meta({
      description: 'The strongest thing that the answer says about it. null: not judged.',
    }),
    themes: orNull(z.array(z.enum(themeNames)).max(themeNames.length))
      .default(null)
      .meta({
        description: 'Themes on which the answer says something about the brand; null: not judged.',
      }),
    facts: orNull(z.record(FactId, z.enum(['right', 'wrong', 'none'])))
      .default(null)
      .meta({
        description:
          'For each fact of the fact sheet, whether the answer states it right, wrong or not at all; null: not judged.',
        example: { 'pro-price': 'wrong' },
      }),
    note: orNull(z.string().trim().max(1_000)).default(null),
  })
  .meta({ id: 'CheckReading' });
export type CheckReading = z.output<typeof CheckReading>;

export const CheckedReading = z
  .strictObject({
    id: DetectionId,
    projectId: z.string(),
    answerId: z.string(),
    brandId: z.string(),
    sentiment: orNull(z.enum(tones)),
    strength: orNull(z.enum(strengths)),
    themes: orNull(z.array(z.enum(themeNames))),
    facts: orNull(z.record(z.string(), z.enum(['right', 'wrong', 'none']))),
    note: orNull(z.string()),
    drawn: z.boolean().meta({
      description:
        'Whether it is from the random sample of list_unchecked_readings. Only these measure the reader’s error: answers that people pick themselves are not representative.',
    }),
    reader: z
      .strictObject({ name: z.string(), sentiment: z.string(), strength: orNull(z.string()) })
      .meta({ description: 'The reader’s verdict, shown once you have given yours.' }),
    checkedBy: z.string(),
    checkedAt: timestamp('When.'),
  })
  .meta({ id: 'CheckedReading' });
export type CheckedReading = z.output<typeof CheckedReading>;

const rate = z.strictObject({
  value: orNull(probability),
  ci: orNull(intervalOf(probability)),
  n: z.int(),
});

/** A share that a reader reports, corrected for its error. */
export const CorrectedShare = z
  .strictObject({
    value: orNull(probability),
    ci: orNull(intervalOf(probability)),
    label: z.enum(['ok', 'few_checked', 'unknown']).meta({
      description:
        'few_checked: fewer than 20 readings were checked by people. unknown: the interval is wider than 60 points, and no value is given.',
    }),
    sensitivity: rate.meta({
      description:
        'Share of the readings with this quality, by people’s verdict, in which the reader found it too.',
    }),
    specificity: rate.meta({
      description:
        'Share of the readings without it, by people’s verdict, in which the reader did not find it either.',
    }),
    checked: z.int().meta({ description: 'Readings of the random sample that people checked.' }),
    methodVersion: z.string(),
  })
  .meta({
    id: 'CorrectedShare',
    description: 'Share of all mentions read, corrected for the reader’s error (Rogan and Gladen).',
  });

export const ReaderOfReport = z
  .strictObject({
    name: z.string(),
    engine: orNull(z.string()),
    read: z.int().meta({ description: 'Mentions that it has read so far.' }),
    waiting: z.int().meta({ description: 'Mentions still to be read; they count as unknown.' }),
    agreement: rate.meta({
      description: 'Share of the mentions read twice that got the same tone both times.',
    }),
    since: orNull(timestamp('When it read its first mention of the project; null: rules read at once.')),
    before: orNull(z.string()).meta({
      description:
        'The previous reader of the project. Figures that you saved then are that reader’s: compare only `corrected`.',
    }),
    served: z
      .array(z.strictObject({ model: z.string(), since: timestamp('Its first reading.'), read: z.int() }))
      .meta({
        description:
          'Models that answered under this name, oldest first. More than one: a change between their answers may be a change of reader.',
      }),
  })
  .meta({ id: 'ReaderOfReport', description: 'Who read the answers behind these figures.' });

const difference = z.strictObject({ value: points, ci: intervalOf(points) });

const apart = z.strictObject({
  byReader: difference.meta({
    description:
      'How much more the later models find in the same mentions; this part of the change comes from the reader.',
  }),
  change: difference.meta({ description: 'The change since the period before, without that part.' }),
});

/** Another model reads from this period on: what of a change is the reader's. */
export const ReaderChange = z
  .strictObject({
    before: z.array(z.string()).meta({ description: 'Models that read the period before.' }),
    after: z.array(z.string()).meta({ description: 'Models that read this one.' }),
    reread: z.int().meta({ description: 'Mentions that both an earlier model and the newest one read.' }),
    comparable: z.boolean().meta({
      description: 'false: both models read fewer than 20 mentions, so the two periods cannot be compared.',
    }),
    differences: orNull(z.strictObject({ positive: apart, negative: apart, mixed: apart })).meta({
      description: 'By tone, as shares of the mentions read; null: not comparable.',
    }),
  })
  .meta({
    id: 'ReaderChange',
    description:
      'Another model began to read under the same name. The newest model re-reads a sample of what earlier ones read, so that the difference between them is measured.',
  });
export type ReaderChange = z.output<typeof ReaderChange>;
