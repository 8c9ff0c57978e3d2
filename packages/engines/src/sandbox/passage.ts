import { splitSentences, splitWords } from '@svc/page';

/** A page that the engine may answer from. */
export interface SandboxPage {
  url: string;
  title: string;
  /** Lines are blocks of the page. */
  text: string;
  siteName?: string;
}

export interface SandboxPassage {
  id: number;
  page: number;
  title: string;
  text: string;
  sentences: string[];
}

const enough = 60;

/** Blocks are joined up to some 60 words, so that a passage is about one thing. */
export function passagesOf(pages: readonly SandboxPage[]): SandboxPassage[] {
  const passages: SandboxPassage[] = [];
  for (const [page, { title, text }] of pages.entries()) {
    let sentences: string[] = [];
    let words = 0;
    const flush = (): void => {
      if (sentences.length)
        passages.push({ id: passages.length, page, title, text: sentences.join(' '), sentences });
      sentences = [];
      words = 0;
    };
    for (const line of text.split('\n')) {
      for (const sentence of splitSentences(line)) {
        sentences.push(sentence);
        words += splitWords(sentence).length;
        if (words >= enough) flush();
      }
    }
    flush();
  }
  return passages;
}
