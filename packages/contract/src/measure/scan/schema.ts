import { z } from 'zod';
import { Spendable } from '../../account/credit/schema.ts';
import { Locale, regionCode } from '../../account/project/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { runStatuses, scanStatuses } from '../../kernel/scan-status.ts';
import { engineId, id, orNull, timestamp } from '../../kernel/schema.ts';
import { ScanResult } from '../score/schema.ts';
import { AssumedPanel, detectableMarketChange } from './schema-plan.ts';

const engineIds = z.array(engineId).min(1).max(20);

const city = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .optional()
  .meta({ description: 'The asker’s city, for engines that accept one.', example: 'Berlin' });

const region = orNull(regionCode).optional().meta({
  description: 'null: the whole country, even if the project names a region.',
  example: 'US-CA',
});

export const ScanConfig = z
  .strictObject({
    engines: engineIds.optional().meta({
      description: 'Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one.',
      example: ['sandbox'],
    }),
    maxPrompts: z
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: 'Maximum number of prompts. Default: the project’s, or 20 for a page.' }),
    samplesK: z
      .int()
      .min(1)
      .max(50)
      .optional()
      .meta({ description: 'Samples (answers) per prompt and engine. Default: the project’s, or 3.' }),
    promptSetId: id('promptSet', 'A prompt set other than the active one.').optional(),
    locale: Locale.partial().extend({ city, region }).optional().meta({
      description:
        'Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what.',
    }),
    personaId: id(
      'persona',
      'The persona asking. Refused for engines that do not accept one; see GET /v1/locales.',
    ).optional(),
    promptIds: z.array(id('prompt', 'A prompt that the set asks.')).min(1).max(1_000).optional().meta({
      description:
        'Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan.',
    }),
    maxCredits: z.int().min(0).optional().meta({ description: 'Refuse the scan if it could cost more.' }),
    stopWhen: z
      .strictObject({ halfWidth: z.number().min(0.01).max(0.5) })
      .optional()
      .meta({
        description:
          'Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts.',
      }),
    drawPrompts: z.boolean().optional().meta({
      description:
        'Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId).',
    }),
    cacheMaxAgeSeconds: z.int().min(0).max(7_776_000).optional().meta({
      description: 'Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`.',
      example: 86_400,
    }),
    poolSurfaces: z
      .boolean()
      .optional()
      .meta({ description: 'Pool engines of different surfaces into one overall figure.' }),
  })
  .meta({ id: 'ScanConfig' });
export type ScanConfig = z.output<typeof ScanConfig>;

const webAddress = z
  .string()
  .trim()
  .max(2_000)
  .meta({ description: 'Page to fetch and read.', example: 'https://example.com/' });

export const StartScan = z
  .strictObject({
    url: webAddress
      .optional()
      .meta({ description: 'The page whose brand and topics are measured. May be left out with a project.' }),
    projectId: id('project', 'Its active prompt set is asked, and its brand looked for.').optional(),
    config: ScanConfig.optional(),
  })
  .meta({ id: 'StartScan' });
export type StartScan = z.output<typeof StartScan>;

export const RetryFailedRuns = z
  .strictObject({
    maxCredits: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Refuse if it could cost more.' }),
  })
  .meta({ id: 'RetryFailedRuns' });
export type RetryFailedRuns = z.output<typeof RetryFailedRuns>;

export const ScanStatus = z.enum(scanStatuses).meta({
  id: 'ScanStatus',
  description: 'partial: some cells could not be measured; each says why.',
});

const Progress = z
  .strictObject({
    planned: z
      .int()
      .meta({ description: 'Samples to ask: prompts × engines × samples. 0 until the page has been read.' }),
    recorded: z.int(),
    failed: z.int(),
    reused: z.int().meta({ description: 'Stored answers reused instead of asking; not in `planned`.' }),
    percent: z.number(),
    etaSeconds: orNull(z.int()).meta({ description: 'At the current pace; null: unknown.' }),
  })
  .meta({ id: 'ScanProgress' });

const RunProgress = z
  .strictObject({
    id: id('engineRun', 'The engine run.'),
    engine: z.string(),
    status: z.enum(runStatuses),
    planned: z.int(),
    recorded: z.int(),
    failed: z.int(),
    skipped: z.int().meta({
      description:
        'Not asked and not charged, because the engine kept repeating one answer to other prompts.',
    }),
    reused: z.int(),
  })
  .meta({ id: 'RunProgress' });

