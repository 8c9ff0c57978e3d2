import PptxGenJS from 'pptxgenjs';

/** The library’s types are those of a CommonJS module, whose class is `default`; its code gives the class itself. */
export const Deck = ('default' in PptxGenJS ? PptxGenJS.default : PptxGenJS) as typeof PptxGenJS.default;
export type Slide = ReturnType<InstanceType<typeof PptxGenJS.default>['addSlide']>;

/** Inches of a slide of 16 to 9. */
export const page = { width: 13.33, height: 7.5, margin: 0.6 } as const;
export const inner = page.width - 2 * page.margin;
export const ink = '1F2328';
export const soft = '57606A';

/** How many lines a text takes, by the width that a letter has on average. */
export function linesOf(text: string, width: number, size: number): number {
  const letters = Math.max(1, Math.floor(width / ((size * 0.52) / 72)));
  return text.split('\n').reduce((lines, one) => lines + Math.max(1, Math.ceil(one.length / letters)), 0);
}

/** Inches that so many lines take. */
export const heightOf = (lines: number, size: number): number => (lines * size * 1.22) / 72;

/** The largest of these sizes at which texts one above the other fit; the smallest where none does. */
export function sizeFor(
  texts: readonly string[],
  { w, h, gap }: { w: number; h: number; gap: number },
  sizes: readonly [number, ...number[]],
): number {
  const fits = (size: number): boolean =>
    texts.reduce((sum, text) => sum + heightOf(linesOf(text, w, size), size) + gap, 0) <= h;
  return sizes.find(fits) ?? Math.min(...sizes);
}
