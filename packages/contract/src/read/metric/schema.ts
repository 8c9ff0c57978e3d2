import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';

export const Metric = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    definition: z.string(),
    formula: z.string(),
    unit: z.string(),
    range: z.string(),
    interval: orNull(z.string()).meta({
      description: 'How its 95% interval is computed; null if it has none.',
    }),
    fields: z.array(z.string()).meta({ description: 'Where it appears in responses of this API.' }),
    misread: z.string().meta({ description: 'What it does not tell.' }),
  })
  .meta({ id: 'Metric' });

export const MetricDefinitions = z
  .strictObject({ methodVersion: z.string(), metrics: z.array(Metric) })
  .meta({
    id: 'MetricDefinitions',
    description: 'Every figure of this API: what it means and how it is computed.',
  });
export type MetricDefinitions = z.output<typeof MetricDefinitions>;
