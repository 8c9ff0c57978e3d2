import type { ReportContent } from '@svc/contract/tell/report';
import { counted } from '@svc/figures';
import { wordsOf } from '../words.ts';

const day = (at: string, { language, timeZone }: ReportContent): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone, dateStyle: 'medium' }).format(
    new Date(at),
  );

/** Head of every format: subject, dates, and how far the report can be trusted. */
export function factsOf(content: ReportContent, snapshotId: string): (readonly [string, string])[] {
  const { language, span, timeZone, mode, provenance, scans, answers } = content;
  const words = wordsOf(language);
  return [
    [words.span, `${day(span.from, content)} ${words.to} ${day(span.to, content)} (${timeZone})`],
    [words.made, day(content.asOf, content)],
    [words.scans, counted(scans, language)],
    [words.answers, counted(answers, language)],
    [words.mode, words.modes[mode ?? 'live']],
    [words.badge, words.badges[provenance]],
    [words.snapshot, snapshotId.slice(0, 16)],
  ];
}

/** Warnings that must not be overlooked. Figures over a span are `cached` where answers were imported: those are real. */
export const warningsOf = ({ language, mode, provenance, answers }: ReportContent): string[] => [
  ...(mode === 'test' && provenance !== 'cached' ? [wordsOf(language).testMode] : []),
  ...(provenance === 'predicted' && answers > 0 ? [wordsOf(language).predicted] : []),
];
