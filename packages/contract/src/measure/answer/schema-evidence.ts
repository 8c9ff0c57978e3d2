import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { Measures } from '../score/schema.ts';
import { DetectedCitation, Mention, SourceType } from './schema-detection.ts';

export const EvidenceSpan = z
  .strictObject({
    brandId: z.string(),
    brand: z.string(),
    ...Mention.shape,
    counted: z
      .boolean()
      .meta({ description: 'false: awaiting review, or in a sentence that says it was not found.' }),
    excerpt: z.string().meta({ description: 'The words of the answer around the span.' }),
    excerptStart: z.int().meta({ description: 'Where the span starts in `excerpt`, in UTF-16 units.' }),
  })
  .meta({ id: 'EvidenceSpan' });
export type EvidenceSpan = z.output<typeof EvidenceSpan>;

export const EvidenceAnswer = z
  .strictObject({
    id: id('answer', 'The answer.'),
    engine: z.string(),
    provenance: provenance.meta({ description: 'cached: reused from an earlier scan.' }),
    sample: z.int(),
    outcome: z.string(),
    present: orNull(z.boolean()).meta({ description: 'null: there was no prose to read.' }),
    mentioned: orNull(z.boolean()),
    cited: orNull(z.boolean()),
    spans: z.array(EvidenceSpan).meta({ description: 'For every tracked brand, in the order of the text.' }),
    citations: z.array(DetectedCitation),
    createdAt: timestamp('When it was recorded.'),
  })
  .meta({ id: 'EvidenceAnswer' });
export type EvidenceAnswer = z.output<typeof EvidenceAnswer>;

const CitedPage = z
  .strictObject({
    url: z.string(),
    domain: z.string(),
    sourceType: SourceType,
    brandId: orNull(z.string()),
    answers: z.int().meta({ description: 'Answers to this prompt that cite it.' }),
  })
  .meta({ id: 'CitedPage' });

const EngineEvidence = z
  .strictObject({
    engine: z.string(),
    provenance,
    score: orNull(Measures).meta({ description: 'The cell’s estimates; null while the scan runs.' }),
    answers: z.int(),
    readable: z.int().meta({ description: 'Readable answers: the denominator.' }),
    present: z.int(),
    mentioned: z.int(),
    cited: z.int(),
  })
  .meta({ id: 'EngineEvidence' });

export const PromptEvidence = z
  .strictObject({
    projectId: id('project', 'The project.'),
    promptId: id('prompt', 'The prompt.'),
    mode,
    text: z.string(),
    branded: z
      .boolean()
      .meta({ description: 'It names the brand, so it is excluded from rates over prompts.' }),
    scanId: orNull(z.string()).meta({
      description: 'The scan behind it; null: no scan has asked this prompt yet.',
    }),
    identityVersion: orNull(z.int()).meta({
      description: 'Version of the names and domains used to read its answers.',
    }),
    engines: z.array(EngineEvidence),
    citations: z.array(CitedPage).meta({ description: 'The 50 pages that most answers cite.' }),
    answers: listOf('EvidenceAnswerList', EvidenceAnswer),
  })
  .meta({ id: 'PromptEvidence', description: 'The evidence behind a prompt’s score, down to the words.' });
export type PromptEvidence = z.output<typeof PromptEvidence>;

export const EvidenceQuery = z.strictObject({
  ...page,
  scanId: id('scan', 'A scan other than the newest that asked this prompt.').optional(),
  engine: z.string().max(40).optional().meta({ description: 'Only this engine’s answers.' }),
});
export type EvidenceQuery = z.output<typeof EvidenceQuery>;
