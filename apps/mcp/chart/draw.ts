import { bandRows, differenceRows, type Figure, type Language, trend } from '@svc/figures';
import type { Picture } from './figures.ts';
import { words } from './words.ts';

const height = 280;

/** Names then stand below the picture, not beside it. */
export const isNarrow = (width: number): boolean => width < 500;

/** A picture as marks, for the width that there is. */
export function draw(picture: Picture, width: number, language: Language): Figure {
  const { title } = picture;
  switch (picture.kind) {
    case 'bands':
      return bandRows(picture.rows, { width, language, title });
    case 'differences':
      // Its labels and verdicts need this width; a narrower page scrolls.
      return differenceRows(picture.rows, { width: Math.max(width, 560), language, title });
    case 'trend': {
      const { period, next } = words(language);
      const { series, timeZone } = picture;
      const labels = isNarrow(width) ? 0 : 210;
      // The title stands above the picture, as those of the others do.
      const drawn = trend(
        { series, timeZone, words: { period, next: isNarrow(width) ? '' : next } },
        { width, height, language, title: '', labels, named: labels > 0 },
      );
      return { ...drawn, title };
    }
  }
}
