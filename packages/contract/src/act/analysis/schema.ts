import { z } from 'zod';
import { Locale } from '../../account/project/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { engineId, id, orNull, timestamp } from '../../kernel/schema.ts';
import { promptSources } from '../../measure/prompt-set/schema.ts';
import { ScanStatus } from '../../measure/scan/schema.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';
import { answersNeeded, headline } from '../prediction/schema.ts';

export const grades = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const grade = z.enum(grades).meta({
  description:
    'A summary grade of the page, not a probability. Engines that it is kept from cap it: one of five leaves B, two C, three D; F when engines cannot read it at all.',
});
const partName = z.enum(['access', 'content', 'structure', 'evidence', 'entity']);
export type PartName = z.output<typeof partName>;
const score = z.number().min(0).max(100);

const Quote = z.strictObject({
  quote: z.string().meta({ description: 'As on the page.' }),
  where: z.string().meta({ description: 'title, meta, json_ld, heading, body, header, robots …' }),
});

export const Finding = z
  .strictObject({
    code: z.string(),
    part: partName,
    importance: z.enum(['high', 'medium', 'low']),
    message: z.string(),
    evidence: z.array(Quote),
    action: z.string().meta({ description: 'What to do.' }),
  })
  .meta({ id: 'AnalysisFinding' });
export type Finding = z.output<typeof Finding>;

export const Part = z
  .strictObject({
    part: partName,
    score: orNull(score).meta({ description: 'null: nothing could be observed.' }),
    weight: z.number(),
    checks: z.array(
      z.strictObject({
        check: z.string(),
        fulfilled: orNull(z.number().min(0).max(1)).meta({
          description: 'null: not observable, or not expected of this kind of page.',
        }),
      }),
    ),
  })
  .meta({ id: 'AnalysisPart' });
export type Part = z.output<typeof Part>;

const Crawler = z.strictObject({
  crawler: z.string(),
  operator: z.string(),
  purpose: z.enum(['training', 'search', 'user_fetch']),
  engines: z.array(z.string()),
  allowed: orNull(z.boolean()).meta({ description: 'By robots.txt; null: unknown.' }),
  rule: orNull(z.string()),
  shutOutBy: orNull(z.enum(['robots', 'directive', 'server']))
    .optional()
    .meta({
      description:
        'What blocks it: robots.txt, a directive of the page, or the server’s response to its name. Missing in older analyses.',
    }),
});

const AnalysisPrompt = z.strictObject({
  text: z.string(),
  intent: z.string(),
  topic: orNull(z.string()),
  source: z.enum(promptSources).optional().meta({ description: 'Its source; missing in older analyses.' }),
  why: z.string().optional().meta({ description: 'Why it was chosen.' }),
});

const identity = z.strictObject({
  brand: z.string(),
  aliases: z.array(z.string()),
  domain: z.string(),
  title: orNull(z.string()),
  description: orNull(z.string()),
  language: orNull(z.string()),
  kind: z.string().meta({
    description:
      'product, shop, software, local_business, service, organisation, documentation, article or other.',
  }),
  topics: z.array(z.string()),
  suggestedCompetitors: z.array(z.string()).meta({ description: 'Brands the page compares itself with.' }),
});

const result = {
  grade,
  score,
  parts: z.array(Part),
  identity,
  access: z.strictObject({
    indexable: orNull(z.boolean()),
    quotable: orNull(z.boolean()),
    crawlers: z.array(Crawler),
  }),
  prompts: z.array(AnalysisPrompt).meta({ description: 'Questions behind the prediction.' }),
  predicted: z
    .array(
      z.strictObject({
        engine: z.string(),
        presence: Estimate,
        // Missing in analyses that are older than this field.
        headline: headline.optional(),
        answersNeeded: answersNeeded.optional(),
      }),
    )
    .meta({ description: 'Predicted presence over these questions; no engine was asked. 0 credits.' }),
  modelLabel: z.string(),
  findings: z.array(Finding).meta({ description: 'Most important first.' }),
  features: z.record(z.string(), orNull(z.number())).meta({ description: 'As used by the predictor.' }),
  limits: z.array(z.string()).meta({ description: 'What could not be seen.' }),
};
export const AnalysisResult = z.strictObject(result);
export type AnalysisResult = z.output<typeof AnalysisResult>;

export const LiveCheck = z
  .strictObject({
    status: z.enum(['not_asked', ...ScanStatus.options]),
    engines: z.array(z.string()),
    credits: z.int().meta({ description: 'The most it may cost.' }),
    affordable: z.boolean(),
    scanId: orNull(id('scan', 'The scan of this check.')),
    presence: orNull(Estimate).meta({ description: 'Measured; null until the scan has ended.' }),
  })
  .meta({ id: 'LiveCheck', description: 'A small scan of the page’s questions.' });
export type LiveCheck = z.output<typeof LiveCheck>;

