import { type Figure, palettes } from '@svc/figures';
import type { ReportDocument } from './document.ts';

const colours = palettes.light;
/** How wide figures are drawn before they are scaled to the page. */
export const drawn = 720;

/** Area for figures, in points. */
interface Page {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

/** Draws a figure below what is there; on the next page where it does not fit. */
export function drawFigure(document: ReportDocument, figure: Figure, page: Page): void {
  for (const part of partsOf(figure, page.bottom - document.y - 9, page)) drawPart(document, part, page);
}

/** Points; less is not begun in. */
const leastRoom = 150;

interface Part {
  figure: Figure;
  from: number;
  to: number;
}

/** A figure that is higher than a page is cut: it begins in the room that is left, and goes on over pages. */
function partsOf(figure: Figure, left: number, { top, bottom, width }: Page): Part[] {
  const scale = figure.width / width;
  const most = (bottom - top) * scale;
  const parts: Part[] = [];
  let from = 0;
  let room = figure.height > most && left > leastRoom ? left * scale : most;
  while (from < figure.height) {
    parts.push({ figure, from, to: Math.min(figure.height, from + room) });
    from += room;
    room = most;
  }
  return parts;
}

function drawPart(
  document: ReportDocument,
  { figure, from, to }: Part,
  { left: start, bottom, width }: Page,
): void {
  const scale = width / Math.max(figure.width, drawn);
  const height = (to - from) * scale;
  if (document.y + height + 8 > bottom) document.addPage();
  const top = document.y;
  document.save();
  document.translate(start, top - from * scale).scale(scale);
  for (const mark of figure.marks) {
    const paint = mark.kind === 'text' ? null : mark;
    switch (mark.kind) {
      case 'text': {
        if (mark.y < from || mark.y - 12 > to) continue;
        const { x, y, text, anchor = 'start', size = 13, bold = false, fill = 'ink' } = mark;
        document.style(bold ? 'bold' : 'plain').fontSize(size * 0.88);
        const wide = document.widthOfString(text);
        const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
        document.fillColor(colours[fill]).text(text, left, y - size * 0.82, { lineBreak: false });
        continue;
      }
      case 'rect':
        if (mark.y + mark.height < from || mark.y > to) continue;
        document.roundedRect(
          mark.x,
          mark.y,
          mark.width,
          mark.height,
          Math.min(mark.radius ?? 0, mark.width / 2, mark.height / 2),
        );
        break;
      case 'circle':
        if (mark.y < from || mark.y > to) continue;
        document.circle(mark.x, mark.y, mark.radius);
        break;
      case 'path':
        document.path(mark.d);
        break;
    }
    if (!paint) continue;
    const { fill, stroke, strokeWidth = 1, dash } = paint;
    if (dash) {
      const [length = 2, space = length] = dash.split(' ').map(Number);
      document.dash(length, { space });
    }
    document.lineWidth(strokeWidth);
    if (fill && stroke) document.fillAndStroke(colours[fill], colours[stroke]);
    else if (fill) document.fill(colours[fill]);
    else if (stroke) document.stroke(colours[stroke]);
    if (dash) document.undash();
  }
  document.restore();
  document.x = start;
  document.y = top + height + 8;
}
