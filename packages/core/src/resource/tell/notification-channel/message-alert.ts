import type { Language } from '@svc/contract/kernel';
import { z } from 'zod';
import { dayOf, sentenceIn } from '../../../i18n/index.ts';
import type { IntervalRow } from '../../../mail/index.ts';
import type { Message, ToldEvent } from './message.ts';
import { messageWords } from './words.ts';

const figure = z.union([
  z.looseObject({
    value: z.number(),
    ci: z.union([z.looseObject({ low: z.number(), high: z.number() }), z.null()]),
  }),
  z.null(),
]);
const parts = z.array(z.looseObject({ part: z.string(), text: z.string() }));
/** What a message says of an alert’s event. */
const told = z.looseObject({
  alertId: z.string(),
  alertEventId: z.string(),
  name: z.string(),
  state: z.enum(['open', 'acknowledged', 'resolved']),
  sentence: z.string(),
  message: z.string(),
  reading: z.looseObject({ now: figure, before: figure, change: figure }),
  text: z.looseObject({ en: parts, de: parts }).partial().optional(),
  evidence: z.looseObject({
    scanId: z.union([z.string(), z.null()]),
    baselineScanIds: z.array(z.string()).default([]),
    answerIds: z.array(z.string()),
    since: z.string().optional(),
  }),
  by: z.union([z.string(), z.null()]),
});

/** The person who closed or acknowledged it; one that ended by itself says so in its sentence. */
function beginning({ state, by }: Pick<z.output<typeof told>, 'state' | 'by'>, language: Language): string {
  if (state === 'open' || by === null || by === 'system') return '';
  const { closedBy, seenBy } = messageWords[language];
  return state === 'resolved' ? closedBy(by) : seenBy(by);
}

/** The figures, which stand in rows of their own; then each part in a paragraph, and where to look. null: not such an event. */
export function alertMessage(
  { data, projectId, projectName, severity }: ToldEvent,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Message | null {
  const read = told.safeParse(data);
  if (!read.success) return null;
  const { sentence, message, text, name, evidence, alertId, by } = read.data;
  const words = messageWords[language];
  const intervals = intervalsOf(read.data, language);
  const lines = text?.[language];
  const said = language === 'en' ? sentence : lines?.find(({ part }) => part === 'headline')?.text;
  const headline = `${beginning(read.data, language)}${said ?? sentenceIn(sentence, language)}`;
  // Skips what rows and facts already show. Events of earlier releases have their text in one piece.
  const paragraphs = lines?.filter(
    ({ part }) => part !== 'headline' && part !== 'since' && (part !== 'compared' || intervals.length < 2),
  );
  return {
    title: projectName === null ? headline : `${projectName}: ${headline}`,
    text: paragraphs?.map((one) => one.text).join('\n') ?? sentenceIn(message, language),
    severity,
    language,
    intervals,
    facts: [
      ...(evidence.since !== undefined && text
        ? [[words.since, dayOf(evidence.since, language)] as const]
        : []),
      [words.alert, name],
      ...(by === null || by === 'system' ? [] : [[words.by, by] as const]),
    ],
    ...(projectId !== null && {
      links: linksOf(`${publicUrl}/app/projects/${projectId}`, evidence, language),
    }),
    thread: alertId,
  };
}

function intervalsOf({ reading, evidence, state }: z.output<typeof told>, language: Language): IntervalRow[] {
  const scans = evidence.baselineScanIds.length;
  const words = messageWords[language];
  const row = (label: string, of: z.output<typeof figure>): IntervalRow[] =>
    of?.ci ? [{ label, value: of.value, low: of.ci.low, high: of.ci.high }] : [];
  return state === 'resolved' || scans === 0
    ? [...row(words.now, reading.now), ...row(words.before, reading.before)]
    : [...row(words.inThisScan, reading.now), ...row(words.inScansBefore(scans), reading.before)];
}

function linksOf(
  project: string,
  { scanId, answerIds }: z.output<typeof told>['evidence'],
  language: Language,
) {
  const words = messageWords[language];
  const [first] = answerIds;
  return [
    { label: words.chart, url: `${project}/trend` },
    ...(scanId === null ? [] : [{ label: words.scan, url: `${project}/scans/${scanId}` }]),
    ...(scanId === null ? [] : [{ label: words.answers, url: `${project}/answers?scanId=${scanId}` }]),
    ...(first === undefined ? [] : [{ label: words.firstAnswer, url: `${project}/answers/${first}` }]),
    ...(scanId === null ? [] : [{ label: words.recommendations, url: `${project}/improve` }]),
    { label: words.allAlerts, url: `${project}/reports/alerts` },
  ];
}
