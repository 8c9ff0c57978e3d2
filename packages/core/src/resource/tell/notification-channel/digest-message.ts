import type { Language } from '@svc/contract/kernel';
import type { ProjectOverview } from '@svc/contract/read/project-overview';
import type { Digest } from '@svc/contract/tell/notification-channel';
import { sentenceIn } from '../../../i18n/index.ts';
import { type IntervalRow, intervalText } from '../../../mail/index.ts';
import type { Message } from './message.ts';
import { timeOf } from './message-facts.ts';

/** Events that a digest tells; the others it counts. */
export const mostLines = 20;

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

const en = {
  presence: 'presence',
  title: (whose: string, cadence: Digest['cadence'], headline: string) =>
    `${whose}: ${headline} (${cadence} digest)`,
  projects: (count: number) => counted(count, 'project', 'projects'),
  counts: (alerts: number, events: number) =>
    `${counted(alerts, 'open alert', 'open alerts')}, ${counted(events, 'event', 'events')}`,
  open: (lines: string) => `Open alerts: ${lines}.`,
  noneOpen: 'No alert is open.',
  happened: (lines: string) => `Since the last digest: ${lines}.`,
  more: (count: number) => `And ${count} more.`,
  next: 'next scan',
};

const digestWords: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    presence: 'Präsenz',
    title: (whose, cadence, headline) =>
      `${whose}: ${headline} (${cadence === 'weekly' ? 'Wochenüberblick' : 'Tagesüberblick'})`,
    projects: (count) => counted(count, 'Projekt', 'Projekte'),
    counts: (alerts, events) =>
      `${counted(alerts, 'offener Alarm', 'offene Alarme')}, ${counted(events, 'Ereignis', 'Ereignisse')}`,
    open: (lines) => `Offene Alarme: ${lines}.`,
    noneOpen: 'Kein Alarm ist offen.',
    happened: (lines) => `Seit dem letzten Überblick: ${lines}.`,
    more: (count) => `Und ${count} weitere.`,
    next: 'nächster Scan',
  },
};

/** A sentence within a list needs no full stop of its own. */
const inList = (lines: readonly string[]): string => lines.map((line) => line.replace(/\.$/, '')).join('; ');

/** How each project stands, what is open, and what happened, the first of it by its titles; null where there is nothing new. */
export function digestMessage(
  { cadence, language }: Digest & { language: Language },
  overviews: readonly ProjectOverview[],
  events: { count: number; titles: readonly string[] },
  since: string | null,
): Message | null {
  const words = digestWords[language];
  const measured = overviews.flatMap(({ project, latest }) => (latest ? [{ project, latest }] : []));
  const open = overviews.flatMap(({ project, alerts }) =>
    alerts.map(({ severity, sentence }) => ({
      severity,
      line: `${project.name}: ${sentenceIn(sentence, language)}`,
    })),
  );
  const isNew = measured.some(({ latest }) => since === null || latest.at > since);
  if (events.count === 0 && open.length === 0 && !isNew) return null;
  const intervals = measured.flatMap(({ project, latest }): IntervalRow[] => {
    const { value, ci } = latest.presence ?? {};
    return typeof value === 'number' && ci
      ? [{ label: `${project.name}: ${words.presence}`, value, low: ci.low, high: ci.high }]
      : [];
  });
  const changes = measured.flatMap(({ project, latest }) =>
    latest.change ? [`${project.name}: ${sentenceIn(latest.change.sentence, language)}`] : [],
  );
  const [first] = intervals;
  const headline =
    first && intervals.length === 1
      ? `${words.presence} ${intervalText(first, language)}`
      : words.counts(open.length, events.count);
  const [only] = overviews;
  const whose = only && overviews.length === 1 ? only.project.name : words.projects(overviews.length);
  return {
    language,
    title: words.title(whose, cadence, headline),
    text: [
      ...changes,
      open.length > 0 ? words.open(inList(open.map(({ line }) => line))) : words.noneOpen,
      ...(events.count > 0 ? [words.happened(inList(events.titles))] : []),
      ...(events.count > events.titles.length ? [words.more(events.count - events.titles.length)] : []),
    ].join('\n'),
    severity: open.some(({ severity }) => severity === 'critical')
      ? 'critical'
      : open.length > 0
        ? 'warning'
        : 'info',
    intervals,
    facts: overviews.flatMap(({ project, nextRunAt }) =>
      nextRunAt === null ? [] : [[`${project.name}: ${words.next}`, timeOf(nextRunAt, language)] as const],
    ),
  };
}
