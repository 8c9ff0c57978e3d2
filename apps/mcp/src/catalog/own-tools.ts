import { addresses } from './name-tools.ts';
import { operationTools } from './tools.gen.ts';

/** An address, and the start of the body that follows it. */
const address = new RegExp(`${addresses.source}( \\{(?="))?`, 'g');

/** If two paths match, the one with more fixed words counts. */
function toolAt(method: string, parts: string[]) {
  const words = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length;
  return operationTools
    .filter((tool) => {
      const own = tool.path.split('/');
      return (
        tool.method === method &&
        own.length === parts.length &&
        own.every((part, at) => part.startsWith('{') || part === parts[at])
      );
    })
    .sort((a, b) => words(b.path) - words(a.path))[0];
}

/**
 * A text of the service with this server’s tools instead of addresses; ids of the path become arguments, before those of
 * the body: `POST /v1/projects/prj_1/prompt-sets {"topics": …}` is `svc.generate_prompts {"projectId": "prj_1", "topics": …}`.
 */
export const inTools = (text: string): string =>
  text.replace(address, (whole, method: string, path: string, body: string | undefined) => {
    const parts = path.split('/');
    const tool = toolAt(method, parts);
    if (!tool) return whole;
    const ids = tool.path
      .split('/')
      .map((own, at) => [own.slice(1, -1), parts[at] ?? '', own.startsWith('{')] as const)
      .filter(([, id, variable]) => variable && !id.startsWith('{'))
      .map(([name, id]) => `${JSON.stringify(name)}: ${JSON.stringify(id)}`)
      .join(', ');
    if (ids === '') return tool.name + (body ?? '');
    return `${tool.name} {${ids}${body === undefined ? '}' : ', '}`;
  });

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
