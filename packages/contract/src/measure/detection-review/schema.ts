import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { DetectionId } from './detection-id.ts';

const Verdict = z
  .strictObject({
    isBrand: z.boolean(),
    note: orNull(z.string()),
    decidedBy: z.string().meta({ description: 'The API key that said so.' }),
    decidedAt: timestamp('When.'),
  })
  .meta({ id: 'DetectionVerdict' });

export const Detection = z
  .strictObject({
    id: DetectionId,
    answerId: id('answer', 'The answer.'),
    scanId: id('scan', 'The scan.'),
    mode,
    engine: z.string(),
    prompt: z.string(),
    brandId: id('brand', 'The brand that it may be.'),
    brand: z.string(),
    matched: z.string().meta({
      description: 'The words as in the answer; if it names the brand nowhere, the cited address.',
    }),
    alias: z.string().meta({ description: 'The name or alias that they matched.' }),
    excerpt: z.string().meta({ description: 'The words of the answer around the span.' }),
    excerptStart: z.int().meta({ description: 'Where `matched` starts in `excerpt`, in UTF-16 units.' }),
    confidence: orNull(z.number().min(0).max(1)).meta({
      description:
        'Probability that the answer means the brand; from 0.5 on it counts. null for a citation alone, which is certain.',
    }),
    verdict: orNull(Verdict).meta({ description: 'null: no person has decided.' }),
    createdAt: timestamp('When the answer was recorded.'),
  })
  .meta({
    id: 'Detection',
    description: 'One brand in one answer, with the passage that is the strongest evidence for it.',
  });
export type Detection = z.output<typeof Detection>;
export const DetectionList = listOf('DetectionList', Detection);

export const ListUncertain = z.strictObject({
  ...page,
  scanId: id('scan', 'Only this scan.').optional(),
  brandId: id('brand', 'Only this brand.').optional(),
  engine: z.string().max(40).optional(),
  sort: z
    .enum(['-createdAt', 'doubt'])
    .default('-createdAt')
    .meta({ description: 'doubt: those closest to one half first, where a verdict matters most.' }),
});
export type ListUncertain = z.output<typeof ListUncertain>;

export const DetectionParams = z.strictObject({
  projectId: id('project', 'The project.'),
  detectionId: DetectionId,
});

export const CorrectDetection = z
  .strictObject({
    isBrand: orNull(z.boolean()).meta({
      description: 'Whether these words mean the brand. null withdraws an earlier verdict.',
    }),
    note: orNull(z.string().trim().max(1_000))
      .default(null)
      .meta({ description: 'Why, for your colleagues.' }),
  })
  .meta({ id: 'CorrectDetection' });
export type CorrectDetection = z.output<typeof CorrectDetection>;

export const ScanReparse = z
  .strictObject({
    scanId: id('scan', 'The scan.'),
    status: z.enum(['queued', 'up_to_date']),
    answers: z.int().meta({ description: 'Answers that were last read with another identity or detector.' }),
    identityVersion: z.int(),
    detectorVersion: z.string(),
    credits: z.literal(0).meta({ description: 'Reading again asks no engine.' }),
  })
  .meta({ id: 'ScanReparse' });
export type ScanReparse = z.output<typeof ScanReparse>;
