import type { Block, ReportContent, Table } from '@svc/contract/report';
import { toSvg } from '@svc/figures';
import PptxGenJS from 'pptxgenjs';
import { factsOf, warningsOf } from './facts.ts';
import { aboutPicture, drawPicture } from './picture.ts';
import { readable } from './value.ts';

/** The library’s types are those of a CommonJS module, whose class is `default`; its code gives the class itself. */
const Deck = ('default' in PptxGenJS ? PptxGenJS.default : PptxGenJS) as typeof PptxGenJS.default;

/** Inches of a slide of 16 to 9. */
const page = { width: 13.33, height: 7.5, margin: 0.6 } as const;
const inner = page.width - 2 * page.margin;
const ink = '1F2328';
const soft = '57606A';
/** More rows than this would be too small to be read from a chair; the workbook has all. */
const mostRows = 9;
const mostColumns = 7;

/** A deck of the same words and pictures: sentences first, then a slide for each picture and table. */
export async function toSlides(content: ReportContent, logo: Buffer | null): Promise<Buffer> {
  const deck = new Deck();
  const { project, title, branding, language } = content;
  const accent = (branding.accent ?? '#3b7dd8').replace('#', '');
  deck.layout = 'LAYOUT_WIDE';
  deck.author = branding.name;
  deck.title = `${project.name}: ${title}`;
  deck.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  const picture = logo && logoData(logo);
  deck.defineSlideMaster({
    title: 'REPORT',
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: page.width, h: 0.12, fill: { color: accent } } },
      {
        text: {
          text: branding.footer ?? branding.name,
          options: { x: page.margin, y: 7.05, w: 9, h: 0.3, fontSize: 10, color: soft },
        },
      },
      ...(picture
        ? [
            {
              image: {
                data: picture,
                x: page.width - 2.2,
                y: 0.3,
                w: 1.6,
                h: 0.5,
                sizing: { type: 'contain' as const, w: 1.6, h: 0.5 },
              },
            },
          ]
        : []),
    ],
    slideNumber: { x: page.width - 1.1, y: 7.05, fontSize: 10, color: soft },
  });
  const slide = (heading: string) => {
    const one = deck.addSlide({ masterName: 'REPORT' });
    one.addText(heading, {
      x: page.margin,
      y: 0.35,
      w: inner - 2,
      h: 0.7,
      fontSize: 26,
      bold: true,
      color: ink,
    });
    return one;
  };
  const first = slide(`${project.name}: ${title}`);
  const sentences = sentencesOf(content.blocks);
  first.addText(
    [...warningsOf(content), ...sentences.slice(0, 4)].map((text) => ({
      text,
      options: { bullet: true, breakLine: true, paraSpaceAfter: 14 },
    })),
    { x: page.margin, y: 1.3, w: inner, h: 4.6, fontSize: 20, color: ink, valign: 'top' },
  );
  first.addText(
    factsOf(content, '')
      .filter(([, fact]) => fact !== '')
      .map(([name, fact]) => `${name}: ${fact}`)
      .join('   '),
    { x: page.margin, y: 6.4, w: inner, h: 0.5, fontSize: 11, color: soft },
  );
  let heading = title;
  for (const block of content.blocks) {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind === 'figure') addFigure(slide(heading), block, content);
    if (block.kind === 'table') addTable(slide(block.title || heading), block, language);
  }
  const made = await deck.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(made)) throw new TypeError('the library gave no buffer');
  return made;
}

/** The sentences that a report begins with; without such a list, its verdicts. */
function sentencesOf(blocks: readonly Block[]): string[] {
  const list = blocks.find((block) => block.kind === 'list');
  return list ? list.items : blocks.flatMap((block) => (block.kind === 'verdict' ? [block.text] : []));
}

type Slide = ReturnType<InstanceType<typeof PptxGenJS.default>['addSlide']>;

function addFigure(slide: Slide, block: Extract<Block, { kind: 'figure' }>, content: ReportContent): void {
  const drawn = drawPicture(block.picture, block.title, content.language, 1_000);
  const about = aboutPicture(block.picture, content);
  const room = { w: inner, h: 5.2 };
  const scale = Math.min(room.w / drawn.width, room.h / drawn.height);
  const [w, h] = [drawn.width * scale, drawn.height * scale];
  slide.addText(`${block.title} · ${about}`, {
    x: page.margin,
    y: 1.05,
    w: inner,
    h: 0.4,
    fontSize: 14,
    color: soft,
  });
  slide.addImage({
    data: `data:image/svg+xml;base64,${Buffer.from(toSvg(drawn)).toString('base64')}`,
    x: page.margin + (room.w - w) / 2,
    y: 1.6,
    w,
    h,
    altText: drawn.text,
  });
}

function addTable(slide: Slide, { columns, rows }: Table, language: 'en' | 'de'): void {
  const shown = columns.slice(0, mostColumns);
  const head = shown.map(({ label }) => ({ text: label, options: { bold: true, color: soft } }));
  const body = rows.slice(0, mostRows).map((cells) =>
    shown.map((column, at) => ({
      text: readable(cells[at] ?? null, column, language),
      options: { color: ink, align: column.kind === 'text' ? ('left' as const) : ('right' as const) },
    })),
  );
  const weights = shown.map(({ kind }) => (kind === 'text' ? 2 : 1));
  const all = weights.reduce((sum, one) => sum + one, 0);
  slide.addTable([head, ...body], {
    x: page.margin,
    y: 1.3,
    w: inner,
    colW: weights.map((one) => (inner * one) / all),
    fontSize: 12,
    border: { type: 'solid', pt: 0.5, color: 'D0D7DE' },
    autoPage: false,
  });
}

/** As the library takes pictures; null for a format that slides do not show. */
function logoData(logo: Buffer): string | null {
  if (logo.subarray(0, 4).toString('hex') === '89504e47')
    return `data:image/png;base64,${logo.toString('base64')}`;
  return logo.subarray(0, 2).toString('hex') === 'ffd8'
    ? `data:image/jpeg;base64,${logo.toString('base64')}`
    : null;
}
