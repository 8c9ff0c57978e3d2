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
  evidence: z.looseObject({ scanId: z.union([z.string(), z.null()]), answerIds: z.array(z.string()) }),
  by: z.union([z.string(), z.null()]),
});

/** Who closed or acknowledged it; one that ended by itself says so in its sentence. */
const beginning = (state: 'open' | 'acknowledged' | 'resolved', by: string | null): string =>
  state === 'open' || by === null || by === 'system'
    ? ''
    : `${state === 'resolved' ? 'Closed' : 'Acknowledged'} by ${by}: `;

/** The first line of an alert’s message: the two figures that it compares. The rows show them already. */
const compared = /^In (the previous scan|the \d+ scans before) it was .+; in this one it is .+\.$/;

/** The verdict with its interval first; then the figures that it compares, and where to look. null: not such an event. */
export function alertMessage(
  { data, projectId, projectName, severity }: ToldEvent,
  publicUrl: string,
): Message | null {
  const read = told.safeParse(data);
  if (!read.success) return null;
  const { state, sentence, message, name, reading, evidence, alertId, by } = read.data;
  const row = (label: string, of: z.output<typeof figure>): IntervalRow[] =>
    of?.ci ? [{ label, value: of.value, low: of.ci.low, high: of.ci.high }] : [];
  const [first = '', ...others] = message.split('\n');
  const baseline = compared.exec(first)?.[1];
  const intervals =
    baseline === undefined
      ? [...row('Now', reading.now), ...row('Before', reading.before)]
      : [...row('In this scan', reading.now), ...row(`In ${baseline}`, reading.before)];
  const shown = baseline !== undefined && intervals.length === 2 && others.length > 0;
  const headline = `${beginning(state, by)}${sentence}`;
  return {
    title: projectName === null ? headline : `${projectName}: ${headline}`,
    text: shown ? others.join('\n') : message,
    severity,
    intervals,
    facts: [['Alert', name], ...(by === null || by === 'system' ? [] : [['By', by] as const])],
    ...(projectId !== null && { links: linksOf(`${publicUrl}/app/projects/${projectId}`, evidence) }),
    thread: alertId,
  };
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
