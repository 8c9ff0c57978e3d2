import type { Citation, Source } from '../answer.ts';
import { cite } from '../wire/citation.ts';
import { asNumber, asString, type JsonObject, objectsOf } from '../wire/json.ts';
import { asWebUrl, collectSources } from '../wire/link.ts';

export interface SerpAnswer {
  text: string;
  citations: Citation[];
  sources: Source[];
}

interface Writing {
  text: string;
  citations: Citation[];
  references: Map<number, JsonObject>;
  placed: Set<JsonObject>;
}

/**
 * Writes the tree of text blocks out as markdown. A block's references are citations with the range of its
 * text; references that no block places follow as citations without a place.
 */
export function readBlocks(holder: JsonObject): SerpAnswer {
  const references = objectsOf(holder.references);
  const writing: Writing = {
    text: '',
    citations: [],
    references: new Map(references.map((entry, place) => [asNumber(entry.index) ?? place, entry])),
    placed: new Set(),
  };
  writeBlocks(writing, objectsOf(holder.text_blocks), '');
  const text = writing.text.trim() === '' ? (asString(holder.reconstructed_markdown) ?? '') : writing.text;
  const unplaced = references.filter((entry) => !writing.placed.has(entry));
  const citations = [...writing.citations, ...unplaced.flatMap((entry) => citeEntry(entry))];
  return { text: text.trimEnd(), citations, sources: collectSources(references, 'link') };
}

function writeBlocks(writing: Writing, blocks: readonly JsonObject[], indent: string): void {
  for (const block of blocks) {
    const title = asString(block.title);
    if (title !== null) writing.text += `${indent}**${title}**\n`;
    writeSnippet(writing, block, block.type === 'heading' ? `${indent}## ` : indent);
    writeList(writing, objectsOf(block.list), indent);
    writeTable(writing, block);
    for (const nested of ['text_blocks', 'comparison', 'blocks']) {
      writeBlocks(writing, objectsOf(block[nested]), indent);
    }
    if (indent === '') writing.text += '\n';
  }
}

function writeList(writing: Writing, items: readonly JsonObject[], indent: string): void {
  for (const item of items) {
    const title = asString(item.title);
    const start = `${indent}- ${title === null ? '' : `**${title.replace(/:\s*$/, '')}**: `}`;
    if (asString(item.snippet) === null && title !== null) writing.text += `${indent}- **${title}**\n`;
    writeSnippet(writing, item, start);
    writeList(writing, objectsOf(item.list), `${indent}  `);
    writeBlocks(writing, objectsOf(item.text_blocks), `${indent}  `);
  }
}

function writeTable(writing: Writing, block: JsonObject): void {
  if (!Array.isArray(block.table)) return;
  const start = writing.text.length;
  for (const row of block.table) {
    if (Array.isArray(row)) writing.text += `| ${row.map(String).join(' | ')} |\n`;
  }
  place(writing, block, { start, end: writing.text.length - 1 });
}

function writeSnippet(writing: Writing, block: JsonObject, before: string): void {
  const snippet = asString(block.snippet) ?? asString(block.code);
  if (snippet === null) return;
  const start = writing.text.length + before.length;
  writing.text += `${before}${snippet}\n`;
  place(writing, block, { start, end: start + snippet.length });
}

function place(writing: Writing, block: JsonObject, range: { start: number; end: number }): void {
  const indexes = Array.isArray(block.reference_indexes) ? block.reference_indexes : [];
  for (const index of indexes) {
    const entry = writing.references.get(asNumber(index) ?? -1);
    if (!entry) continue;
    writing.placed.add(entry);
    writing.citations.push(...citeEntry(entry, range));
  }
}

function citeEntry(entry: JsonObject, range: { start: number; end: number } | null = null): Citation[] {
  const url = asWebUrl(entry.link);
  if (url === null) return [];
  const citedText = asString(entry.snippet);
  return [cite(url, { title: asString(entry.title), citedText, ...(range ?? {}) })];
}
