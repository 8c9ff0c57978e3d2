import type { Answer, Block, Sentence } from '../answer/answer.ts';
import type { JsonObject } from './json.ts';

/** An answer as SerpApi's text blocks and references. */
export function serpBlocks(answer: Answer): JsonObject {
  const odd = answer.variant === 'odd';
  const blocks = answer.blocks.flatMap((block) => serpBlock(block, answer.gap));
  const unknown = { type: 'map_strip', places: [] };
  const nested = { type: 'expandable', title: 'More', text_blocks: blocks.slice(1) };
  return {
    text_blocks: odd && blocks.length > 0 ? [...blocks.slice(0, 1), unknown, nested] : blocks,
    references: answer.pages.slice(0, answer.citedCount).map((page, index) => ({
      index,
      title: page.title,
      link: page.url,
      snippet: page.snippet,
      source: page.domain,
    })),
  };
}

function serpBlock(block: Block, gap: string): JsonObject[] {
  if (block.type === 'heading') return [{ type: 'heading', snippet: block.text }];
  if (block.type === 'paragraph') {
    // One block for each cited stretch would tear paragraphs apart: references are collected by paragraph.
    const snippet = block.sentences.map((sentence) => unmarked(sentence.text)).join(gap);
    return [{ type: 'paragraph', snippet, ...indexes(block.sentences) }];
  }
  if (block.type === 'list') {
    const list = block.items.map((item) => ({ snippet: unmarked(item.text), ...indexes([item]) }));
    return [{ type: 'list', list }];
  }
  const rows = block.rows.map((row) => row.map((cell) => unmarked(cell.text)));
  return [{ type: 'table', table: [block.header, ...rows], ...indexes(block.rows.flat()) }];
}

function indexes(sentences: Sentence[]): { reference_indexes?: number[] } {
  const cites = [...new Set(sentences.flatMap((sentence) => sentence.cites))];
  return cites.length > 0 ? { reference_indexes: cites } : {};
}

/** SERP text comes without markup: links become their words. */
function unmarked(text: string): string {
  return text.replaceAll('**', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
