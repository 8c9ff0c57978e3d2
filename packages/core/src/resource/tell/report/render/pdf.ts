import type { Block, ReportContent } from '@svc/contract/tell/report';
import { palettes, verdictSign } from '@svc/figures';
import { wordsOf } from '../words.ts';
import { numberPages, openPdf, pageSize, type ReportDocument } from './document.ts';
import { factsOf, warningsOf } from './facts.ts';
import { lacksGlyphs } from './font.ts';
import { drawFigure, drawn } from './pdf-figure.ts';
import { drawTable } from './pdf-table.ts';
import { aboutPicture, drawPicture } from './picture.ts';
import { shownOf } from './shown.ts';
import { captionOf } from './value.ts';

const colours = palettes.light;
const { margin, width, bottom } = pageSize;
/** How much smaller pictures and tables become, step by step, where a first page has to hold a whole story. */
const densities = [1, 0.9, 0.8, 0.7] as const;

/** Made of the same marks and words as the page, without a browser. */
export async function toPdf(
  content: ReportContent,
  snapshotId: string,
  logo: Buffer | null,
): Promise<Buffer> {
  const parts = firstPart(content);
  for (const density of densities) {
    const made = compose(content, { snapshotId, logo, parts, density });
    // A story that still does not fit continues on a second page.
    if (parts === null || made.storyPages === 1 || density === densities.at(-1)) return made.file;
  }
  throw new Error('no density was tried');
}

/** Index of the first part after a story of one page. null: the report has no such story. */
function firstPart({ blocks, language }: ReportContent): number | null {
  const words = wordsOf(language);
  const has = (text: string) => blocks.findIndex((block) => block.kind === 'heading' && block.text === text);
  return has(words.story) === 0 && has(words.headline) > 0 ? has(words.headline) : null;
}

interface Composing {
  snapshotId: string;
  logo: Buffer | null;
  parts: number | null;
  density: number;
}

/** The file, and how many pages come before the parts. */
function compose(
  content: ReportContent,
  { snapshotId, logo, parts, density }: Composing,
): { file: Promise<Buffer>; storyPages: number } {
  const { title, project, language, branding, blocks, asOf } = content;
  const { document, file } = openPdf({
    language,
    title: `${project.name}: ${title}`,
    author: branding.name,
    at: asOf,
  });

  if (logo) drawLogo(document, logo);
  document.style('plain').fontSize(9).fillColor(colours.soft).text(branding.name);
  document
    .style('bold')
    .fontSize(17)
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
  let storyPages = 1;
  for (const [place, block] of blocks.entries()) {
    if (place === parts) {
      storyPages = document.bufferedPageRange().count;
      document.addPage();
    }
    const dense = parts !== null && place < parts ? density : 1;
    drawBlock(document, block, content, { before: blocks[place - 1], after: blocks[place + 1], dense });
  }
  const name = branding.footer ?? branding.name;
  const test = content.mode === 'test' ? `   ${wordsOf(language).mode}: test` : '';
  numberPages(document, language, `${name}${test}`);
  document.end();
  return { file, storyPages };
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
  { before, after, dense }: { before: Block | undefined; after: Block | undefined; dense: number },
): void {
  document.x = margin;
  switch (block.kind) {
    case 'heading':
      // A heading goes with what it is over.
      room(document, after?.kind === 'figure' ? 220 * dense : 80);
      document
        .moveDown(document.y <= margin ? 0 : 0.9)
        .style('bold')
        .fontSize(13)
        .fillColor(colours.ink)
        .text(block.text, { paragraphGap: 4 });
      return;
    case 'text':
      // Under a picture a text explains its marks.
      document
        .style('plain')
        .fontSize(before?.kind === 'figure' ? 8 : 9.5)
        .fillColor(before?.kind === 'figure' ? colours.soft : colours.ink)
        .text(block.text, { paragraphGap: 4 });
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
      for (const item of block.items) {
        document.style('plain').fontSize(9.5).fillColor(colours.ink);
        room(document, document.currentLineHeight(true));
        document.text('•', margin + 2, document.y, { lineBreak: false });
        document.text(item, margin + 14, document.y, { width: width - 14, paragraphGap: 4 });
      }
      document.x = margin;
      return;
    case 'figure':
      room(document, 120 * dense);
      document
        .style('plain')
        .fontSize(7.5)
        .fillColor(colours.soft)
        .text(
          [captionOf(block, before), aboutPicture(block.picture, content)]
            .filter((part) => part !== '')
            .join(' · '),
        );
      drawFigure(
        document,
        drawPicture(block.picture, block.title, content.language, Math.round(drawn / dense)),
        { left: margin, top: margin, bottom, width },
      );
      return;
    case 'table':
      drawTable(
        document,
        { ...shownOf(block, content), title: captionOf(block, before) },
        { language: content.language, colours, left: margin, width, bottom, dense },
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
