import type { Digest } from '@svc/contract/notification-channel';
import type { ProjectOverview } from '@svc/contract/project-overview';
import type { IntervalRow } from '../../mail/index.ts';
import { dayOf } from '../../prose/index.ts';
import type { Message } from './message.ts';

const mostLines = 20;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
/** “24 Nov 2026, 06:00 UTC”. */
const timeOf = (at: string): string => `${dayOf(at, 'en')}, ${new Date(at).toISOString().slice(11, 16)} UTC`;

/** How each project stands, what is open, and what happened; null where there is nothing new. */
export function digestMessage(
  { cadence }: Digest,
  overviews: readonly ProjectOverview[],
  events: readonly { title: string }[],
  since: string | null,
): Message | null {
  const measured = overviews.flatMap(({ project, latest }) => (latest ? [{ project, latest }] : []));
  const open = overviews.flatMap(({ project, alerts }) =>
    alerts.map(({ severity, sentence }) => ({ severity, line: `${project.name}: ${sentence}` })),
  );
  const isNew = measured.some(({ latest }) => since === null || latest.at > since);
  if (events.length === 0 && open.length === 0 && !isNew) return null;
  const intervals = measured.flatMap(({ project, latest }): IntervalRow[] => {
    const { value, ci } = latest.presence ?? {};
    return typeof value === 'number' && ci
      ? [{ label: `${project.name}: presence`, value, low: ci.low, high: ci.high }]
      : [];
  });
  const changes = measured.flatMap(({ project, latest }) =>
    latest.change ? [`${project.name}: ${latest.change.sentence}`] : [],
  );
  const names = overviews.map(({ project }) => project.name);
  const [first] = intervals;
  const share = (value: number): string => `${Math.round(value * 100)}%`;
  const headline =
    first && intervals.length === 1
      ? `presence ${share(first.value)} (95%: ${share(first.low)} to ${share(first.high)})`
      : `${counted(open.length, 'open alert')}, ${counted(events.length, 'event')}`;
  const listed = events.slice(0, mostLines).map(({ title }) => title);
  return {
    title: `${names.length === 1 ? names[0] : `${names.length} projects`}, ${cadence} digest: ${headline}`,
    text: [
      ...changes,
      ...(open.length > 0
        ? [`Open alerts: ${open.map(({ line }) => line).join('; ')}.`]
        : ['No alert is open.']),
      ...(listed.length > 0 ? [`What happened: ${listed.join('; ')}.`] : []),
      ...(events.length > mostLines ? [`And ${events.length - mostLines} more.`] : []),
    ].join('\n'),
    severity: open.some(({ severity }) => severity === 'critical')
      ? 'critical'
      : open.length > 0
        ? 'warning'
        : 'info',
    intervals,
    facts: overviews.flatMap(({ project, nextRunAt }) =>
      nextRunAt === null ? [] : [[`${project.name}: next scan`, timeOf(nextRunAt)] as const],
    ),
  };
}
