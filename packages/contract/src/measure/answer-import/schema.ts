import { z } from 'zod';
import { regionCode } from '../../account/project/schema.ts';
import { countryCode } from '../../kernel/country.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { ColumnNames, FieldName } from './read/field.ts';
import { SourceId } from './read/source.ts';

const word = (description: string, example: string) =>
  z.string().trim().min(1).max(100).meta({ description, example });

const Defaults = z
  .strictObject({
    engine: word('The engine, by id or by the name that trackers give it.', 'chatgpt-ui').optional(),
    surface: z.enum(['api', 'api+search', 'serp', 'ui']).optional(),
    model: word('The model that answered.', 'gpt-5').optional(),
    country: countryCode.optional().meta({
      description: 'Where it was asked: ISO 3166-1, such as DE. Omitted: unknown.',
      example: 'DE',
    }),
    region: regionCode
      .meta({ description: 'The part of that country: ISO 3166-2, such as DE-BY.', example: 'US-CA' })
      .optional(),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .max(2)
      .optional()
      .meta({ description: 'ISO 639-1, such as de.', example: 'en' }),
    askedAt: z.iso.datetime({ offset: true }).max(40).optional().meta({ description: 'When it was asked.' }),
  })
  .meta({ id: 'ImportDefaults', description: 'Values for rows that do not state them.' });

export const ImportAnswers = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional().meta({
      description: 'A name for people. Default: the source and the day.',
      example: 'May 2026, screens',
    }),
    source: SourceId.default('auto').meta({
      description:
        'The tool that wrote the export, so that its columns are known by name. auto: recognised by its columns. other: only the usual names, and `columns`.',
    }),
    format: z
      .enum(['ndjson', 'csv'])
      .optional()
      .meta({ description: 'Default: recognised by how the file begins.' }),
    content: z.string().min(1).max(10_485_760).optional().meta({
      description:
        'The answers: NDJSON, or CSV with a header; may also be the whole body, as text/plain or application/x-ndjson, gzipped or not. Omitted: send a larger file by PUT to `uploadUrl`.',
      example:
        '{"id": "1", "prompt": "Which shift planner suits bakeries?", "engine": "chatgpt-ui", "askedAt": "2026-11-02T09:00:00Z", "text": "Acme Planner is a good choice."}',
    }),
    columns: ColumnNames.optional().meta({
      description: 'Column names by field, where they differ from the usual ones.',
      example: { prompt: 'Frage' },
    }),
    defaults: Defaults.optional(),
    splitBy: z.enum(['day', 'week', 'month', 'none']).default('day').meta({
      description:
        'Answers asked in the same day, week or month (UTC) make one scan; none: all of them. Locations are never mixed.',
    }),
    repeats: z.int().min(1).max(1_000).optional().meta({
      description:
        'Answers requested per prompt and engine in one scan; missing ones count as lost. Omitted: unknown, and the figures say so.',
    }),
    unanswered: z.enum(['listed', 'unknown']).default('unknown').meta({
      description:
        'Prompts that got no answer. listed: they are among the rows, with their outcome. unknown: they may be missing, and the figures say so.',
    }),
    dryRun: z.boolean().default(false).meta({
      description: 'Only read the file and report what it contains. POST …/start then imports it.',
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
    line: z.int().meta({ description: 'The first line of the file that has it, from 1.' }),
    lines: z.array(z.int()).meta({ description: 'The first twenty lines that have it.' }),
    rows: z.int().meta({ description: 'How many rows it keeps out.' }),
    field: orNull(FieldName),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem' });

export const ImportReport = z
  .strictObject({
    source: orNull(z.string()).meta({
      description: 'The tool whose export it was recognised as; null: none in particular.',
    }),
    format: z.enum(['ndjson', 'csv']),
    columns: z
      .array(z.strictObject({ name: z.string(), field: orNull(FieldName) }))
      .meta({ description: 'The file’s columns and the field that each is read as; null: ignored.' }),
    answers: z.int().meta({ description: 'Rows accepted, including prompts that got no answer.' }),
    duplicates: z
      .int()
      .meta({ description: 'Rows that the project already has, or that repeat in the file.' }),
    refused: z.int().meta({ description: 'Rows rejected; `problems` says why.' }),
    problems: z
      .array(ImportProblem)
      .meta({ description: 'Why rows were rejected: each reason once, the first hundred.' }),
    prompts: z.int(),
    known: z.int().meta({ description: 'Prompts that the project itself asks, word for word.' }),
    topics: z.int(),
    engines: z.array(
      z.strictObject({
        engine: z.string(),
        surface: z.string(),
        answers: z.int(),
        known: z.boolean().meta({ description: 'Whether this service knows the engine.' }),
      }),
    ),
    countries: z.array(z.string()),
    from: orNull(timestamp('The oldest answer.')),
    to: orNull(timestamp('The newest answer.')),
    measurements: z.int().meta({ description: 'Scans that would be made from it.' }),
    notes: z
      .array(z.string())
      .meta({ description: 'What the file does not state, and what follows from that.' }),
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
        'awaiting_file: send the file to `uploadUrl`. checked: a dry run, or nothing to import; POST …/start imports it within 7 days.',
    }),
    dryRun: z.boolean(),
    broughtBy: z.string().meta({ description: 'The key or person that sent it.' }),
    uploadUrl: orNull(z.string()).meta({ description: 'Where to PUT the file; null once it has arrived.' }),
    file: z.strictObject({
      bytes: z.int(),
      sha256: orNull(z.string()).meta({ description: 'Of the file as sent.' }),
    }),
    progress: z.strictObject({
      rows: z.int().meta({ description: 'Rows read so far.' }),
      stored: z.int(),
      percent: z.number(),
    }),
    report: orNull(ImportReport).meta({ description: 'What is in the file; null: not read yet.' }),
    scanIds: z.array(z.string()).meta({ description: 'The scans made from it, at most the newest 100.' }),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('When it was requested.'),
    finishedAt: orNull(timestamp('When it ended.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({
    id: 'AnswerImport',
    description: 'An import of answers collected elsewhere.',
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
