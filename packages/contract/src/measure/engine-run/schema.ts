import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { runStatuses } from '../../kernel/scan-status.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

export const EngineRun = z
  .strictObject({
    id: id('engineRun', 'The engine run.'),
    scanId: id('scan', 'The scan it belongs to.'),
    projectId: orNull(z.string()),
    mode,
    engine: z.string(),
    surface: z.string().meta({ description: 'The surface asked: api, api+search, serp, ui or sandbox.' }),
    modelRequested: orNull(z.string()),
    modelServed: orNull(z.string()).meta({ description: 'The model that the engine reports.' }),
    status: z.enum(runStatuses),
    planned: z.int(),
    recorded: z.int(),
    failed: z.int(),
    skipped: z.int().meta({
      description:
        'Not asked and not charged, because the engine kept repeating one answer to other prompts.',
    }),
    reused: z.int().meta({ description: 'Stored answers reused instead of asking.' }),
    failures: z.record(z.string(), z.int()).meta({
      description:
        'Samples given up, by reason: auth, quota, rate, overloaded, invalid, malformed, timeout, network.',
    }),
    unread: z
      .array(
        z.strictObject({
          message: z.string(),
          unexpected: z.string().meta({ description: 'What came instead of an answer.' }),
          at: timestamp('When it was received.'),
          sha256: orNull(z.string()).meta({ description: 'Of the body, in hex; null: not stored.' }),
          bytes: orNull(z.int()),
          url: orNull(z.string()).meta({
            description: 'Download link for the body; needs no key, so anyone with the link has it.',
          }),
          expiresAt: orNull(timestamp('When the link expires.')),
        }),
      )
      .meta({
        description:
          'The newest five responses that could not be read, for example because the engine changed its format. Their bodies are kept as long as those of answers.',
      }),
    requests: z.int().meta({ description: 'HTTP requests sent, retries included.' }),
    credits: z.int().meta({ description: 'Credits charged.' }),
    costUsd: z.number().meta({ description: 'What the engine charged for, if known.' }),
    takeOvers: z.int().meta({ description: 'How often another worker took it over.' }),
    startedAt: orNull(timestamp('When it started.')),
    finishedAt: orNull(timestamp('When it ended.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'EngineRun', description: 'One engine’s part of a scan.' });
export type EngineRun = z.output<typeof EngineRun>;
export const EngineRunList = listOf('EngineRunList', EngineRun);
export const ListEngineRuns = z.strictObject(page);
export type ListEngineRuns = z.output<typeof ListEngineRuns>;
