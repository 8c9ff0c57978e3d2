import type { Block, ReportContent, Table } from '@svc/contract/tell/report';
import { shorten } from '@svc/figures';
import { wordsOf } from '../words.ts';
import { Deck, heightOf, ink, inner, linesOf, page, type Slide, sizeFor, soft } from './deck.ts';
import { factsOf, warningsOf } from './facts.ts';
import { logoSize } from './logo-size.ts';
import { aboutPicture } from './picture.ts';
import { shownOf } from './shown.ts';
import { addFigure, cutPicture } from './slide-figure.ts';
import { addTable } from './slide-table.ts';
import { readable } from './value.ts';

/** Inches from the top: where what a slide shows begins and ends, and the note under it. */
const [top, end, foot] = [1.5, 6.25, 6.95];
const mostNote = 420;
const logoBox = { w: 1.8, h: 0.6 };
const warned = 'A84300';

/** A deck of the same words and pictures: sentences first, then a slide for each picture and each table of its own. */
export async function toSlides(content: ReportContent, logo: Buffer | null): Promise<Buffer> {
  const deck = new Deck();
  const { project, title, branding, language } = content;
  deck.layout = 'LAYOUT_WIDE';
  deck.author = branding.name;
  deck.company = branding.name;
  deck.title = `${project.name}: ${title}`;
  deck.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  deck.defineSlideMaster(masterOf(content, logo));
  const begin = (heading: string, under = ''): Slide => {
    const slide = deck.addSlide({ masterName: 'REPORT' });
    const box = { x: page.margin, y: 0.3, w: inner - logoBox.w - 0.3, h: 0.7 };
    const fontSize = sizeFor([heading], { w: box.w, h: box.h, gap: 0 }, [26, 22, 18]);
    slide.addText(heading, { ...box, fontSize, bold: true, color: ink, margin: 0, valign: 'middle' });
    if (under !== '' && under !== heading)
      slide.addText(under, { ...box, y: 0.98, h: 0.4, fontSize: 14, color: soft, margin: 0 });
    return slide;
  };
  addSummary(begin(`${project.name}: ${title}`), content);
  for (const part of partsOf(content)) {
    const { heading, notes } = part;
    const box = { x: page.margin, y: top, w: inner, h: end - top };
    if (part.figure) {
      const { picture, cut } = cutPicture(part.figure.picture);
      const about = aboutPicture(part.figure.picture, content);
      const slide = begin(heading, part.figure.title === heading ? about : `${part.figure.title} · ${about}`);
      addFigure(slide, { picture, title: part.figure.title, language }, box);
      addNote(slide, [...notes, ...(cut ? [wordsOf(language).firstRows(...cut)] : [])]);
      if (part.table) slide.addNotes(asText(part.table, content));
    } else if (part.table) {
      const slide = begin(heading, part.table.title);
      const table = shownOf(part.table, content);
      const shown = addTable(slide, table, language, box);
      const all = table.rows.length;
      addNote(slide, [...notes, ...(shown < all ? [wordsOf(language).firstRows(shown, all)] : [])]);
    } else {
      const slide = begin(heading);
      const fontSize = sizeFor(notes, { w: inner, h: end - top, gap: 0.2 }, [20, 18, 16, 14, 12]);
      slide.addText(
        notes.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 12 } })),
        { ...box, fontSize, color: ink, valign: 'top', margin: 0 },
      );
    }
  }
  const made = await deck.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(made)) throw new TypeError('the library gave no buffer');
  return made;
}

type Figure = Extract<Block, { kind: 'figure' }>;

/** Content of one slide. A table beside a picture repeats it, and goes into the speaker's notes. */
interface Part {
  heading: string;
  figure: Figure | null;
  table: Table | null;
  notes: string[];
}

/** The slides after the first. Texts go with what stands over them, or else under them. */
function partsOf({ blocks, title, language }: ReportContent): Part[] {
  const parts: Part[] = [];
  let heading = title;
  let waiting: string[] = [];
  let open: Part | null = null;
  const add = (part: Omit<Part, 'heading' | 'notes'>): Part => {
    const made = { heading, ...part, notes: waiting };
    parts.push(made);
    waiting = [];
    return made;
  };
  const flush = () => {
    if (waiting.length > 0) add({ figure: null, table: null });
  };
  for (const block of blocks)
    switch (block.kind) {
      case 'heading':
        flush();
        heading = block.text;
        open = null;
        break;
      case 'figure':
        open = add({ figure: block, table: null });
        break;
      case 'table':
        if (open?.figure && !open.table && open.notes.length === 0) open.table = block;
        else open = add({ figure: null, table: block });
        break;
      case 'text':
      case 'verdict':
        if (open) open.notes.push(block.text);
        else if (heading !== title) waiting.push(block.text);
        break;
      case 'list':
        // Parts of the story are on the first slide.
        if (open && heading !== wordsOf(language).story) open.notes.push(...block.items);
        break;
      case 'answers':
        break;
    }
  flush();
  return parts;
}

