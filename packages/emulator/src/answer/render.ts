import { type Answer, piecesOf } from './answer.ts';
import type { Page } from './page.ts';

/** A citation mark in rendered prose: UTF-16 offsets of the mark itself. */
export interface Mark {
  page: Page;
  start: number;
  end: number;
}

/** Prose with a mark after each backed stretch; `number` is the page's place in `answer.pages`, from 1. */
export function renderProse(
  answer: Answer,
  mark: (page: Page, number: number) => string,
): { text: string; marks: Mark[] } {
  let text = '';
  const marks: Mark[] = [];
  for (const piece of piecesOf(answer)) {
    text += piece.text;
    for (const index of piece.cites) {
      const page = answer.pages[index];
      if (!page) continue;
      const start = text.length;
      text += mark(page, index + 1);
      marks.push({ page, start, end: text.length });
    }
  }
  return { text, marks };
}

/** Rough token count: four characters to a token. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