export const Scan = z
  .strictObject({
    id: id('scan', 'The scan.'),
    projectId: orNull(id('project', 'The project.')),
    url: orNull(z.string()),
    mode,
    status: ScanStatus,
    origin: z.enum(['measured', 'imported']).meta({ description: 'imported: its answers were imported.' }),
    import: orNull(
      z.strictObject({
        id: id('answerImport', 'The import.'),
        source: z.string().meta({ description: 'Whose answers they are, for example a tracker’s name.' }),
        broughtBy: z.string().meta({ description: 'The key or person that imported them.' }),
        repeats: orNull(z.int()).meta({
          description: 'Answers requested per prompt and engine; null: unknown.',
        }),
        unanswered: z.enum(['listed', 'unknown']).meta({
          description: 'Whether prompts that got no answer are included.',
        }),
      }),
    ).meta({ description: 'The source of imported answers.' }),
    engines: z.array(z.string()),
    samplesK: z.int(),
    locale: z.strictObject({ ...Locale.shape, city: orNull(z.string()), region: orNull(z.string()) }),
    cycle: orNull(
      z.strictObject({
        parts: z.int(),
        part: z.int().meta({ description: 'The part it asked: 1 to parts.' }),
      }),
    ).meta({
      description:
        'Set if it asked one part of a cycle. Its own figures cover that part; the project’s are those of the cycle.',
    }),
    persona: orNull(
      z.strictObject({ id: id('persona', 'The persona.'), version: z.int(), name: z.string() }),
    ).meta({ description: 'The persona and version used.' }),
    page: orNull(
      z.strictObject({
        url: z.string(),
        brand: z.string(),
        title: orNull(z.string()),
        language: orNull(z.string()),
        headings: z.array(z.string()),
        topics: z.array(z.string()),
        structuredData: z.array(z.string()),
      }),
    ).meta({ description: 'What the page is about, as read.' }),
    prompts: z.int().meta({ description: 'Prompts asked.' }),
    chosen: z.boolean().meta({ description: 'Only some prompts of the set were asked (config.promptIds).' }),
    progress: Progress,
    runs: z.array(RunProgress),
    credits: z.strictObject({ held: z.int(), spent: z.int() }),
    result: orNull(ScanResult),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('When it was requested.'),
    startedAt: orNull(timestamp('Time of the first call.')),
    finishedAt: orNull(timestamp('When it ended.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Scan' });
export type Scan = z.output<typeof Scan>;
export const ScanList = listOf('ScanList', Scan);

export const ScanParams = z.strictObject({ scanId: id('scan', 'The scan.') });

export const ListScans = z.strictObject({ ...page, status: ScanStatus.optional() });
export type ListScans = z.output<typeof ListScans>;

export const ListWorkspaceScans = z.strictObject({
  ...page,
  status: ScanStatus.optional(),
  projectId: id('project', 'Only scans of this project.').optional(),
  url: z.string().trim().min(1).max(2_000).optional().meta({
    description: 'A page, or a host for all its pages.',
    example: 'example.com',
  }),
  since: z.iso
    .datetime({ offset: true })
    .max(40)
    .optional()
    .meta({ description: 'Requested at or after this time.' }),
});
export type ListWorkspaceScans = z.output<typeof ListWorkspaceScans>;

export const EstimateScan = z
  .strictObject({
    projectId: id('project', 'Take prompts and defaults from this project.').optional(),
    config: ScanConfig.optional(),
    baseline: z.number().min(0.001).max(0.999).optional().meta({
      description: 'Expected presence; widths depend on it. Default: that of the last scans, or 0.3.',
    }),
  })
  .meta({ id: 'EstimateScan' });
export type EstimateScan = z.output<typeof EstimateScan>;

export const ScanEstimate = z
  .strictObject({
    mode,
    prompts: z.int(),
    engines: z.array(z.string()),
    samplesK: z.int(),
    samples: z.int(),
    reused: z.int().meta({
      description: 'Stored answers among `samples`, which cost nothing; 0 without cacheMaxAgeSeconds.',
    }),
    credits: z.int().meta({ description: 'Upper limit; failed calls are not charged.' }),
    balance: z.int().meta({ description: 'Credits of the organisation that are available now.' }),
    spendable: Spendable,
    affordable: z.boolean().meta({ description: 'Whether `spendable` covers `credits`.' }),
    expectedHalfWidth: z.strictObject({ tracked: z.number(), market: z.number() }),
    detectableChange: z.number().meta({
      description:
        'The smallest change between two such scans that would be found 4 times in 5, on these prompts (tracked).',
    }),
    detectableMarketChange,
    estimatedSeconds: z.int().meta({ description: 'At the engines’ rate limits.' }),
    providerCostUsd: orNull(z.number()).meta({
      description: 'Paid to the engines if your own keys are used.',
    }),
    assumed: AssumedPanel,
    cycle: orNull(
      z.strictObject({
        parts: z.int(),
        promptsPerRun: z.int(),
        creditsPerRun: z.int(),
        marketHalfWidth: z.number().meta({ description: 'Of presence over all parts.' }),
        saved: z
          .number()
          .meta({ description: 'Share of the credits that asking the whole set daily would cost.' }),
        sentence: z.string(),
      }),
    ).meta({
      description:
        'What the same set would cost and show if a daily schedule asked it in parts (`cycle` of set_schedule); null with fewer than five questions per part.',
    }),
    advice: z.array(z.string()),
  })
  .meta({ id: 'ScanEstimate' });
export type ScanEstimate = z.output<typeof ScanEstimate>;
