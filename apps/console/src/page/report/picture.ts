import type { components } from '@svc/client';
import {
  about,
  answerDots,
  bandRows,
  differenceRows,
  type Figure,
  type FigureOptions,
  type Language,
  scanHistory,
} from '@svc/figures';
import type { Table } from '../../figure/files.ts';
import { defined } from '../../part/defined.ts';
import type { Text } from '../../text/index.ts';

type Picture = components['schemas']['ReportPicture'];

/** The pictures of a report, by the same code that draws its files. */
export function drawPicture(picture: Picture, options: FigureOptions): Figure {
  switch (picture.type) {
    case 'bands':
      return bandRows(
        picture.rows.map(({ label, value, tracked, market, ...more }) => ({
          label,
          value,
          tracked,
          market,
          ...defined(more),
        })),
        options,
      );
    case 'differences':
      return differenceRows(picture.rows, options);
    case 'history':
      return scanHistory(picture, options);
    case 'dots':
      return answerDots(
        {
          engines: picture.engines,
          prompts: picture.prompts.map(({ text, cells }) => ({
            text,
            cells: cells.map(({ present, absent, missing }) => [
              ...Array.from({ length: present }, () => 'present' as const),
              ...Array.from({ length: absent }, () => 'absent' as const),
              ...Array.from({ length: missing }, () => 'missing' as const),
            ]),
          })),
        },
        options,
      );
  }
}

/** The days that a report is of. */
export interface Span {
  from: string;
  to: string;
  timeZone: string;
}

/** Its unit, of when it is, and how many answers each row rests on where that is known. */
export function aboutPicture(picture: Picture, { from, to, timeZone }: Span, language: Language): string {
  const times = picture.type === 'history' ? picture.points.map(({ at }) => at) : [];
  return about(
    {
      type: picture.type,
      from: times[0] ?? Date.parse(from),
      to: times.at(-1) ?? Date.parse(to),
      timeZone,
      answers: picture.type === 'bands' ? picture.rows.flatMap(({ trials }) => trials ?? []) : [],
    },
    language,
  );
}

/** The same as a table. */
export function pictureTable(picture: Picture, words: Text['figure']): Table {
  const ends = [words.value, words.low, words.high];
  switch (picture.type) {
    case 'bands':
      return {
        columns: ['', ...ends, words.marketLow, words.marketHigh],
        rows: picture.rows.map(({ label, value, tracked, market }) => [
          label,
          value,
          tracked?.low ?? null,
          tracked?.high ?? null,
          market?.low ?? null,
          market?.high ?? null,
        ]),
      };
    case 'differences':
      return {
        columns: ['', ...ends, words.status],
        rows: picture.rows.map(({ label, difference, interval, verdict }) => [
          label,
          difference,
          interval?.low ?? null,
          interval?.high ?? null,
          verdict,
        ]),
      };
    case 'history':
      return {
        columns: ['', ...ends],
        rows: picture.points.map(({ at, value, interval }) => [
          new Date(at).toISOString(),
          value,
          interval?.low ?? null,
          interval?.high ?? null,
        ]),
      };
    case 'dots':
      return {
        columns: ['', ...picture.engines],
        rows: picture.prompts.map(({ text, cells }) => [
          text,
          ...cells.map(({ present, absent }) => `${present}/${present + absent}`),
        ]),
      };
  }
}
