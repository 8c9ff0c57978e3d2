import { type Language, palettes } from '@svc/figures';
import PDFDocument from 'pdfkit';
import { wordsOf } from '../words.ts';
import { type FontName, fontOf } from './font.ts';
import { type Run, runsOf } from './runs.ts';

declare global {
  namespace PDFKit {
    /** Fields that the library's types lack: where a line is written, in which font, and the size of a picture. */
    interface PDFDocument {
      openImage(picture: Buffer): { width: number; height: number };
      _font: unknown;
      _fontSize: number;
      _fragment(text: string, x: number, y: number, options: Fragment): void;
    }
  }
}

interface Fragment extends PDFKit.Mixins.TextOptions {
  lineWidth?: number;
  textWidth?: number;
  wordCount?: number;
}

type Style = Extract<FontName, 'plain' | 'bold'>;

/** A document whose lines may hold letters of several fonts, and of scripts that run from right to left. */
export class ReportDocument extends PDFDocument {
  #style: Style = 'plain';
  /** True while the library measures or draws a part of a line, which must not be split again. */
  #within = false;
  readonly #registered = new Set<FontName>();

  /** Sets the font of the texts that follow. Letters that it lacks come from other fonts. */
  style(style: Style): this {
    this.#style = style;
    return this.#use(style);
  }

  /** The library takes parsed fonts, which its types leave out: the one cast. */
  #use(name: FontName): this {
    if (!this.#registered.has(name)) this.registerFont(name, fontOf(name) as unknown as Uint8Array);
    this.#registered.add(name);
    return this.font(name);
  }

  /** null: the whole line is in one font. */
  #runs(line: string): Run[] | null {
    return this.#within ? null : runsOf(line, this.#style);
  }

  #each<T>(runs: readonly Run[], work: (text: string) => T): T[] {
    this.#within = true;
    const done = runs.map(({ text, font }) => {
      this.#use(font);
      return work(text);
    });
    this.#within = false;
    this.#use(this.#style);
    return done;
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    const runs = this.#runs(text);
    if (!runs) return super.widthOfString(text, options);
    return this.#each(runs, (part) => super.widthOfString(part, options)).reduce((sum, one) => sum + one, 0);
  }

  override _fragment(text: string, x: number, y: number, options: Fragment): void {
    const runs = this.#runs(text);
    if (!runs) {
      super._fragment(text, x, y, options);
      return;
    }
    const { lineWidth = 0, textWidth: _, wordCount: __, align, width, ...rest } = options;
    const { ascent, unitsPerEm } = fontOf(this.#style);
    // All of a line stand on one base line: that of its first font.
    const one = { ...rest, baseline: (-ascent / unitsPerEm) * this._fontSize };
    let left = x + (width && align === 'right' ? lineWidth - this.widthOfString(text.trimEnd()) : 0);
    this.#each(runs, (part) => {
      // An empty list of features makes the library lay the part out whole. Word by word, the order would be wrong.
      super._fragment(part, left, y, { ...one, features: [] });
      left += super.widthOfString(part, { ...one, features: [] });
    });
  }
}

/** A4 in points. */
const height = 841.89;
const margin = 48;
export const pageSize = { margin, width: 595.28 - 2 * margin, bottom: height - margin - 12 };

/** A document to draw on, and its bytes once it has ended. */
export function openPdf({
  language,
  title,
  author,
  at,
}: {
  language: Language;
  title: string;
  author: string;
  at: string;
}): { document: ReportDocument; file: Promise<Buffer> } {
  const document = new ReportDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    // The library's default font is not used: `style` sets ours.
    font: '',
    lang: language,
    info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const file = new Promise<Buffer>((resolve, reject) =>
    document.on('end', () => resolve(Buffer.concat(pieces))).on('error', reject),
  );
  return { document, file };
}

/** Writes the name and the page's number at the foot of each page. */
export function numberPages(document: ReportDocument, language: Language, name: string): void {
  const words = wordsOf(language);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Below the margin text would begin a page of its own.
    document.page.margins.bottom = 0;
    document
      .style('plain')
      .fontSize(7.5)
      .fillColor(palettes.light.soft)
      .text(`${name}   ${words.page} ${page - start + 1} ${words.of} ${count}`, margin, height - margin + 8, {
        width: pageSize.width,
        lineBreak: false,
        ellipsis: true,
      });
  }
}
