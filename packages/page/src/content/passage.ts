import { splitWords } from '../language/index.ts';
import type { Passage, TextBlock } from '../types.ts';

const enough = 90;
const most = 160;

/** Cuts a page into passages: never across a heading, about 90 to 160 words, whole blocks where they fit. */
export function cutPassages(blocks: readonly TextBlock[]): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let texts: string[] = [];
  let words = 0;
  const flush = (): void => {
    if (words > 0) passages.push({ heading, text: texts.join(' '), words });
    texts = [];
    words = 0;
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      flush();
      heading = block.text;
      continue;
    }
    const count = splitWords(block.text).length;
    if (words > 0 && words + count > most) flush();
    texts.push(block.text);
    words += count;
    if (words >= enough) flush();
  }
  flush();
  return passages;
}
