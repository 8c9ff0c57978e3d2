import { type CheerioAPI, load } from 'cheerio/slim';
import { type JsonLdNode, readJsonLd } from './json-ld.ts';

/** A parsed page: its tree and its structured data, before anything is made of them. */
export interface PageDocument {
  $: CheerioAPI;
  jsonLd: JsonLdNode[];
  meta: (name: string) => string | null;
  /** Nodes were left out: more or deeper than any real page has. */
  cut: boolean;
}

type ParentNode = Pick<ReturnType<CheerioAPI['root']>[number], 'children'>;

export const tidy = (text: string | undefined | null): string => (text ?? '').replace(/\s+/gu, ' ').trim();

const most = { roots: 200, depth: 250, nodes: 60_000, meta: 2_000, scripts: 50 };

/** Structured data beyond it is not read. */
export const longestScript = 500_000;

/** Longer than any title or heading that people wrote. */
export const longestTitle = 500;

/**
 * Cuts what no real page has: selectors take the square of the number of roots, and text is gathered by
 * recursion, so that a hostile page could stall or overflow whoever reads it.
 */
function prune($: CheerioAPI): boolean {
  const [root] = $.root();
  if (!root) return false;
  let cut = root.children.splice(most.roots).length > 0;
  const open: { node: ParentNode; depth: number }[] = [{ node: root, depth: 0 }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    const room = depth < most.depth ? Math.max(0, most.nodes - nodes) : 0;
    if (node.children.splice(room).length) cut = true;
    nodes += node.children.length;
    // Pushed in reverse, so that the stack yields the start of the page first; the start is what is kept.
    for (const child of node.children.toReversed())
      if ('children' in child) open.push({ node: child, depth: depth + 1 });
  }
  return cut;
}

/** Parses HTML. Never throws, since every string is valid input to an HTML parser. */
export function parseDocument(html: string): PageDocument {
  const $ = load(html);
  const cut = prune($);
  const values = new Map<string, string>();
  $('meta').each((_, element) => {
    const name = (
      element.attribs.name ??
      element.attribs.property ??
      element.attribs.itemprop
    )?.toLowerCase();
    const content = tidy(element.attribs.content?.slice(0, most.meta));
    if (name && content && !values.has(name)) values.set(name, content);
  });
  const scripts = $('script[type="application/ld+json" i]').toArray().slice(0, most.scripts);
  const jsonLd = scripts.flatMap((element) => readJsonLd($(element).text().slice(0, longestScript)));
  return { $, jsonLd, meta: (name) => values.get(name) ?? null, cut };
}
