import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';
import { Anomaly } from './schema.ts';

const { surface, engine, cause, direction, change, ci } = Anomaly.shape;

export const anomalyDetected = eventType({
  type: 'anomaly.detected',
  resource: 'anomaly',
  summary: 'A series moved to another level, beyond what chance explains.',
  data: z
    .strictObject({
      anomalyId: id('anomaly', 'Listed at GET /v1/analytics/anomalies.'),
      scanId: id('scan', 'The scan that showed it.'),
      surface,
      engine,
      cause,
      direction,
      change,
      ci: ci.optional(),
      headline: z.string(),
    })
    .meta({ id: 'AnomalyDetectedData' }),
});

export const anomalyEvents: readonly EventType[] = [anomalyDetected];
