import type { Picture } from '@svc/contract/tell/report';
import { type Figure, type Mark, palettes, type Tone } from '@svc/figures';
import type { Slide } from './deck.ts';
import { drawPicture } from './picture.ts';

const colours = palettes.light;
/** Inches. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How wide figures are drawn, so that their letters can be read from a chair. */
const drawn = 640;
/** Differences have words on both sides. */
const drawnDifferences = 760;
/** Rows that a slide can show. */
const mostRows = 12;
const mostPrompts = 16;
const pointsAnInch = 72;

const colourOf = (tone: Tone): string => colours[tone].replace('#', '');

/** A picture of no more rows than a slide shows, and how many it has; null where it shows all. */
export function cutPicture(picture: Picture): { picture: Picture; cut: [number, number] | null } {
  if (picture.type === 'history') return { picture, cut: null };
  if (picture.type === 'dots') {
    const prompts = picture.prompts.slice(0, mostPrompts);
    const all = picture.prompts.length;
    return { picture: { ...picture, prompts }, cut: all > prompts.length ? [prompts.length, all] : null };
  }
  const all = picture.rows.length;
  const cut: [number, number] | null = all > mostRows ? [mostRows, all] : null;
  return picture.type === 'bands'
    ? { picture: { ...picture, rows: picture.rows.slice(0, mostRows) }, cut }
    : { picture: { ...picture, rows: picture.rows.slice(0, mostRows) }, cut };
}

/** Draws a picture with the shapes of slides: sharp at any size, and the same in every program that opens them. */
export function addFigure(
  slide: Slide,
  { picture, title, language }: { picture: Picture; title: string; language: 'en' | 'de' },
  box: Box,
): void {
  const wide = picture.type === 'differences' ? drawnDifferences : drawn;
  let figure = drawPicture(picture, title, language, wide);
  // A high one is drawn wider, so that it fills the slide all the same.
  const wanted = Math.ceil((figure.height * box.w) / box.h);
  if (wanted > figure.width) figure = drawPicture(picture, title, language, Math.min(wanted, 2 * drawn));
  const scale = Math.min(box.w / figure.width, box.h / figure.height);
  const place = { x: box.x + (box.w - figure.width * scale) / 2, y: box.y, scale };
  for (const mark of figure.marks) addMark(slide, mark, figure, place);
}

interface Place {
  x: number;
  y: number;
  /** Inches a pixel. */
  scale: number;
}

function addMark(slide: Slide, mark: Mark, figure: Figure, { x, y, scale }: Place): void {
  if (mark.kind === 'text') {
    const { text, anchor = 'start', size = 13, bold = false, fill = 'ink' } = mark;
    const w = figure.width * scale;
    const h = size * scale * 1.5;
    const left = { start: 0, middle: w / 2, end: w }[anchor];
    const align = { start: 'left', middle: 'center', end: 'right' } as const;
    slide.addText(text, {
      x: x + mark.x * scale - left,
      y: y + mark.y * scale - h * 0.73,
      w,
      h,
      fontSize: Math.round(size * scale * pointsAnInch * 2) / 2,
      bold,
      color: colourOf(fill),
      align: align[anchor],
      valign: 'middle',
      margin: 0,
      wrap: false,
    });
    return;
  }
  const { fill, stroke, strokeWidth = 1, dash } = mark;
  const painted = {
    ...(fill && { fill: { color: colourOf(fill) } }),
    ...(stroke && {
      line: {
        color: colourOf(stroke),
        width: Math.max(0.5, strokeWidth * scale * pointsAnInch),
        ...(dash && { dashType: 'dash' as const }),
      },
    }),
  };
  switch (mark.kind) {
    case 'rect': {
      const [w, h] = [mark.width * scale, mark.height * scale];
      const radius = Math.min((mark.radius ?? 0) * scale, w / 2, h / 2);
      const at = { x: x + mark.x * scale, y: y + mark.y * scale, w, h };
      if (radius > 0) slide.addShape('roundRect', { ...at, ...painted, rectRadius: radius });
      else slide.addShape('rect', { ...at, ...painted });
      return;
    }
    case 'circle': {
      const side = 2 * mark.radius * scale;
      slide.addShape('ellipse', {
        x: x + (mark.x - mark.radius) * scale,
        y: y + (mark.y - mark.radius) * scale,
        w: side,
        h: side,
        ...painted,
      });
      return;
    }
    case 'path':
      for (const outline of outlinesOf(mark.d)) addOutline(slide, outline, { x, y, scale }, painted);
  }
}

interface Outline {
  points: { x: number; y: number }[];
  closed: boolean;
}

/** The straight strokes of an SVG path: figures draw with M, L, h, l and z alone. */
export function outlinesOf(path: string): Outline[] {
  const found: Outline[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLhlz])([^MLhlz]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const last = found.at(-1);
    const from = last?.points.at(-1) ?? { x: 0, y: 0 };
    const [first = 0, second = 0] = values;
    if (command === 'M') found.push({ points: [{ x: first, y: second }], closed: false });
    else if (command === 'L') last?.points.push({ x: first, y: second });
    else if (command === 'h') last?.points.push({ x: from.x + first, y: from.y });
    else if (command === 'l') last?.points.push({ x: from.x + first, y: from.y + second });
    else if (last) last.closed = true;
  }
  return found;
}

function addOutline(
  slide: Slide,
  { points, closed }: Outline,
  { x, y, scale }: Place,
  painted: object,
): void {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [first, second] = points;
  const box = {
    x: x + left * scale,
    y: y + top * scale,
    w: (Math.max(...xs) - left) * scale,
    h: (Math.max(...ys) - top) * scale,
  };
  if (!closed && points.length === 2 && first && second) {
    // A line runs from the upper left to the lower right of its box, unless it is turned over.
    const flipV = first.x < second.x !== first.y < second.y;
    slide.addShape('line', { ...box, flipV, ...painted });
    return;
  }
  // Marks of changes are the one closed outline of reports.
  if (closed) slide.addShape('triangle', { ...box, ...painted });
}
