import { z } from 'zod';
import type { IntervalRow } from '../../mail/index.ts';
import { dayOf } from '../../prose/index.ts';
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
  text: z.looseObject({ en: z.array(z.looseObject({ part: z.string(), text: z.string() })) }).optional(),
  evidence: z.looseObject({
    scanId: z.union([z.string(), z.null()]),
    baselineScanIds: z.array(z.string()).default([]),
    answerIds: z.array(z.string()),
    since: z.string().optional(),
  }),
  by: z.union([z.string(), z.null()]),
});

/** The person who closed or acknowledged it; one that ended by itself says so in its sentence. */
const beginning = (state: 'open' | 'acknowledged' | 'resolved', by: string | null): string =>
  state === 'open' || by === null || by === 'system'
    ? ''
    : `${state === 'resolved' ? 'Closed' : 'Acknowledged'} by ${by}: `;

/** The figures, which stand in rows of their own; then each part in a paragraph, and where to look. null: not such an event. */
export function alertMessage(
  { data, projectId, projectName, severity }: ToldEvent,
  publicUrl: string,
): Message | null {
  const read = told.safeParse(data);
  if (!read.success) return null;
  const { state, sentence, message, text, name, evidence, alertId, by } = read.data;
  const intervals = intervalsOf(read.data);
  const headline = `${beginning(state, by)}${sentence}`;
  // Skips what rows and facts already show. Events of earlier releases have their text in one piece.
  const paragraphs = text?.en.filter(
    ({ part }) => part !== 'headline' && part !== 'since' && (part !== 'compared' || intervals.length < 2),
  );
  return {
    title: projectName === null ? headline : `${projectName}: ${headline}`,
    text: paragraphs?.map((one) => one.text).join('\n') ?? message,
    severity,
    intervals,
    facts: [
      ...(evidence.since !== undefined && text ? [['Since', dayOf(evidence.since, 'en')] as const] : []),
      ['Alert', name],
      ...(by === null || by === 'system' ? [] : [['By', by] as const]),
    ],
    ...(projectId !== null && { links: linksOf(`${publicUrl}/app/projects/${projectId}`, evidence) }),
    thread: alertId,
  };
}

function intervalsOf({ reading, evidence, state }: z.output<typeof told>): IntervalRow[] {
  const scans = evidence.baselineScanIds.length;
  const before = scans === 1 ? 'In the previous scan' : `In the ${scans} scans before`;
  const row = (label: string, of: z.output<typeof figure>): IntervalRow[] =>
    of?.ci ? [{ label, value: of.value, low: of.ci.low, high: of.ci.high }] : [];
  return state === 'resolved' || scans === 0
    ? [...row('Now', reading.now), ...row('Before', reading.before)]
    : [...row('In this scan', reading.now), ...row(before, reading.before)];
}

function linksOf(project: string, { scanId, answerIds }: z.output<typeof told>['evidence']) {
  const [first] = answerIds;
  return [
    { label: 'Open the chart', url: `${project}/trend` },
    ...(scanId === null ? [] : [{ label: 'The scan', url: `${project}/scans/${scanId}` }]),
    ...(scanId === null ? [] : [{ label: 'Its answers', url: `${project}/answers?scanId=${scanId}` }]),
    ...(first === undefined
      ? []
      : [{ label: 'The first answer to read', url: `${project}/answers/${first}` }]),
    { label: 'All alerts', url: `${project}/reports/alerts` },
  ];
}
