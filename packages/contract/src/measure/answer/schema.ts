import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, provenance, timeFrom, timestamp, timeTo } from '../../kernel/schema.ts';
import { AnswerAd, Evidence, ProductCard } from './schema-beside.ts';
import { AnswerDetection } from './schema-detection.ts';

const Citation = z
  .object({
    url: z.string(),
    title: orNull(z.string()),
    start: orNull(z.int()),
    end: orNull(z.int()),
  })
  .loose()
  .meta({
    id: 'Citation',
    description: 'A URL cited in the answer; offsets are UTF-16 indices into its text.',
  });

const summary = {
  id: id('answer', 'The answer.'),
  scanId: id('scan', 'The scan.'),
  engineRunId: id('engineRun', 'The engine run.'),
  projectId: orNull(z.string()),
  engine: z.string(),
  promptId: orNull(z.string()),
  prompt: z.string(),
  sample: z.int().meta({ description: 'Index among the k samples of its prompt, from 0.' }),
  outcome: z.enum(['answered', 'empty', 'refused', 'blocked', 'truncated', 'not_shown']),
  present: orNull(z.boolean()).meta({
    description: 'null: there was no prose to read, which is not the same as absence.',
  }),
  mentioned: orNull(z.boolean()),
  cited: orNull(z.boolean()),
  searched: orNull(z.boolean()).meta({
    description: 'Whether the engine searched the web; null: it does not say.',
  }),
  modelServed: orNull(z.string()),
  mode,
  origin: z.enum(['measured', 'imported']).meta({
    description: 'imported: it was imported; the scan’s `import` says by whom.',
  }),
  provenance,
  latencyMs: z.int().meta({ description: '0 for an imported one.' }),
  createdAt: timestamp('When it was recorded.'),
  textErasedAt: orNull(timestamp('When retention erased its text, citations and titles; figures stay.')),
};

export const AnswerSummary = z
  .strictObject({ ...summary, excerpt: z.string() })
  .meta({ id: 'AnswerSummary' });
export type AnswerSummary = z.output<typeof AnswerSummary>;
export const AnswerList = listOf('AnswerList', AnswerSummary);

export const Answer = z
  .strictObject({
    ...summary,
    text: z.string(),
    citations: z.array(Citation),
    sources: z
      .array(z.object({ url: z.string(), title: orNull(z.string()) }).loose())
      .meta({ description: 'Pages the engine retrieved, cited or not.' }),
    organicHosts: orNull(z.array(z.string())).meta({
      description:
        'Hosts of the organic results below a search engine’s answer, best rank first; null: none shown.',
    }),
    pageQuestions: orNull(
      z.array(z.strictObject({ kind: z.enum(['people_also_ask', 'related_search']), text: z.string() })),
    ).meta({ description: 'Questions that the results page shows beside the answer; null: none shown.' }),
    products: orNull(z.array(ProductCard)).meta({
      description: 'Product cards beside the answer, not part of its text. null: not reported.',
    }),
    ads: orNull(z.array(AnswerAd)).meta({
      description: 'Advertisements beside the answer, not part of its text. null: not reported.',
    }),
    evidence: z.array(Evidence).meta({
      description: 'Evidence files, kept as long as its body.',
    }),
    searchQueries: orNull(z.array(z.string())),
    finishReason: orNull(z.string()),
    usage: z.record(z.string(), z.unknown()),
    costUsd: orNull(z.number()),
    detection: AnswerDetection,
    detectorVersion: z.string(),
    identityVersion: z.int(),
  })
  .meta({ id: 'Answer' });
export type Answer = z.output<typeof Answer>;

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();
const ofPrompt = z.string().trim().min(1).max(100).optional();
/** What a list and a search take alike. */
const answerFilters = {
  scanId: id('scan', 'Only this scan.').optional(),
  engine: z.string().max(40).optional(),
  promptId: id('prompt', 'Only this prompt.').optional(),
  topic: ofPrompt.meta({ description: 'Only prompts on this topic.' }),
  tag: ofPrompt.meta({ description: 'Only prompts with this tag.' }),
  intent: ofPrompt.meta({ description: 'Only prompts with this intent.' }),
  outcome: summary.outcome.optional(),
  brandId: id('brand', 'Only answers in which this brand is named or cited.').optional(),
  since: timeFrom('At or after this time.').optional(),
  until: timeTo('Before this time.').optional(),
};

export const ListAnswers = z.strictObject({
  ...page,
  ...answerFilters,
  present: flag.meta({
    description:
      'Whether your brand is in it. With topic, tag, intent, brandId, since or until, total counts up to 1,000.',
  }),
});
export type ListAnswers = z.output<typeof ListAnswers>;
export const ListScanAnswers = ListAnswers.omit({ scanId: true });
export type ListScanAnswers = z.output<typeof ListScanAnswers>;

export const SearchAnswers = z
  .strictObject({
    query: z.string().trim().min(2).max(300).meta({
      description: 'Words that must all occur; “quoted phrases”, OR, and - to exclude a word.',
      example: '"time tracking" -invoice',
    }),
    ...answerFilters,
    present: z.boolean().optional(),
    limit: z.int().min(1).max(100).default(20),
    offset: z.int().min(0).max(10_000).default(0),
  })
  .meta({ id: 'SearchAnswers' });
export type SearchAnswers = z.output<typeof SearchAnswers>;

export const FoundAnswers = z
  .strictObject({
    items: z.array(
      z.strictObject({
        ...summary,
        excerpt: z.string().meta({ description: 'The text around the match.' }),
        matches: z
          .array(z.strictObject({ start: z.int(), end: z.int() }))
          .meta({ description: 'Position in the excerpt, in UTF-16 units.' }),
        rank: z.number().meta({
          description:
            'How well it matches; comparable within one search. 0 beyond the newest 100 matches, which come first, and with other filters than scanId, engine and present: those go by time.',
        }),
      }),
    ),
    total: z.int().meta({ description: 'Matching answers, counted up to 1,000.' }),
    limit: z.int(),
    offset: z.int(),
  })
  .meta({ id: 'FoundAnswers' });
export type FoundAnswers = z.output<typeof FoundAnswers>;
