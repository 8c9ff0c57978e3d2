import type { CheerioAPI } from 'cheerio/slim';
import type { BlockKind, TextBlock } from '../types.ts';
import { longestTitle, tidy } from './document.ts';

type TreeNode = ReturnType<CheerioAPI['root']>[number]['children'][number];

const breaking = new Set(
  `address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul br`.split(
    /\s+/,
  ),
);
const skipped = new Set(
  `script style noscript template svg math iframe object canvas video audio select button input textarea head
  dialog map`.split(/\s+/),
);
const kinds: ReadonlyMap<string, BlockKind> = new Map([
  ['li', 'list_item'],
  ['dd', 'list_item'],
  ['dt', 'list_item'],
  ['tr', 'table_row'],
  ['blockquote', 'quote'],
  ['pre', 'code'],
]);
/** Parts that repeat on every page of a site. */
const furniture = new Set(['nav', 'footer']);
const bannerNames = /cookie|consent|newsletter-popup|breadcrumb|skip-link/i;
const maxCharacters = 300_000;
const maxBlocks = 20_000;
const maxBlockCharacters = 50_000;

interface Place {
  kind: BlockKind;
  level: number | null;
  ordered: boolean;
}

function isHidden(attributes: Record<string, string>): boolean {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  return /display:\s*none|visibility:\s*hidden/i.test(attributes.style ?? '');
}

function isFurniture(name: string, attributes: Record<string, string>): boolean {
  if (furniture.has(name) || /^(navigation|contentinfo|search)$/.test(attributes.role ?? '')) return true;
  return (
    bannerNames.test(`${attributes.id ?? ''} ${attributes.class ?? ''}`) && name !== 'body' && name !== 'html'
  );
}

function placeOf(name: string, outer: Place, listIsOrdered: boolean): Place {
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return { kind: 'heading', level: Number(heading), ordered: false };
  const kind = kinds.get(name);
  if (kind) return { kind, level: null, ordered: name === 'li' && listIsOrdered };
  if (name === 'p' && outer.kind === 'heading') return { kind: 'paragraph', level: null, ordered: false };
  return outer;
}

/**
 * The page's own text in reading order, without menus, footers, banners, hidden parts and scripts. Works on
 * pages made of `div` alone: a block ends where any block-level element begins or ends.
 */
export function readBlocks($: CheerioAPI): { blocks: TextBlock[]; truncated: boolean } {
  const blocks: TextBlock[] = [];
  let buffer = '';
  let total = 0;
  let cut = false;
  const flush = (place: Place): void => {
    const longest = place.kind === 'heading' ? longestTitle : maxBlockCharacters;
    const whole = tidy(buffer);
    const text = whole.slice(0, Math.max(0, Math.min(longest, maxCharacters + 1 - total)));
    if (text.length < whole.length) cut = true;
    buffer = '';
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    total += text.length;
    blocks.push({ ...place, text });
  };
  const visit = (nodes: readonly TreeNode[], place: Place, listIsOrdered: boolean, depth: number): void => {
    for (const node of nodes) {
      if (total > maxCharacters || blocks.length > maxBlocks || depth > 400) return;
      if (node.type === 'text') buffer += node.data;
      if (node.type !== 'tag') continue;
      const { name, attribs } = node;
      if (skipped.has(name) || isHidden(attribs) || isFurniture(name, attribs)) continue;
      const inner = placeOf(name, place, listIsOrdered);
      // A table row is one block; a bar separates its cells.
      if (name === 'td' || name === 'th') buffer += buffer.trim() ? ' | ' : '';
      const breaks = breaking.has(name) && !(place.kind === 'table_row' && inner.kind === 'table_row');
      if (breaks) flush(place);
      else buffer += breaking.has(name) ? ' ' : '';
      visit(node.children, inner, name === 'ol' || (name !== 'ul' && listIsOrdered), depth + 1);
      if (breaks) flush(inner);
    }
  };
  const start: Place = { kind: 'paragraph', level: null, ordered: false };
  const main = $('main, [role=main]').first();
  const root: TreeNode[] = tidy(main.text()).length > 200 ? main.toArray() : $.root().contents().toArray();
  visit(root, start, false, 0);
  flush(start);
  return { blocks, truncated: cut || total > maxCharacters || blocks.length > maxBlocks };
}
