import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import { runStatuses, scanStatuses } from '../kernel/scan-status.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';
import { Locale } from '../project/schema.ts';
import { ScanResult } from '../score/schema.ts';
import { AssumedPanel, detectableMarketChange } from './schema-plan.ts';

const engineIds = z
  .array(
    z
      .string()
      .max(40)
      .regex(/^[a-z0-9-]{2,40}$/),
  )
  .min(1)
  .max(20);

const city = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .optional()
  .meta({ description: 'Where the asker is, for engines that take a city.', example: 'Berlin' });

export const ScanConfig = z
  .strictObject({
    engines: engineIds.optional().meta({
      description: 'Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one.',
      example: ['sandbox'],
    }),
    maxPrompts: z
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: 'Prompts asked at most. Left out: the project’s, or 20 for a page.' }),
    samplesK: z
      .int()
      .min(1)
      .max(50)
      .optional()
      .meta({ description: 'Answers asked for each prompt and engine. Left out: the project’s, or 3.' }),
    promptSetId: id('promptSet', 'Another prompt set than the active one.').optional(),
    locale: Locale.partial().extend({ city }).optional().meta({
      description: 'Left out: the project’s, or the page’s language. GET /v1/locales: who takes what.',
    }),
    personaId: id(
      'persona',
      'Who asks. Refused with engines that have no place for it; see GET /v1/locales.',
    ).optional(),
    promptIds: z.array(id('prompt', 'A prompt that the set asks.')).min(1).max(1_000).optional().meta({
      description:
        'Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by.',
    }),
    maxCredits: z.int().min(0).optional().meta({ description: 'Refuse the scan when it could cost more.' }),
    stopWhen: z
      .strictObject({ halfWidth: z.number().min(0.01).max(0.5) })
      .optional()
      .meta({
        description:
          'Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts.',
      }),
    drawPrompts: z.boolean().optional().meta({
      description:
        'Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId).',
    }),
    cacheMaxAgeSeconds: z.int().min(0).max(7_776_000).optional().meta({
      description: 'Take stored answers up to this old at 0 credits instead of asking; badge `cached`.',
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

export const ScanStatus = z.enum(scanStatuses).meta({
  id: 'ScanStatus',
  description: 'partial: some cells could not be measured; the reason is on each.',
});

const Progress = z
  .strictObject({
    planned: z
      .int()
      .meta({ description: 'Samples to ask: prompts × engines × samples. 0 until the page was read.' }),
    recorded: z.int(),
    failed: z.int(),
    reused: z
      .int()
      .meta({ description: 'Stored answers that were taken instead of asking; not in `planned`.' }),
    percent: z.number(),
    etaSeconds: orNull(z.int()).meta({ description: 'At the pace so far; null when unknown.' }),
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
      description: 'Not asked and not charged: the engine gave the same answer again to other prompts.',
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
    origin: z.enum(['measured', 'imported']).meta({ description: 'imported: somebody brought its answers.' }),
    import: orNull(
      z.strictObject({
        id: id('answerImport', 'The import.'),
        source: z.string().meta({ description: 'Whose answers they are, such as a tracker’s name.' }),
        broughtBy: z.string().meta({ description: 'The key, or the person’s hand, that brought them.' }),
        repeats: orNull(z.int()).meta({
          description: 'Answers asked for of each prompt and engine; null: not known.',
        }),
        unanswered: z.enum(['listed', 'unknown']).meta({
          description: 'Whether prompts that were asked in vain are among them.',
        }),
      }),
    ).meta({ description: 'Where imported answers come from.' }),
    engines: z.array(z.string()),
    samplesK: z.int(),
    locale: z.strictObject({ ...Locale.shape, city: orNull(z.string()) }),
    cycle: orNull(
      z.strictObject({
        parts: z.int(),
        part: z.int().meta({ description: 'Which of them it asked: 1 to parts.' }),
      }),
    ).meta({
      description:
        'It asked one part of the set, as its schedule’s cycle has it: its own figures are of that part; the cycle’s are those of the project.',
    }),
    persona: orNull(
      z.strictObject({ id: id('persona', 'The persona.'), version: z.int(), name: z.string() }),
    ).meta({ description: 'Who asked, in that version.' }),
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
    ).meta({ description: 'What the page was read to be about.' }),
    prompts: z.int().meta({ description: 'Prompts asked.' }),
    chosen: z.boolean().meta({ description: 'Some prompts of the set alone were asked: config.promptIds.' }),
    progress: Progress,
    runs: z.array(RunProgress),
    credits: z.strictObject({ held: z.int(), spent: z.int() }),
    result: orNull(ScanResult),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('When it was asked for.'),
    startedAt: orNull(timestamp('When the first call left.')),
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
    .meta({ description: 'Asked for then or later.' }),
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
      description: 'Of `samples`: stored answers that cost nothing; 0 without cacheMaxAgeSeconds.',
    }),
    credits: z.int().meta({ description: 'At most; failed calls are not charged.' }),
    balance: z.int().meta({ description: 'Credits free now.' }),
    affordable: z.boolean(),
    expectedHalfWidth: z.strictObject({ tracked: z.number(), market: z.number() }),
    detectableChange: z.number().meta({
      description:
        'The smallest change between two such scans that would be found 4 times in 5, on these prompts (tracked).',
    }),
    detectableMarketChange,
    estimatedSeconds: z.int().meta({ description: 'At the engines’ limits.' }),
    providerCostUsd: orNull(z.number()).meta({
      description: 'Paid to the engines themselves when own keys are used.',
    }),
    assumed: AssumedPanel,
    cycle: orNull(
      z.strictObject({
        parts: z.int(),
        promptsPerRun: z.int(),
        creditsPerRun: z.int(),
        marketHalfWidth: z.number().meta({ description: 'Of presence over all parts.' }),
        saved: z.number().meta({ description: 'Share of the credits of asking the whole set daily.' }),
        sentence: z.string(),
      }),
    ).meta({
      description:
        'What the same set would cost and show if a daily schedule asked it in parts (`cycle` of PUT …/schedule); null with fewer than five questions a part.',
    }),
    advice: z.array(z.string()),
  })
  .meta({ id: 'ScanEstimate' });
export type ScanEstimate = z.output<typeof ScanEstimate>;
