import { z } from 'zod';
import { type EventType, eventType } from '../kernel/event.ts';
import { id, orNull } from '../kernel/schema.ts';

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
      scanId: orNull(id('scan', 'Its live check, which tells of its own end; null: none was asked for.')),
    })
    .meta({ id: 'AnalysisCompletedData' }),
});

export const analysisEvents: readonly EventType[] = [analysisCompleted];
