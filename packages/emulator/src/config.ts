import { z } from 'zod';
import { ENGINES } from './engine.ts';
import { faultRates, faultText } from './fault/fault.ts';
import { latencySchema } from './fault/latency.ts';
import { DEFAULT_BRANDS } from './truth/brand.ts';
import { DEFAULT_SHARES, DEFAULT_TRAPS } from './truth/market.ts';

const probability = z.number().min(0).max(1);
const shape = z.strictObject({
  alpha: z.number().positive().max(1000),
  beta: z.number().positive().max(1000),
});

const brand = z.strictObject({
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)).default([]),
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain in lower case, without scheme or path'),
  shape: shape.optional(),
  prominence: z.number().positive().optional(),
});

const override = z
  .strictObject({
    engine: z.enum(ENGINES).optional(),
    prompt: z.string().min(1),
    brand: z.string().min(1),
    presence: probability,
    mention: probability.optional(),
    citation: probability.optional(),
  })
  .superRefine(({ presence, mention, citation }, context) => {
    const fits =
      (mention ?? 0) <= presence &&
      (citation ?? 0) <= presence &&
      (mention === undefined || citation === undefined || mention + citation >= presence - 1e-9);
    if (!fits) {
      context.addIssue({
        code: 'custom',
        message:
          'presence means named or cited: mention and citation are at most presence and together at least presence',
      });
    }
  });

const rateLimit = z.strictObject({
  /** Requests per minute and API key. */
  perMinute: z.number().positive(),
  /** Requests that may come at once; `perMinute / 60`, at least 1, when missing. */
  burst: z.number().min(1).optional(),
});

const engineSettings = z.strictObject({
  latency: latencySchema.optional(),
  faults: faultRates.optional(),
  rateLimit: rateLimit.nullable().optional(),
  /** Replaces the requested model in answers. */
  servedModel: z.string().min(1).optional(),
  /** From this many served answers on, another model answers. */
  switchModel: z.strictObject({ afterAnswers: z.int().min(0), to: z.string().min(1) }).optional(),
});

/** What an engine gives instead of an answer, depending on how often it would name the first brand. */
const instead = z.strictObject({
  engine: z.enum(ENGINES).optional(),
  fault: faultText,
  /** Prompts whose true presence lies in this range. */
  least: probability.default(0),
  most: probability.default(1),
  /** The share of them that get it. */
  share: probability,
  /** Drawn once for each prompt, or for each request. */
  each: z.enum(['prompt', 'request']).default('prompt'),
});

const configSchema = z.strictObject({
  host: z.string().default('127.0.0.1'),
  /** 0: any free port. */
  port: z.int().min(0).max(65535).default(0),
  seed: z.union([z.number(), z.string()]).default(1),
  brands: z
    .array(brand)
    .min(1)
    .refine(
      (list) => new Set(list.map((entry) => entry.name)).size === list.length,
      'two brands have the same name',
    )
    .default(DEFAULT_BRANDS),
  shape: shape.default({ alpha: 0.3, beta: 0.5 }),
  correlation: probability.default(0.65),
  shares: z
    .strictObject({ mentionOnly: probability, both: probability, citationOnly: probability })
    .refine(
      ({ mentionOnly, both, citationOnly }) => Math.abs(mentionOnly + both + citationOnly - 1) < 1e-9,
      'the shares add up to 1',
    )
    .default(DEFAULT_SHARES),
  traps: z
    .strictObject({ insideWord: probability, lookalikeUrl: probability, notFound: probability })
    .refine(
      ({ insideWord, lookalikeUrl, notFound }) => insideWord + lookalikeUrl + notFound <= 1,
      'the trap rates add up to more than 1',
    )
    .default(DEFAULT_TRAPS),
  overrides: z.array(override).default([]),
  /** How an engine reads answers when told to: how often it gets a tone or its absence right, and what it invents. */
  reader: z
    .strictObject({
      sensitivity: probability.default(1),
      specificity: probability.default(1),
      /** Answers in which it finds a brand that is not there. */
      forged: probability.default(0),
      /** Whether it follows what a text tells it to report. */
      obeys: z.boolean().default(false),
    })
    .prefault({}),
  /** Characters of prose. */
  answerLength: z.int().min(100).max(100_000).default(2000),
  latency: latencySchema.default(0),
  faults: faultRates.default({}),
  rateLimit: rateLimit.nullable().default(null),
  engines: z.partialRecord(z.enum(ENGINES), engineSettings).default({}),
  /** Faults that go with what the answer would have said; the first that fits counts. */
  instead: z.array(instead).default([]),
  /** Faults for the next requests of an engine, first come first served; `none` for a plain answer. */
  script: z.partialRecord(z.enum(ENGINES), z.array(faultText)).default({}),
  /** The only API keys that are let in. null: any that is not empty. */
  keys: z.array(z.string().min(1)).nullable().default(null),
  /** Requests that `/__stats` keeps one by one. */
  keepRequests: z.int().min(0).max(1_000_000).default(1000),
});

/** What a caller may set; everything has a default. */
export type EmulatorConfig = z.input<typeof configSchema>;
/** All settings, checked and filled in. */
export type Settings = z.output<typeof configSchema>;

/** Thrown for settings that don't hold; the message names each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws ConfigError. */
export function parseConfig(config: unknown): Settings {
  const result = configSchema.safeParse(config);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'config'}: ${reasonOf(issue)}`,
  );
  throw new ConfigError(`Emulator settings: ${problems.join('; ')}`);
}

/** The reason why a record refuses a key stands one level down. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `no such setting: ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_key' ? issue.issues.map(reasonOf).join(', ') : issue.message;
}
