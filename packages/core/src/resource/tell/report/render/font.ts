import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

/** Chinese and Japanese stand in one, Korean in the other: each is read only when a text needs it. */
const files = {
  plain: ['dejavu-fonts-ttf/package.json', 'ttf/DejaVuSans.ttf'],
  bold: ['dejavu-fonts-ttf/package.json', 'ttf/DejaVuSans-Bold.ttf'],
  han: ['@embedpdf/fonts-sc', '../fonts/NotoSansHans-Regular.otf'],
  hangul: ['@embedpdf/fonts-kr', '../fonts/NotoSansKR-Regular.otf'],
} as const;
export type FontName = keyof typeof files;
const parsed = new Map<FontName, Font>();

/** Parsed once a process: that takes longer than a page. */
export function fontOf(name: FontName): Font {
  const known = parsed.get(name);
  if (known) return known;
  const [found, file] = files[name];
  const path = join(dirname(createRequire(import.meta.url).resolve(found)), file);
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  parsed.set(name, font);
  return font;
}

const has = (name: FontName, letter: string): boolean =>
  fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The font for a letter within a text in `main`; null: no font has it. */
export function fontFor(letter: string, main: FontName): FontName | null {
  if (has(main, letter)) return main;
  if (has('han', letter)) return 'han';
  return has('hangul', letter) ? 'hangul' : null;
}

/** Whether some characters have no picture in any font and show as boxes, as Thai ones do. */
export const lacksGlyphs = (text: string): boolean =>
  [...new Set(text)].some((letter) => fontFor(letter, 'plain') === null);
