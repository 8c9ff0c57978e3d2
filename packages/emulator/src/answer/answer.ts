import type { Draw } from '../truth/draw.ts';
import type { Page } from './page.ts';

/** Kind of answer to give: `plain`, a measured state without prose, or an oddity of the wire. */
export const VARIANTS = [
  'plain',
  'odd',
  'no-search',
  'no-citations',
  'refusal',
  'empty',
  'truncated',
  'blocked',
  'not-shown',
  'failed',
  'search-error',
  'pause',
  'large',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Variants whose answer is whole prose, drawn from the truth and counted as a sample of it. */
export const PROSE: ReadonlySet<Variant> = new Set([
  'plain',
  'odd',
  'no-search',
  'no-citations',
  'pause',
  'large',
]);

/** A stretch of prose and the pages that back it, as indices into `Answer.pages`. */
export interface Sentence {
  text: string;
  cites: number[];
}

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; sentences: Sentence[] }
  | { type: 'list'; items: Sentence[] }
  | { type: 'table'; header: string[]; rows: Sentence[][] };

/** One answer before it takes a vendor's form. */
export interface Answer {
  variant: Variant;
  prompt: string;
  language: string;
  /** Between two sentences of a paragraph; empty in Japanese. */
  gap: string;
  blocks: Block[];
  /** Retrieved pages; the first `citedCount` are cited, in order of first citation. */
  pages: Page[];
  citedCount: number;
  searched: boolean;
  queries: string[];
  /** "I'll look that up." */
  narration: string;
  refusal: string;
  draw: Draw;
}

/** Prose as a list of stretches; markup and line breaks are stretches without citations. */
export function piecesOf(answer: Answer): Sentence[] {
  const pieces: Sentence[] = [];
  const plain = (text: string) => pieces.push({ text, cites: [] });
  for (const [index, block] of answer.blocks.entries()) {
    if (index > 0) plain('\n\n');
    if (block.type === 'heading') plain(`## ${block.text}`);
    else if (block.type === 'paragraph') joinSentences(pieces, block.sentences, answer.gap);
    else if (block.type === 'list') {
      for (const [place, item] of block.items.entries()) {
        plain(`${place > 0 ? '\n' : ''}${place + 1}. `);
        pieces.push(item);
      }
    } else {
      plain(`| ${block.header.join(' | ')} |\n|${' --- |'.repeat(block.header.length)}`);
      for (const row of block.rows) {
        plain('\n| ');
        for (const [place, cell] of row.entries()) {
          if (place > 0) plain(' | ');
          pieces.push(cell);
        }
        plain(' |');
      }
    }
  }
  return pieces;
}

/** Markdown without any citation mark. */
export function plainText(answer: Answer): string {
  return piecesOf(answer)
    .map((piece) => piece.text)
    .join('');
}

function joinSentences(pieces: Sentence[], sentences: Sentence[], gap: string): void {
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0 && gap) pieces.push({ text: gap, cites: [] });
    pieces.push(sentence);
  }
}