function masterOf({ branding }: ReportContent, logo: Buffer | null) {
  const accent = (branding.accent ?? '#3b7dd8').replace('#', '');
  const data = logo && logoData(logo);
  const size = logo && logoSize(logo);
  const scale = size ? Math.min(logoBox.w / size.width, logoBox.h / size.height) : 0;
  const [w, h] = size ? [size.width * scale, size.height * scale] : [0, 0];
  return {
    title: 'REPORT',
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: page.width, h: 0.12, fill: { color: accent } } },
      {
        text: {
          text: shorten(branding.footer ?? branding.name, 150),
          options: { x: page.margin, y: 7.05, w: 11, h: 0.3, fontSize: 10, color: soft, margin: 0 },
        },
      },
      ...(data && size
        ? [{ image: { data, x: page.width - page.margin - w, y: 0.3 + (logoBox.h - h) / 2, w, h } }]
        : []),
    ],
    slideNumber: { x: page.width - 1.1, y: 7.05, fontSize: 10, color: soft },
  };
}

/** The warnings, the summary in sentences, and its basis. */
function addSummary(slide: Slide, content: ReportContent): void {
  const box = { x: page.margin, y: 1.3, w: inner, h: 4.9 };
  const warnings = warningsOf(content);
  const sentences = sentencesOf(content.blocks).slice(0, 4);
  const fontSize = sizeFor(
    [...warnings, ...sentences],
    { ...box, w: inner - 0.6, gap: 0.22 },
    [20, 18, 16, 14, 12],
  );
  slide.addText(
    [
      ...warnings.map((text) => ({
        text,
        options: { bold: true, color: warned, breakLine: true, paraSpaceAfter: 14 },
      })),
      ...sentences.map((text) => ({
        text,
        options: { bullet: true, color: ink, breakLine: true, paraSpaceAfter: 14 },
      })),
    ],
    { ...box, fontSize, valign: 'top', margin: 0 },
  );
  const facts = factsOf(content, '').filter(([, fact]) => fact !== '');
  addNote(slide, [facts.map(([name, fact]) => `${name}: ${fact}`).join('   ')]);
}

/** The sentences that a report begins with; without such a list, its verdicts. */
function sentencesOf(blocks: readonly Block[]): string[] {
  const list = blocks.find((block) => block.kind === 'list');
  const verdicts = blocks.flatMap((block) => (block.kind === 'verdict' ? [block.text] : []));
  return verdicts.length > 0 && blocks[0]?.kind === 'verdict'
    ? verdicts.slice(0, 1)
    : (list?.items ?? verdicts);
}

function addNote(slide: Slide, notes: readonly string[]): void {
  if (notes.length === 0) return;
  const text = shorten(notes.join(' '), mostNote);
  const size = 12;
  const h = Math.min(foot - end, heightOf(linesOf(text, inner, size), size) + 0.05);
  slide.addText(text, {
    x: page.margin,
    y: foot - h,
    w: inner,
    h,
    fontSize: size,
    color: soft,
    margin: 0,
    valign: 'bottom',
  });
}

function asText(table: Table, content: ReportContent): string {
  const { title, columns, rows } = shownOf(table, content);
  return [
    title,
    ...rows.map((cells) =>
      columns
        .map((column, at) => `${column.label}: ${readable(cells[at] ?? null, column, content.language)}`)
        .join('; '),
    ),
  ].join('\n');
}

/** The logo in the library's form; null for a format that slides do not show. */
function logoData(logo: Buffer): string | null {
  if (logo.subarray(0, 4).toString('hex') === '89504e47')
    return `data:image/png;base64,${logo.toString('base64')}`;
  return logo.subarray(0, 2).toString('hex') === 'ffd8'
    ? `data:image/jpeg;base64,${logo.toString('base64')}`
    : null;
}
