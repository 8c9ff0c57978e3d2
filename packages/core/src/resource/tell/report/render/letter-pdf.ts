import { palettes } from '@svc/figures';
import { wordsOf } from '../words.ts';
import { numberPages, openPdf, pageSize } from './document.ts';
import { lacksGlyphs } from './font.ts';
import type { Letter } from './letter.ts';
import { drawTable } from './pdf-table.ts';

const colours = palettes.light;
const { margin, width, bottom } = pageSize;

/** The same words as on the page, without a browser. */
export function toLetterPdf(letter: Letter): Promise<Buffer> {
  const { language, title, mark, from, to, facts, table, sums, notes, at } = letter;
  const { document, file } = openPdf({ language, title, author: from[0] ?? '', at });
  const lines = ([name = '', ...rest]: readonly string[]): void => {
    document.style('bold').fontSize(10).fillColor(colours.ink).text(name);
    document.style('plain');
    for (const line of rest) document.text(line);
  };
  lines(from);
  document
    .moveTo(margin, document.y + 8)
    .lineTo(margin + width, document.y + 8)
    .lineWidth(2)
    .stroke(colours.band);
  document.moveDown(3);
  lines(to);
  document.moveDown(3);
  document.style('bold').fontSize(17).text(title, { paragraphGap: 6 });
  const warnings = [mark, lacksGlyphs(JSON.stringify(letter)) ? wordsOf(language).noGlyphs : null];
  for (const warning of warnings)
    if (warning !== null)
      document.style('bold').fontSize(10).fillColor(colours.fall).text(warning, { paragraphGap: 6 });
  for (const [name, fact] of facts) {
    document.style('plain').fontSize(9.5).fillColor(colours.soft);
    const top = document.y;
    document.text(name, margin, top, { width: 140 });
    const after = document.y;
    document.fillColor(colours.ink).text(fact, margin + 140, top, { width: width - 140 });
    document.x = margin;
    document.y = Math.max(after, document.y);
  }
  document.moveDown(1.5);
  drawTable(
    document,
    { ...table, title: '' },
    { language, colours, left: margin, width, bottom, dense: 1.2 },
  );
  for (const [place, [name, sum]] of sums.entries()) {
    document
      .style(place === sums.length - 1 ? 'bold' : 'plain')
      .fontSize(9.5)
      .fillColor(colours.ink);
    const top = document.y;
    const start = (text: string, right: number): number => right - document.widthOfString(text);
    document.text(name, start(name, margin + width - 110), top, { lineBreak: false });
    document.text(sum, start(sum, margin + width - 6), top, { lineBreak: false });
    document.x = margin;
    document.y = top + document.currentLineHeight(true) + 4;
  }
  document.moveDown(1.5);
  for (const note of notes)
    document.style('plain').fontSize(9.5).fillColor(colours.ink).text(note, { width, paragraphGap: 4 });
  numberPages(document, language, `${from[0] ?? ''}   ${title}`);
  document.end();
  return file;
}
