import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, orNull } from '../../kernel/schema.ts';

export const reportReady = eventType({
  type: 'report.ready',
  resource: 'report',
  summary: 'A report is ready.',
  data: z
    .strictObject({
      reportId: id('report', 'The report.'),
      template: z.string(),
      title: z.string(),
      sentence: z.string().meta({ description: 'The verdict with its interval.' }),
      snapshotId: z.string(),
      scheduleId: orNull(z.string()),
    })
    .meta({ id: 'ReportReadyEventData' }),
});

export const reportEvents: readonly EventType[] = [reportReady];
