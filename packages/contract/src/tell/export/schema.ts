import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timeFrom, timestamp, timeTo } from '../../kernel/schema.ts';

export const datasets = ['answers', 'runs', 'citations', 'scores', 'cells', 'audit'] as const;

const filters = {
  from: orNull(timeFrom('Not before this time.'))
    .default(null)
    .meta({ description: 'Not before this time: a day (UTC) or an instant.' }),
  to: orNull(timeTo('Before this time.'))
    .default(null)
    .meta({ description: 'Before this time: a day (UTC, inclusive) or an instant.' }),
  scanId: orNull(id('scan', 'Only this scan.')).default(null),
  origin: orNull(z.enum(['measured', 'imported', 'both']))
    .default(null)
    .meta({
      description:
        'Measured answers, imported ones or both. Default: measured, if there are any; with scanId those of the scan.',
    }),
};

export const CreateExport = z
  .strictObject({
    dataset: z.enum(datasets).meta({
      description: 'audit: the whole workspace’s log, for keys that may read it.',
    }),
    format: z.enum(['ndjson', 'csv', 'parquet']).default('ndjson'),
    compression: z.enum(['none', 'gzip', 'zstd']).default('gzip').meta({
      description: 'Compression. zstd files have several frames, so the reader must continue across frames.',
    }),
    ...filters,
    expiresInDays: z.int().min(1).max(30).default(7),
  })
  .meta({ id: 'CreateExport' });
export type CreateExport = z.output<typeof CreateExport>;

export const Filters = z.strictObject(filters);
export type Filters = z.output<typeof Filters>;

export const Export = z
  .strictObject({
    mode,
    id: id('export', 'The export.'),
    projectId: z.string(),
    dataset: CreateExport.shape.dataset,
    format: z.enum(['ndjson', 'csv', 'parquet']),
    compression: z.enum(['none', 'gzip', 'zstd']),
    filters: z.strictObject({
      ...{ from: orNull(z.string()), to: orNull(z.string()), scanId: orNull(z.string()) },
      origin: orNull(z.enum(['measured', 'imported', 'both'])).meta({
        description: 'Whose rows it has; null: the audit log has none.',
      }),
    }),
    withheld: z
      .array(z.string())
      .meta({ description: 'Fields left empty by the workspace’s privacy settings.' }),
    status: z.enum(['queued', 'running', 'completed', 'failed', 'expired']),
    rows: z.int().meta({ description: 'Rows written so far.' }),
    planned: orNull(z.int()).meta({ description: 'Rows in total; null: not counted yet.' }),
    bytes: z.int(),
    sha256: orNull(z.string()).meta({ description: 'SHA-256 of the whole file, as hex.' }),
    filename: z.string(),
    download: orNull(
      z.strictObject({ url: z.string(), expiresAt: timestamp('When the link expires.') }),
    ).meta({
      description: 'Needs no key, so anyone with the link has the data. null: no file (yet).',
    }),
    error: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('Rows up to this time are included.'),
    finishedAt: orNull(timestamp('When it was written.')),
    expiresAt: timestamp('When the file is deleted.'),
  })
  .meta({ id: 'Export', description: 'A project’s rows as one file.' });
export type Export = z.output<typeof Export>;

export type OfProject = PathOf<'projectId'>;
export type ExportParams = PathOf<'projectId' | 'exportId'>;
