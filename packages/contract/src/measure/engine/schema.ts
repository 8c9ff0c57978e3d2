import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { engineId, id, orNull, timeFrom, timestamp } from '../../kernel/schema.ts';
import { EngineMeasures } from '../score/schema.ts';

export const EngineHealth = z
  .strictObject({
    mode,
    status: z
      .enum(['healthy', 'degraded', 'down', 'unknown'])
      .meta({ description: 'unknown: nothing asked in the last 24 hours.' }),
    samples: z.int().meta({ description: 'Samples of this workspace in the last 24 hours.' }),
    failureRate: orNull(z.number()),
    latencyP50Ms: orNull(z.number()),
    latencyP95Ms: orNull(z.number()),
    failures: z.record(z.string(), z.int()),
    lastAnswerAt: orNull(timestamp('When it last answered.')),
  })
  .meta({ id: 'EngineHealth' });
export type EngineHealth = z.output<typeof EngineHealth>;

const engine = {
  mode,
  id: z.string(),
  label: z.string(),
  surface: z.string().meta({
    description:
      'api, api+search, serp, ui or sandbox. Results of different surfaces are never pooled unless asked for.',
  }),
  model: orNull(z.string()),
  state: z.enum(['configured', 'unconfigured', 'not_opted_in']),
  missing: orNull(z.string()).meta({ description: 'What must be set before it can be asked.' }),
  localeSupport: z
    .strictObject({ country: z.boolean(), language: z.boolean(), city: z.boolean(), region: z.boolean() })
    .meta({
      description: 'Parts of a locale that it accepts.',
    }),
  personaSupport: z.boolean().meta({ description: 'Whether it accepts a persona.' }),
  creditsPerAnswer: z.int(),
};

export const Engine = z.strictObject({ ...engine, health: EngineHealth }).meta({ id: 'Engine' });
export type Engine = z.output<typeof Engine>;

export const EngineBreakdownRow = z
  .strictObject({
    ...engine,
    health: EngineHealth,
    scores: orNull(EngineMeasures).meta({
      description: 'From the project’s newest scan; null without a project or a scan.',
    }),
  })
  .meta({ id: 'EngineBreakdownRow' });
export type EngineBreakdownRow = z.output<typeof EngineBreakdownRow>;
export const EngineBreakdown = listOf('EngineBreakdown', EngineBreakdownRow);

export const BreakdownQuery = z.strictObject({
  ...page,
  projectId: id('project', 'Adds this project’s scores by engine.').optional(),
});
export type BreakdownQuery = z.output<typeof BreakdownQuery>;

export const EngineChange = z
  .strictObject({
    id: z.string(),
    engine: z.string(),
    kind: z.enum(['served_model', 'canary', 'announced']).meta({
      description:
        'served_model: answers name another model. canary: answers to neutral questions differ. announced: by the vendor.',
    }),
    modelRequested: orNull(z.string()),
    modelBefore: orNull(z.string()),
    modelAfter: orNull(z.string()),
    at: timestamp('When it was noticed, or is announced for.'),
    what: z.string(),
    source: orNull(z.string()),
  })
  .meta({ id: 'EngineChange' });
export type EngineChange = z.output<typeof EngineChange>;
export const EngineChangeList = listOf('EngineChangeList', EngineChange);

export const ListEngineChanges = z.strictObject({
  ...page,
  engine: engineId.meta({ description: 'Only this engine.', example: 'openai' }).optional(),
  since: timeFrom('From this time on.').optional(),
});
export type ListEngineChanges = z.output<typeof ListEngineChanges>;

export const EngineParams = z.strictObject({
  engineId: engineId.meta({ description: 'The engine.', example: 'openai' }),
});

export const EngineLocale = z
  .strictObject({
    engine: z.string(),
    label: z.string(),
    country: z.boolean(),
    language: z.boolean(),
    city: z.boolean(),
    region: z.boolean(),
    persona: z.boolean(),
    countries: z.string().meta({ description: 'Countries it accepts.' }),
    languages: z.string().meta({ description: 'Languages it accepts.' }),
    notes: z.array(z.string()).meta({ description: 'What does not reach the engine, and what that means.' }),
  })
  .meta({ id: 'EngineLocale' });
export type EngineLocale = z.output<typeof EngineLocale>;
export const EngineLocaleList = listOf('EngineLocaleList', EngineLocale);

export const ListLocales = z.strictObject({
  ...page,
  takes: z
    .enum(['country', 'language', 'city', 'region', 'persona'])
    .optional()
    .meta({ description: 'Only engines that accept it.' }),
});
export type ListLocales = z.output<typeof ListLocales>;
