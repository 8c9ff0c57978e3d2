import { nameTools } from './name-tools.ts';
import { operationTools } from './tools.gen.ts';

const byMethod = Map.groupBy(operationTools, ({ method }): string => method);

/** Texts name real ids where the catalogue has variables; of two paths that fit, the one with more of its own words counts. */
function toolAt(address: string): string | undefined {
  const [method = '', path = ''] = address.split(' ');
  const parts = path.split('/');
  const words = (own: string) => own.split('/').filter((part) => !part.startsWith('{')).length;
  return byMethod
    .get(method)
    ?.filter((tool) => {
      const own = tool.path.split('/');
      return (
        own.length === parts.length && own.every((part, at) => part.startsWith('{') || part === parts[at])
      );
    })
    .sort((a, b) => words(b.path) - words(a.path))[0]?.name;
}

/** A text of the service with this server’s tools instead of addresses. */
export const inTools = (text: string): string => nameTools(text, toolAt);

/** What others have written, or what is kept to the letter. */
const quotes: ReadonlySet<string> = new Set(['text', 'excerpt', 'canonical']);

/** An answer with tools instead of addresses wherever the service itself speaks, such as in `next` and `action`. */
export function answerInTools(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' /v1/') ? inTools(value) : value;
  if (Array.isArray(value)) return value.map(answerInTools);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, quotes.has(key) ? inner : answerInTools(inner)]),
  );
}
