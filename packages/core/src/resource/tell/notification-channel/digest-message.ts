import type { Language, Mode } from '@svc/contract/kernel';
import { labelOf } from '@svc/contract/label';
import type { LatestScore, ProjectOverview } from '@svc/contract/read/project-overview';
import type { Digest } from '@svc/contract/tell/notification-channel';
import { sentenceIn } from '../../../i18n/index.ts';
import { type IntervalRow, intervalText } from '../../../mail/index.ts';
import { bullet, type Message } from './message.ts';
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
  test: 'Test mode: emulated engines with invented answers. Nothing here says how the brand really stands.',
  changes: 'The newest scan compared with the one before:',
  open: 'Open alerts:',
  noneOpen: 'No alert is open.',
  happened: 'Since the last digest:',
  more: (count: number) => `And ${count} more.`,
  next: 'next scan',
  overview: 'Open the overview',
  overviews: 'Overview',
  scan: 'Newest scan',
  alerts: 'Alerts',
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
    test: 'Testmodus: nachgebildete Engines mit erfundenen Antworten. Nichts hier sagt, wie die Marke wirklich steht.',
    changes: 'Der neueste Scan im Vergleich mit dem davor:',
    open: 'Offene Alarme:',
    noneOpen: 'Kein Alarm ist offen.',
    happened: 'Seit dem letzten Überblick:',
    more: (count) => `Und ${count} weitere.`,
    next: 'nächster Scan',
    overview: 'Überblick öffnen',
    overviews: 'Überblick',
    scan: 'Neuester Scan',
    alerts: 'Alarme',
  },
};

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `${bullet}${line}`)];

/** The figures of a project: one for each surface, where there are several. */
const presenceOf = ({ presence, surfaces }: LatestScore) =>
  presence ? [{ surface: null, presence }] : surfaces.map(({ surface, presence }) => ({ surface, presence }));
/** What changed, in the same parts. */
const changesOf = ({ change, surfaces }: LatestScore) =>
  change ? [{ surface: null, change }] : surfaces.map(({ surface, change }) => ({ surface, change }));

/** How each project stands, what is open, and what happened, the first of it by its titles; null where there is nothing new. */
export function digestMessage(
  { cadence, language }: Digest & { language: Language },
  overviews: readonly ProjectOverview[],
  events: { count: number; titles: readonly string[] },
  { since, mode, publicUrl }: { since: string | null; mode: Mode; publicUrl: string },
): Message | null {
  const words = digestWords[language];
  const [only] = overviews;
  const single = overviews.length === 1 ? only : undefined;
  /** Of which project and surface something is told. A digest of one project names it in its title. */
  const about = (...parts: (string | null)[]): string =>
    parts.filter((part) => part !== null && part !== single?.project.name).join(', ');
  const told = (of: string, text: string): string => (of === '' ? text : `${of}: ${text}`);
  const surfaceName = (surface: string | null) => surface && labelOf('surface', surface, language);
  const measured = overviews.flatMap(({ project, latest }) => (latest ? [{ project, latest }] : []));
  const open = overviews.flatMap(({ project, alerts }) =>
    alerts.map(({ severity, sentence }) => ({
      severity,
      line: told(about(project.name), sentenceIn(sentence, language)),
    })),
  );
  const isNew = measured.some(({ latest }) => since === null || latest.at > since);
  if (events.count === 0 && open.length === 0 && !isNew) return null;
  const intervals = measured.flatMap(({ project, latest }) =>
    presenceOf(latest).flatMap(({ surface, presence: { value, ci } }): IntervalRow[] => {
      const label = told(project.name, about(words.presence, surfaceName(surface)));
      return value !== null && ci ? [{ label, value, low: ci.low, high: ci.high }] : [];
    }),
  );
  const changes = measured.flatMap(({ project, latest }) =>
    changesOf(latest).flatMap(({ surface, change }) =>
      change ? [told(about(project.name, surfaceName(surface)), sentenceIn(change.sentence, language))] : [],
    ),
  );
  const [first] = intervals;
  const headline =
    first && intervals.length === 1
      ? `${words.presence} ${intervalText(first, language)}`
      : words.counts(open.length, events.count);
  return {
    language,
    title: words.title(single?.project.name ?? words.projects(overviews.length), cadence, headline),
    text: [
      ...(mode === 'test' ? [words.test] : []),
      ...list(words.changes, changes),
      ...(open.length > 0
        ? list(
            words.open,
            open.map(({ line }) => line),
          )
        : [words.noneOpen]),
      ...list(words.happened, events.titles),
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
    links: overviews.flatMap((overview) => linksOf(overview, publicUrl, language, single !== undefined)),
  };
}

/** To the overview; of a digest of one project, also to what it tells of. */
function linksOf(
  { project, latest, alerts }: ProjectOverview,
  publicUrl: string,
  language: Language,
  isOnly: boolean,
): { label: string; url: string }[] {
  const words = digestWords[language];
  const url = `${publicUrl}/app/projects/${project.id}`;
  if (!isOnly) return [{ label: `${words.overviews}: ${project.name}`, url }];
  return [
    { label: words.overview, url },
    ...(latest ? [{ label: words.scan, url: `${url}/scans/${latest.scanId}` }] : []),
    ...(alerts.length > 0 ? [{ label: words.alerts, url: `${url}/reports/alerts` }] : []),
  ];
}
