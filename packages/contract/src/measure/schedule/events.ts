import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, timestamp } from '../../kernel/schema.ts';
import { skipReason } from './schema.ts';

export const scheduleSkipped = eventType({
  type: 'schedule.skipped',
  resource: 'schedule',
  summary:
    'A scheduled scan was not started: credits or limits did not allow it, or another scan was still running.',
  data: z
    .strictObject({
      scheduleId: id('schedule', 'The schedule.'),
      dueAt: timestamp('When it was due.'),
      reason: skipReason,
      message: z.string().meta({ description: 'What to do about it.' }),
      nextRunAt: timestamp('When it is next due.'),
    })
    .meta({ id: 'ScheduleSkippedData' }),
});

export const scheduleEvents: readonly EventType[] = [scheduleSkipped];
