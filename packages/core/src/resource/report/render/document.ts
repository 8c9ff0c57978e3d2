import PDFDocument from 'pdfkit';
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