const head = {
  id: id('analysis', 'The analysis.'),
  mode,
  requestedUrl: z.string(),
  url: z.string().meta({ description: 'After redirects.' }),
  host: z.string(),
  projectId: orNull(id('project', 'The project created from it.')),
  createdAt: timestamp('When the page was read.'),
};

export const Analysis = z
  .strictObject({ ...head, ...result, live: LiveCheck })
  .meta({ id: 'Analysis', description: 'One page: what answer engines can see of it, and what to do.' });
export type Analysis = z.output<typeof Analysis>;

export const AnalysisSummary = z
  .strictObject({
    ...head,
    grade,
    score,
    brand: z.string(),
    scanId: orNull(z.string()),
  })
  .meta({ id: 'AnalysisSummary' });
export type AnalysisSummary = z.output<typeof AnalysisSummary>;
export const AnalysisList = listOf('AnalysisList', AnalysisSummary);

const webAddress = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .meta({ description: 'A publicly reachable page.', example: 'https://example.com/' });
const engineIds = z.array(engineId).min(1).max(20);

export const AnalyzeUrl = z
  .strictObject({
    url: webAddress,
    locale: Locale.partial().optional().meta({ description: 'Default: the page’s language.' }),
    engines: engineIds.optional().meta({ description: 'Engines to predict for. Default: the usual five.' }),
    prompts: z.int().min(1).max(50).default(12).meta({ description: 'Number of questions to predict for.' }),
    live: z
      .strictObject({
        engines: engineIds.optional().meta({
          description: 'Default: those above, or every configured one; for a test key, the sandbox.',
        }),
        prompts: z.int().min(1).max(20).default(5),
        samplesK: z.int().min(1).max(5).default(1),
        maxCredits: z.int().min(0).optional().meta({ description: 'Refuse if it could cost more.' }),
      })
      .optional()
      .meta({
        description:
          'Also ask engines, for credits. Without it nothing is spent, and the response gives the price.',
      }),
  })
  .meta({ id: 'AnalyzeUrl' });
export type AnalyzeUrl = z.output<typeof AnalyzeUrl>;

export const ListAnalyses = z.strictObject({
  ...page,
  host: z.string().trim().toLowerCase().max(300).optional().meta({ example: 'example.com' }),
  grade: grade.optional(),
  since: z.iso
    .datetime({ offset: true })
    .max(40)
    .optional()
    .meta({ description: 'Analysed at or after this time.' }),
});
export type ListAnalyses = z.output<typeof ListAnalyses>;

export const CompareAnalyses = z
  .strictObject({
    before: id('analysis', 'The earlier one, or one of two pages.'),
    after: id('analysis', 'The later one, or the other page.'),
  })
  .meta({ id: 'CompareAnalyses' });
export type CompareAnalyses = z.output<typeof CompareAnalyses>;

const both = { before: orNull(z.number()), after: orNull(z.number()), change: orNull(z.number()) };
export const AnalysisComparison = z
  .strictObject({
    mode,
    before: AnalysisSummary,
    after: AnalysisSummary,
    samePage: z.boolean(),
    score: z.strictObject(both),
    parts: z.array(z.strictObject({ part: partName, ...both })),
    features: z.array(z.strictObject({ feature: z.string(), ...both })).meta({
      description:
        'Features that differ, as used by the predictor (counts standardised). null: not observable.',
    }),
    findings: z.strictObject({
      resolved: z.array(z.string()),
      appeared: z.array(z.string()),
      remaining: z.array(z.string()),
    }),
    predicted: z.array(z.strictObject({ engine: z.string(), before: Estimate, after: Estimate })),
    notes: z.array(z.string()),
  })
  .meta({ id: 'AnalysisComparison' });
export type AnalysisComparison = z.output<typeof AnalysisComparison>;

export const CreateProjectFromAnalysis = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional().meta({ description: 'Default: the brand.' }),
    competitors: z
      .array(z.string().trim().min(1).max(120))
      .max(50)
      .default([])
      .meta({ description: 'For instance the suggested ones, which are not added automatically.' }),
    engines: engineIds.default(['sandbox']),
    activate: z
      .boolean()
      .default(false)
      .meta({ description: 'Activate the prompts, so that a scan can start.' }),
  })
  .meta({ id: 'CreateProjectFromAnalysis' });
export type CreateProjectFromAnalysis = z.output<typeof CreateProjectFromAnalysis>;

export const ProjectFromAnalysis = z
  .strictObject({
    projectId: id('project', 'The new project.'),
    promptSetId: id('promptSet', 'Its prompts.'),
    prompts: z.int(),
    suggestedCompetitors: z.array(z.string()),
    next: z.string().meta({ description: 'The next call to make.' }),
  })
  .meta({ id: 'ProjectFromAnalysis' });
export type ProjectFromAnalysis = z.output<typeof ProjectFromAnalysis>;
