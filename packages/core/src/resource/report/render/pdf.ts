import type { Block, ReportContent } from '@svc/contract/report';
import { type Figure, palettes, verdictSign } from '@svc/figures';
import { wordsOf } from '../words.ts';
import { ReportDocument } from './document.ts';
import { factsOf, warningsOf } from './facts.ts';
import { lacksGlyphs } from './font.ts';
import { drawTable } from './pdf-table.ts';
import { aboutPicture, drawPicture } from './picture.ts';
import { captionOf } from './value.ts';

const colours = palettes.light;
const margin = 48;
/** A4 in points. */
const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin - 12;
/** How wide figures are drawn before they are scaled to the page. */
const drawn = 720;

/** From the same marks and words as the page, without a browser. */
export async function toPdf(
  content: ReportContent,
  snapshotId: string,
  logo: Buffer | null,
): Promise<Buffer> {
  const { title, project, language, branding, blocks, asOf } = content;
  const document = new ReportDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    // The library's default font is not used: `style` sets ours.
    font: '',
    lang: language,
    info: {
      Title: `${project.name}: ${title}`,
      Author: branding.name,
      CreationDate: new Date(asOf),
      ModDate: new Date(asOf),
    },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));

  if (logo) drawLogo(document, logo);
  document.style('plain').fontSize(9).fillColor(colours.soft).text(branding.name);
  document
    .style('bold')
    .fontSize(19)
    .fillColor(colours.ink)
    .text(`${project.name}: ${title}`, { paragraphGap: 4 });
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width, document.y)
    .lineWidth(2)
    .stroke(branding.accent ?? colours.band);
  document.moveDown(0.6);
  const warnings = [
    ...warningsOf(content),
    ...(lacksGlyphs(JSON.stringify(content)) ? [wordsOf(language).noGlyphs] : []),
  ];
  for (const warning of warnings)
    document.style('bold').fontSize(9).fillColor(colours.fall).text(warning, { paragraphGap: 4 });
  const facts = factsOf(content, snapshotId)
    .map(([name, fact]) => `${name}: ${fact}`)
    .join('   ');
  document.style('plain').fontSize(8).fillColor(colours.soft).text(facts, { paragraphGap: 6 });
  for (const [place, block] of blocks.entries())
    drawBlock(document, block, content, [blocks[place - 1], blocks[place + 1]]);
  numberPages(document, content);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Draws the logo at the right of the top margin. A file that turns out to be no picture is left out. */
function drawLogo(document: ReportDocument, logo: Buffer): void {
  const { x, y } = document;
  try {
    document.image(logo, margin, margin / 3, { fit: [width, margin * 0.6], align: 'right' });
  } catch {
    // A JPEG is read when it is drawn.
  }
  document.x = x;
  document.y = y;
}

/** Begins a page where so much does not fit on this one. */
function room(document: ReportDocument, height: number): void {
  if (document.y + height > bottom) document.addPage();
  document.x = margin;
}

function drawBlock(
  document: ReportDocument,
  block: Block,
  content: ReportContent,
  [before, after]: [Block | undefined, Block | undefined],
): void {
  document.x = margin;
  switch (block.kind) {
    case 'heading':
      // A heading goes with what it is over.
      room(document, after?.kind === 'figure' ? 220 : 90);
      document
        .moveDown(0.9)
        .style('bold')
        .fontSize(13)
        .fillColor(colours.ink)
        .text(block.text, { paragraphGap: 4 });
      return;
    case 'text':
      document.style('plain').fontSize(9.5).fillColor(colours.ink).text(block.text, { paragraphGap: 4 });
      return;
    case 'verdict':
      document
        .style('bold')
        .fontSize(10.5)
        .fillColor(
          block.verdict === 'rise' || block.verdict === 'fall' ? colours[block.verdict] : colours.ink,
        )
        .text(`${verdictSign[block.verdict]} ${block.text}`, { paragraphGap: 4 });
      return;
    case 'list':
      for (const item of block.items)
        document
          .style('plain')
          .fontSize(9)
          .fillColor(colours.ink)
          .text(`•  ${item}`, { indent: 4, paragraphGap: 3 });
      return;
    case 'figure':
      writeCaption(document, block, content, before);
      for (const part of partsOf(
        drawPicture(block.picture, block.title, content.language, drawn),
        bottom - document.y - 9,
      ))
        drawFigure(document, part);
      return;
    case 'table':
      drawTable(
        document,
        { ...block, title: captionOf(block, before) },
        { language: content.language, colours, left: margin, width, bottom },
      );
      return;
    case 'answers':
      room(document, 90);
      document
        .moveDown(0.9)
        .style('bold')
        .fontSize(13)
        .fillColor(colours.ink)
        .text(block.title, { paragraphGap: 4 });
      for (const { engine, prompt, said, text } of block.items) {
        room(document, 60);
        document.style('bold').fontSize(9).fillColor(colours.ink).text(prompt);
        document
          .style('plain')
          .fontSize(8)
          .fillColor(colours.soft)
          .text(`${engine}: ${said}`, { paragraphGap: 2 });
        document.style('plain').fontSize(8.5).fillColor(colours.ink).text(text, { paragraphGap: 8 });
      }
  }
}

/** What a figure shows, in which unit and of when; its title only where the heading above is another. */
function writeCaption(
  document: ReportDocument,
  block: Extract<Block, { kind: 'figure' }>,
  content: ReportContent,
  before: Block | undefined,
): void {
  room(document, 220);
  const title = captionOf(block, before);
  if (title !== '') document.style('bold').fontSize(9.5).fillColor(colours.ink).text(title);
  document
    .style('plain')
    .fontSize(8)
    .fillColor(colours.soft)
    .text(aboutPicture(block.picture, content), { paragraphGap: 4 });
}

/** Points; less is not begun in. */
const leastRoom = 150;

interface Part {
  figure: Figure;
  from: number;
  to: number;
}

/** A figure that is higher than a page is cut: it begins in the room that is left, and goes on over pages. */
function partsOf(figure: Figure, left: number): Part[] {
  const scale = figure.width / width;
  const most = (bottom - margin) * scale;
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

function drawFigure(document: ReportDocument, { figure, from, to }: Part): void {
  const scale = width / Math.max(figure.width, drawn);
  const height = (to - from) * scale;
  room(document, height + 8);
  const top = document.y;
  document.save();
  document.translate(margin, top - from * scale).scale(scale);
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
  document.x = margin;
  document.y = top + height + 8;
}

function numberPages(document: ReportDocument, { language, branding, mode }: ReportContent): void {
  const words = wordsOf(language);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Below the margin text would begin a page of its own.
    document.page.margins.bottom = 0;
    const label = `${branding.footer ?? branding.name}   ${mode === 'test' ? `${words.mode}: test   ` : ''}${words.page} ${page - start + 1} ${words.of} ${count}`;
    document
      .style('plain')
      .fontSize(7.5)
      .fillColor(colours.soft)
      .text(label, margin, 841.89 - margin + 8, { width, lineBreak: false, ellipsis: true });
  }
}
