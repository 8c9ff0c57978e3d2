import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, orNull } from '../../kernel/schema.ts';

export const analysisCompleted = eventType({
  type: 'analysis.completed',
  resource: 'analysis',
  summary: 'A page was analysed and graded.',
  data: z
    .strictObject({
      analysisId: id('analysis', 'Read it at GET /v1/analyses/{analysisId}.'),
      url: z.string(),
      grade: z.string(),
      score: z.number(),
      scanId: orNull(id('scan', 'Its live check, a scan with events of its own; null: none was requested.')),
    })
    .meta({ id: 'AnalysisCompletedData' }),
});

export const analysisEvents: readonly EventType[] = [analysisCompleted];
