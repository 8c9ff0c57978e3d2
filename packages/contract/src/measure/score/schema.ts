import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, intervalOf, orNull, points, probability, provenance, timestamp } from '../../kernel/schema.ts';
import { DemandWeighted } from './schema-demand.ts';
import { CellStatus, Estimate, Interval } from './schema-estimate.ts';

const measures = {
  presence: Estimate.meta({ description: 'Mentioned in the text, or a domain of the brand cited.' }),
  mention: Estimate,
  citation: Estimate,
};
export const Measures = z.strictObject(measures).meta({ id: 'Measures' });
export type Measures = z.output<typeof Measures>;

export const Score = z
  .strictObject({
    id: id('score', 'The score.'),
    projectId: orNull(id('project', 'The project.')),
    scanId: id('scan', 'The scan it was computed from.'),
    engine: orNull(z.string()).meta({ description: 'null: pooled over the engines of one surface.' }),
    promptId: orNull(z.string()),
    promptText: orNull(z.string()).meta({ description: 'null: over all prompts.' }),
    status: CellStatus,
    mode,
    provenance,
    ...measures,
    identityVersion: z.int(),
    asOf: timestamp('When it was computed.'),
  })
  .meta({ id: 'Score' });
export type Score = z.output<typeof Score>;
export const ScoreList = listOf('ScoreList', Score);

export const ListScores = z.strictObject({
  ...page,
  scope: z
    .enum(['cell', 'engine', 'overall'])
    .default('cell')
    .meta({ description: 'cell: prompt × engine. engine: over prompts. overall: over prompts and engines.' }),
  engine: z.string().max(40).optional(),
  promptId: id('prompt', 'Only this prompt.').optional(),
  scanId: id('scan', 'Only this scan; default: the latest of each.').optional(),
  history: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Every scan’s score rather than the latest.' }),
  sort: z.enum(['-asOf', '-presence', 'presence', '-width']).default('-asOf'),
});
export type ListScores = z.output<typeof ListScores>;

/** The basis of rates where some engines show no answer to some questions. */
export const conditional = {
  basis: z.enum(['all_answers', 'shown_answers', 'mixed']).meta({
    description:
      'What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled.',
  }),
  shown: orNull(Estimate).meta({
    description:
      'How often an answer was shown at all (trigger rate). null: engines that always answer. The share of searches that show an answer with the brand is value × presence.value.',
  }),
};

/** Results that were stored before the basis was kept lack it. */
const conditionalSince = { basis: conditional.basis.optional(), shown: conditional.shown.optional() };

export const EngineMeasures = z
  .strictObject({
    engine: z.string(),
    label: z.string(),
    surface: z.string(),
    provenance,
    ...conditionalSince,
    ...measures,
  })
  .meta({ id: 'EngineMeasures' });
export type EngineMeasures = z.output<typeof EngineMeasures>;

export const ScanRank = z
  .strictObject({
    rank: z.int().meta({ description: 'By share of voice, from 1.' }),
    of: z.int().meta({
      description: 'Number of brands compared; get_share_of_voice gives the uncertainty of the rank.',
    }),
  })
  .meta({ id: 'ScanRank' });
export type ScanRank = z.output<typeof ScanRank>;

export const SurfaceMeasures = z
  .strictObject({
    surface: z.string(),
    engines: z.array(z.string()),
    weights: z.literal('by engine'),
    provenance,
    ...conditionalSince,
    ...measures,
    demandWeighted: DemandWeighted.optional(),
    rank: orNull(ScanRank).optional().meta({
      description:
        'Place of your brand among the tracked ones on this surface; null without competitors. Results stored before it was kept lack it.',
    }),
  })
  .meta({
    id: 'SurfaceMeasures',
    description: 'Pooled over the engines of one surface; clustered by prompt.',
  });
export type SurfaceMeasures = z.output<typeof SurfaceMeasures>;

export const ShareOfVoice = z
  .strictObject({
    value: orNull(probability).meta({ description: 'null where no brand was found at all.' }),
    ci: orNull(Interval),
    n: z.int().meta({
      description: 'Prompts, or topics from 8 on, with at least one of the brands in their answers.',
    }),
    label: z.enum(['ok', 'indicative', 'few_topics', 'insufficient']),
    methodVersion: z.string(),
  })
  .meta({
    id: 'ShareOfVoice',
    description: 'Answers with this brand as a share of the sum over all brands.',
  });
export type ShareOfVoice = z.output<typeof ShareOfVoice>;

export const HeadToHead = z
  .strictObject({
    verdict: z.enum(['ahead', 'behind', 'no_difference_shown', 'too_few']).meta({
      description:
        'Your brand against this one, on questions like these. ahead, behind: `ci` excludes 0, and over the brands of the scan at most 1 in 10 of these is a false alarm.',
    }),
    value: orNull(points).meta({ description: 'Your brand’s rate minus this one’s.' }),
    ci: orNull(intervalOf(points)),
    pValue: orNull(probability),
    smallestVisible: orNull(probability).meta({
      description: 'The smallest difference these answers would detect 4 times in 5.',
    }),
    prompts: z.int().meta({ description: 'Prompts, or topics from 8 on.' }),
    label: z.enum(['ok', 'indicative', 'upper_bound', 'few_topics', 'insufficient']),
  })
  .meta({ id: 'HeadToHead', description: 'Two brands in the same answers, paired by prompt and engine.' });
