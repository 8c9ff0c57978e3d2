import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';
import { CreateExport } from './schema.ts';

export const exportReady = eventType({
  type: 'export.ready',
  resource: 'export',
  summary: 'An export can be downloaded.',
  data: z
    .strictObject({
      exportId: id('export', 'The export.'),
      dataset: CreateExport.shape.dataset,
      format: z.enum(['ndjson', 'csv', 'parquet']),
      rows: z.int(),
      bytes: z.int(),
      sha256: z.string(),
    })
    .meta({ id: 'ExportReadyEventData' }),
});

export const exportEvents: readonly EventType[] = [exportReady];
