import { z } from 'zod';
import { orNull, probability } from '../../kernel/schema.ts';
import { DetectionId } from '../detection-review/detection-id.ts';

const offset = z.int().min(0);

export const Mention = z
  .strictObject({
    start: offset,
    end: offset,
    matched: z.string(),
    alias: z.string(),
    rule: z.enum(['exact', 'variant', 'inflected', 'case', 'context', 'learned']).meta({
      description:
        'Why it matched: exact, spelling variant, inflected form, letter case, context, or people’s earlier verdicts.',
    }),
    confidence: probability.meta({ description: 'Probability that these words mean the brand.' }),
    negated: z
      .boolean()
      .meta({ description: 'The sentence says that the brand was not found: it does not count.' }),
  })
  .meta({ id: 'Mention', description: 'A passage of the answer; offsets are UTF-16 indices into its text.' });

export const SourceType = z
  .enum([
    'own',
    'competitor',
    'editorial',
    'ugc',
    'reference',
    'institutional',
    'video',
    'shop',
    'company',
    'other',
  ])
  .meta({
    id: 'SourceType',
    description:
      '`company`: the site of a company or product that is neither yours nor a declared competitor’s.',
  });

export const DetectedCitation = z
  .strictObject({
    url: z.string(),
    canonicalUrl: z.string().meta({ description: 'Without redirects, tracking and fragments.' }),
    domain: z.string().meta({ description: 'Registrable domain.' }),
    sourceType: SourceType,
    position: z.int().min(1),
    brandId: orNull(z.string()).meta({ description: 'The tracked brand that owns the site.' }),
    fromText: z.boolean().meta({
      description:
        'A link in the text that the engine does not list as a citation; models sometimes invent links.',
    }),
  })
  .meta({ id: 'DetectedCitation' });
export type DetectedCitation = z.output<typeof DetectedCitation>;

const BrandDetection = z
  .strictObject({
    id: DetectionId.meta({ description: 'For correct_detection.' }),
    brandId: z.string(),
    mentioned: z.boolean(),
    cited: z.boolean(),
    present: z.boolean().meta({ description: 'Mentioned or cited.' }),
    retrieved: z.boolean().meta({ description: 'Whether one of its sites was retrieved, cited or not.' }),
    confidence: orNull(probability).meta({
      description:
        'Probability that the answer mentions it; null if no name was found (a citation by domain is certain).',
    }),
    uncertain: z
      .boolean()
      .meta({ description: 'Whether it awaits a person’s verdict in list_uncertain_detections.' }),
    mentions: z.array(Mention).meta({ description: 'Counted and negated mentions.' }),
    candidates: z.array(Mention).meta({ description: 'Below one half: kept for review, not counted.' }),
    citedUrls: z.array(z.string()),
    firstMentionRank: orNull(z.int()).meta({ description: 'Position among the brands mentioned, from 1.' }),
    listPosition: orNull(z.int()).meta({
      description: 'Position of the list item or table row that it heads, from 1.',
    }),
    wordShare: orNull(probability).meta({
      description: 'Share of the words that are in sentences about it.',
    }),
    strength: orNull(z.enum(['recommended', 'listed', 'compared', 'mentioned', 'warned_against'])).meta({
      description: 'null: not mentioned, or not certain enough.',
    }),
    sentiment: z.enum(['positive', 'neutral', 'negative', 'mixed', 'unknown']),
    sentimentConfidence: orNull(probability).optional().meta({
      description:
        'Probability of the likeliest polarity in a text of up to 40 words; null if rules decide. Missing from earlier detectors.',
    }),
  })
  .meta({ id: 'BrandDetection' });

export const AnswerDetection = z
  .strictObject({
    brands: z.array(BrandDetection),
    citations: z.array(DetectedCitation),
    words: z.int().min(0),
    cut: z.boolean().meta({
      description:
        'The answer is longer than any engine writes: only its first 200,000 characters were read.',
    }),
    detectorVersion: z.string(),
  })
  .meta({
    id: 'AnswerDetection',
    description:
      'What was found in an answer: spans, rules and confidence for each brand, and every cited URL.',
  });
export type AnswerDetection = z.output<typeof AnswerDetection>;
