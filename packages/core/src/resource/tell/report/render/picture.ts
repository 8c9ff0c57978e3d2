import type { Picture, ReportContent } from '@svc/contract/tell/report';
import {
  about,
  answerDots,
  bandRows,
  differenceRows,
  type Figure,
  type Language,
  scanHistory,
} from '@svc/figures';

/** The marks of a picture: SVG and PDF are made from the same. */
export function drawPicture(picture: Picture, title: string, language: Language, width = 720): Figure {
  const options = { title, language, width };
  switch (picture.type) {
    case 'bands':
      return bandRows(
        picture.rows.map(({ trials, provenance, reason, ...row }) => ({
          ...row,
          ...(trials !== undefined && { trials }),
          ...(provenance !== undefined && { provenance }),
          ...(reason !== undefined && { reason }),
        })),
        options,
      );
    case 'differences':
      return differenceRows(picture.rows, options);
    case 'history': {
      const { changes = [], others = [], name, ...history } = picture;
      return scanHistory({ ...history, changes, others, ...(name !== undefined && { name }) }, options);
    }
    case 'dots':
      return answerDots(
        {
          engines: picture.engines,
          prompts: picture.prompts.map(({ text, cells }) => ({
            text,
            cells: cells.map(({ present, absent, missing }) => [
              ...Array<'present'>(present).fill('present'),
              ...Array<'absent'>(absent).fill('absent'),
              ...Array<'missing'>(missing).fill('missing'),
            ]),
          })),
        },
        options,
      );
  }
}

/** Unit and dates of the picture, and how many answers each row has where that is known. */
export function aboutPicture(picture: Picture, { span, timeZone, language }: ReportContent): string {
  const times = picture.type === 'history' ? picture.points.map(({ at }) => at) : [];
  return about(
    {
      type: picture.type,
      from: times[0] ?? Date.parse(span.from),
      to: times.at(-1) ?? Date.parse(span.to),
      timeZone,
      answers: picture.type === 'bands' ? picture.rows.flatMap(({ trials }) => trials ?? []) : [],
    },
    language,
  );
}
