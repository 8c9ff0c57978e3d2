/** One typed object of a page's JSON-LD, with all its fields. */
export interface JsonLdNode {
  types: string[];
  properties: Record<string, unknown>;
  /** 0 for objects that stand by themselves. */
  depth: number;
}

const maxNodes = 300;
const maxDepth = 8;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without the marks by which old pages hide a script. */
const bodyOf = (text: string): string =>
  text.trim().replace(/^<!--|-->$|^\/\*.*?\*\/|^\/\/<!\[CDATA\[|\/\/\]\]>$/g, '');

function parseLeniently(text: string): unknown {
  const body = bodyOf(text);
  try {
    return JSON.parse(body);
  } catch {
    try {
      // Most invalid blocks have raw line breaks inside strings.
      return JSON.parse(body.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])/g, '$1'));
    } catch {
      return null;
    }
  }
}

/** Where a block stops being JSON, as search engines parse it; without an object of a type, its start. null: it is valid. */
export function faultOf(text: string): string | null {
  const body = bodyOf(text);
  try {
    JSON.parse(body);
    return readJsonLd(text).length > 0 ? null : body.slice(0, 200);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return body.slice(Math.max(0, Number(position ?? 0) - 120)).slice(0, 200);
  }
}

/** All typed objects of one block, outer ones first. A block that does not parse gives none. */
export function readJsonLd(text: string): JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (nodes.length >= maxNodes || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth);
      return;
    }
    if (!isObject(value)) return;
    const types = [value['@type']].flat().filter((type) => typeof type === 'string');
    const names = types.map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
    if (names.length) nodes.push({ types: names, properties: value, depth });
    for (const [key, inner] of Object.entries(value)) visit(inner, key === '@graph' ? depth : depth + 1);
  };
  visit(parseLeniently(text), 0);
  return nodes;
}

/** A property as text: a string, a number, or the name of an object. */
export function textOf(value: unknown): string | null {
  const [first] = [value].flat();
  if (typeof first === 'string') return first.replace(/\s+/gu, ' ').trim() || null;
  if (typeof first === 'number') return String(first);
  return isObject(first) ? textOf(first.name ?? first['@value']) : null;
}

export const nodesOf = (nodes: readonly JsonLdNode[], pattern: RegExp): JsonLdNode[] =>
  nodes.filter((node) => node.types.some((type) => pattern.test(type)));
