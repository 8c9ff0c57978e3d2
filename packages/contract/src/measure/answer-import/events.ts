import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';

const data = z
  .strictObject({
    importId: id('answerImport', 'The import.'),
    name: z.string(),
    answers: z.int().meta({ description: 'Answers it stored.' }),
    refused: z.int(),
    duplicates: z.int(),
    measurements: z.int(),
  })
  .meta({ id: 'ImportEventData' });

export const importCompleted = eventType({
  type: 'import.completed',
  resource: 'import',
  summary: 'Answers were imported and their figures computed.',
  data,
});

export const importFailed = eventType({
  type: 'import.failed',
  resource: 'import',
  summary: 'An import of answers failed before its figures were computed.',
  data: z
    .strictObject({
      importId: id('answerImport', 'The import.'),
      name: z.string(),
      code: z.string(),
      message: z.string(),
    })
    .meta({ id: 'ImportFailedEventData' }),
});

export const answerImportEvents: readonly EventType[] = [importCompleted, importFailed];
