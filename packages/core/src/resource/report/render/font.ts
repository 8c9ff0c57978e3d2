import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const files = { plain: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;
const parsed = new Map<string, Font>();

/** Parsed once a process: that takes longer than a page. */
export function fontOf(style: keyof typeof files): Font {
  const known = parsed.get(style);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${files[style]}.ttf`);
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  parsed.set(style, font);
  return font;
}

/** Whether some characters have no picture in the font and show as boxes, as Chinese ones do. */
export const lacksGlyphs = (text: string): boolean =>
  [...new Set(text)].some((letter) => !fontOf('plain').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
