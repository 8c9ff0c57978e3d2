import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';
import { regionCode } from '../project/schema.ts';
import { FieldName } from './read/field.ts';
import { SourceId } from './read/source.ts';

const word = (description: string, example: string) =>
  z.string().trim().min(1).max(100).meta({ description, example });

const Defaults = z
  .strictObject({
    engine: word('The engine, by id or by the name that trackers give it.', 'chatgpt-ui').optional(),
    surface: z.enum(['api', 'api+search', 'serp', 'ui']).optional(),
    model: word('The model that answered.', 'gpt-5').optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .max(2)
      .optional()
      .meta({
        description: 'ISO 3166-1, such as DE. Left out: nobody knows where it was asked.',
        example: 'DE',
      }),
    region: regionCode
      .meta({ description: 'ISO 3166-2, such as DE-BY: the part of that country.', example: 'US-CA' })
      .optional(),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .max(2)
      .optional()
      .meta({ description: 'ISO 639-1, such as de.', example: 'en' }),
    askedAt: z.iso.datetime({ offset: true }).max(40).optional().meta({ description: 'When it was asked.' }),
  })
  .meta({ id: 'ImportDefaults', description: 'What holds for rows that do not say it.' });

export const ImportAnswers = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional().meta({
      description: 'What people call it. Left out: the source and the day.',
      example: 'May 2026, screens',
    }),
    source: SourceId.default('auto').meta({
      description:
        'Whose export it is: its columns are known by name. auto: told by its columns. other: neutral names alone, and `columns`.',
    }),
    format: z.enum(['ndjson', 'csv']).optional().meta({ description: 'Left out: told by how it begins.' }),
    content: z.string().min(1).max(10_485_760).optional().meta({
      description:
        'The answers: NDJSON, or CSV with a header; may be the whole body as text/plain or application/x-ndjson, gzipped or not. Left out: PUT …/file brings a larger one.',
      example:
        '{"id": "1", "prompt": "Which shift planner suits bakeries?", "engine": "chatgpt-ui", "askedAt": "2026-11-02T09:00:00Z", "text": "Acme Planner is a good choice."}',
    }),
    columns: z
      .partialRecord(FieldName, z.string().min(1).max(200))
      .optional()
      .meta({
        description: 'Names of columns by field, where they differ from the usual ones.',
        example: { prompt: 'Frage' },
      }),
    defaults: Defaults.optional(),
    splitBy: z.enum(['day', 'week', 'month', 'none']).default('day').meta({
      description:
        'What makes one measurement, by when it was asked (UTC). none: all of it. Places are kept apart always.',
    }),
    repeats: z.int().min(1).max(1_000).optional().meta({
      description:
        'How many answers were asked for of each prompt and engine in one measurement; those that are missing count as lost. Left out: not known, and the figures say so.',
    }),
    unanswered: z.enum(['listed', 'unknown']).default('unknown').meta({
      description:
        'listed: prompts that were asked in vain are among the rows, with their outcome. unknown: the figures say that they may be missing.',
    }),
    dryRun: z.boolean().default(false).meta({
      description: 'Read the file and say what would become of it. POST …/start then imports it.',
    }),
  })
  .meta({ id: 'ImportAnswers' });
export type ImportAnswers = z.output<typeof ImportAnswers>;

export const importStatuses = [
  'awaiting_file',
  'queued',
  'reading',
  'checked',
  'storing',
  'completed',
  'failed',
  'cancelled',
  'deleting',
] as const;

const ImportProblem = z
  .strictObject({
    line: z.int().meta({ description: 'Of the file, from 1.' }),
    field: orNull(FieldName),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem' });

export const ImportReport = z
  .strictObject({
    source: orNull(z.string()).meta({ description: 'Whose export it was taken for; null: neutral names.' }),
    format: z.enum(['ndjson', 'csv']),
    columns: z
      .array(z.strictObject({ name: z.string(), field: orNull(FieldName) }))
      .meta({ description: 'What was found in the file, and as what it is read; null: it is left out.' }),
    answers: z.int().meta({ description: 'Rows that are taken, prompts asked in vain among them.' }),
    duplicates: z.int().meta({ description: 'Rows that the project has already, or the file has twice.' }),
    refused: z.int().meta({ description: 'Rows that cannot be taken; `problems` says why.' }),
    problems: z.array(ImportProblem).meta({ description: 'The first hundred.' }),
    prompts: z.int(),
    known: z.int().meta({ description: 'Of the prompts: the project asks them itself, word for word.' }),
    topics: z.int(),
    engines: z.array(
      z.strictObject({
        engine: z.string(),
        surface: z.string(),
        answers: z.int(),
        known: z.boolean().meta({ description: 'Whether it is an engine that this service knows.' }),
      }),
    ),
    countries: z.array(z.string()),
    from: orNull(timestamp('The oldest answer.')),
    to: orNull(timestamp('The newest answer.')),
    measurements: z.int().meta({ description: 'Scans that it makes.' }),
    notes: z
      .array(z.string())
      .meta({ description: 'What the file does not say, and what follows from that.' }),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.output<typeof ImportReport>;

export const AnswerImport = z
  .strictObject({
    id: id('answerImport', 'The import.'),
    projectId: id('project', 'The project.'),
    mode,
    name: z.string(),
    status: z.enum(importStatuses).meta({
      description:
        'awaiting_file: PUT …/file is next. checked: a rehearsal, or nothing to take; POST …/start imports it within 7 days.',
    }),
    dryRun: z.boolean(),
    broughtBy: z.string().meta({ description: 'The key, or the person’s hand, that brought it.' }),
    uploadUrl: orNull(z.string()).meta({ description: 'Where PUT sends the file to, while it is awaited.' }),
    file: z.strictObject({
      bytes: z.int(),
      sha256: orNull(z.string()).meta({ description: 'As it was sent.' }),
    }),
    progress: z.strictObject({
      rows: z.int().meta({ description: 'Read so far, of the file.' }),
      stored: z.int(),
      percent: z.number(),
    }),
    report: orNull(ImportReport).meta({ description: 'What is in the file; null: it was not read yet.' }),
    scanIds: z
      .array(z.string())
      .meta({ description: 'The measurements that came of it, the newest hundred.' }),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('When it was requested.'),
    finishedAt: orNull(timestamp('When it ended.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({
    id: 'AnswerImport',
    description: 'Answers that somebody else asked for, and what became of them.',
  });
export type AnswerImport = z.output<typeof AnswerImport>;
export const AnswerImportList = listOf('AnswerImportList', AnswerImport);

export const OfProject = z.strictObject({ projectId: id('project', 'The project.') });
export type OfProject = z.output<typeof OfProject>;
export const ImportParams = z.strictObject({
  ...OfProject.shape,
  importId: id('answerImport', 'The import.'),
});
export type ImportParams = z.output<typeof ImportParams>;

export const ListImports = z.strictObject({ ...page, status: z.enum(importStatuses).optional() });
export type ListImports = z.output<typeof ListImports>;