export type HeadToHead = z.output<typeof HeadToHead>;

export const DomainSuggestion = z
  .strictObject({
    domain: z.string(),
    answers: z.int().meta({ description: 'Answers that name the brand and cite it.' }),
  })
  .meta({ id: 'DomainSuggestion' });
export type DomainSuggestion = z.output<typeof DomainSuggestion>;

export const BrandMeasures = z
  .strictObject({
    brandId: z.string(),
    name: z.string(),
    role: z.enum(['own', 'competitor']),
    presence: Estimate.meta({
      description: 'Includes citations if the brand has domains, so do not compare brands by it.',
    }),
    compared: Estimate.meta({
      description: 'Counted the same way for all brands (see comparedBy): use this to compare them.',
    }),
    comparedBy: z.enum(['presence', 'mention']).meta({
      description:
        'What compared, shareOfVoice and headToHead count: mention if a brand has no domain, so that none gains from its citations.',
    }),
    shareOfVoice: ShareOfVoice,
    headToHead: orNull(HeadToHead).meta({ description: 'null for your own brand.' }),
    suggestedDomains: z.array(DomainSuggestion).meta({
      description: 'For a brand without domains: candidates cited beside its name that resemble it.',
    }),
  })
  .meta({ id: 'BrandMeasures' });
export type BrandMeasures = z.output<typeof BrandMeasures>;

/** The predictor's expectation for a scan that asks no answer engine, as it is stored. */
export interface Expectation {
  value: number;
  low: number;
  high: number;
  engines: string[];
  prompts: number;
  modelVersion: string;
  label: string;
}

export const Headline = z
  .strictObject({
    source: z.enum(['measured', 'predictor']),
    provenance,
    engines: z
      .array(z.string())
      .meta({ description: 'Engines behind the figure; with source `predictor` none was asked.' }),
    presence: Estimate,
    sentence: z.string().meta({
      description:
        'The figure as a self-contained sentence. A prediction with an interval wider than 60 points has no figure: `presence.value` is null.',
    }),
  })
  .meta({ id: 'Headline', description: 'The figure to report first.' });
export type Headline = z.output<typeof Headline>;

/** The shape in which results are stored: raised when it changes, it has all stored ones scored anew. */
export const resultShape = 2;

export const ScanResult = z
  .strictObject({
    headline: orNull(Headline).meta({
      description:
        'Provenance of `overall`; that of the predictor if only the sandbox was asked. null if surfaces are not pooled.',
    }),
    provenance,
    overall: orNull(SurfaceMeasures).meta({
      description: 'null when engines of different surfaces were asked without pooling: see `surfaces`.',
    }),
    surfaces: z.array(SurfaceMeasures),
    engines: z.array(EngineMeasures),
    brands: z.array(BrandMeasures).meta({
      description:
        'Your brand and its competitors, over all engines of `overall`; where that is null, over all engines together, as `notes` say.',
    }),
    outcomes: z.record(z.string(), z.int()).meta({
      description: 'Counts of answers by outcome: answered, refused, empty, blocked, truncated, not_shown.',
    }),
    searched: z.strictObject({ yes: z.int(), no: z.int(), unknown: z.int() }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ScanResult' });
export type ScanResult = z.output<typeof ScanResult>;

export const LongRun = z
  .strictObject({
    value: probability.meta({ description: 'Mean presence over the scans.' }),
    ci: Interval.meta({
      description: 'Includes variation between days and its autocorrelation, besides each scan’s noise.',
    }),
    scans: z.int().meta({ description: 'Days with a scan; at least three.' }),
    days: z.number().meta({
      description:
        'Effective number of independent days. Consecutive days are correlated, so 20 may be worth 2.',
    }),
    label: z.enum(['ok', 'indicative', 'too_persistent']).meta({
      description:
        'indicative: worth fewer than 4 independent days. too_persistent: the figures wander so slowly that all these days may lie on one side of the level; the interval may be too narrow.',
    }),
    methodVersion: z.string(),
  })
  .meta({
    id: 'LongRun',
    description: 'Presence over the days of the scans and those between, of which each scan shows one.',
  });
export type LongRun = z.output<typeof LongRun>;

export const Visibility = z
  .strictObject({
    projectId: id('project', 'The project.'),
    scanId: orNull(id('scan', 'The scan behind it.')),
    mode,
    provenance,
    status: CellStatus,
    result: orNull(ScanResult),
    longRun: z
      .strictObject({
        overall: orNull(LongRun).meta({
          description: 'null before three days with a scan of the same prompts on the same engines.',
        }),
        engines: z.array(z.strictObject({ engine: z.string(), ...LongRun.shape })).meta({
          description: 'Engines with at least three such days.',
        }),
      })
      .meta({
        description:
          'A scan’s figures speak of its day; these speak of the days from the first scan to the last.',
      }),
    next: orNull(z.string()).meta({ description: 'What to do if nothing was measured yet.' }),
  })
  .meta({ id: 'Visibility', description: 'How visible the brand is: the newest scan’s figures.' });
export type Visibility = z.output<typeof Visibility>;
