import { z } from 'zod';
import type { IntervalRow } from '../../mail/index.ts';
import type { Message, ToldEvent } from './message.ts';

const figure = z.union([
  z.looseObject({
    value: z.number(),
    ci: z.union([z.looseObject({ low: z.number(), high: z.number() }), z.null()]),
  }),
  z.null(),
]);
/** What a message says of an alert’s event. */
const told = z.looseObject({
  alertId: z.string(),
  alertEventId: z.string(),
  name: z.string(),
  state: z.enum(['open', 'acknowledged', 'resolved']),
  sentence: z.string(),
  message: z.string(),
  reading: z.looseObject({ now: figure, before: figure, change: figure }),
  evidence: z.looseObject({ scanId: z.union([z.string(), z.null()]) }),
  by: z.union([z.string(), z.null()]),
});

const beginnings = { open: '', acknowledged: 'Looked after: ', resolved: 'Over: ' } as const;

/** The verdict with its interval first; then the figures that it compares, and where to look. null: not such an event. */
export function alertMessage({ data, projectName, severity }: ToldEvent): Message | null {
  const read = told.safeParse(data);
  if (!read.success) return null;
  const { state, sentence, message, name, reading, evidence, alertId, alertEventId, by } = read.data;
  const row = (label: string, of: z.output<typeof figure>): IntervalRow[] =>
    of?.ci ? [{ label, value: of.value, low: of.ci.low, high: of.ci.high }] : [];
  const headline = `${beginnings[state]}${sentence}`;
  return {
    title: projectName === null ? headline : `${projectName}: ${headline}`,
    text: message,
    severity,
    intervals: [...row('Now', reading.now), ...row('Before', reading.before)],
    facts: [
      ['Alert', name],
      ...(evidence.scanId === null ? [] : [['Scan', evidence.scanId] as const]),
      ['Firing', alertEventId],
      ...(by === null ? [] : [['By', by] as const]),
    ],
    thread: alertId,
  };
}
