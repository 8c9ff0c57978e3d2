import type { ToolCard } from '../catalog/entry.ts';
import { schemaOfAnswer } from '../envelope.ts';
import { canonical, type FindTools } from '../find/index.ts';
import { failure, success } from '../render.ts';
import type { Tool } from '../tool.ts';

const details = ['names', 'summary', 'full', 'answers'] as const;

/** For search mode: the tools that are not listed are found here and run by the three gateway tools. */
export const searchToolsTool = (find: FindTools, all: readonly Tool[]): Tool => ({
  card: {
    name: 'svc.search_tools',
    title: 'Find a tool',
    description: 'Finds tools by what they do. Run one with the tool that its “via” names.',
    toolset: 'discovery',
    scope: 'any',
    fine: null,
    readOnly: true,
    destructive: false,
    provenance: 'cached',
    spendsCredits: false,
    gateable: false,
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'A few words. Empty: all.' },
        toolset: { type: 'string', description: 'Only this group.' },
        detail: {
          type: 'string',
          enum: [...details],
          default: 'full',
          description:
            'full: arguments of the likeliest (search a name for its own); answers: what it answers too.',
        },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 5 },
      },
    },
  },
  async run({ query, toolset, detail, limit }, { tools }) {
    const most = typeof limit === 'number' ? Math.min(Math.max(Math.trunc(limit), 1), 50) : 5;
    const inGroup = all.filter(({ card }) => toolset === undefined || card.toolset === toolset);
    if (inGroup.length === 0) {
      const known = [...new Set(all.map(({ card }) => card.toolset))].sort().join(', ');
      return failure(`There is no toolset “${String(toolset)}”. Fix: take one of ${known}.`);
    }
    const asked = typeof query === 'string' && query.trim() !== '' ? query : null;
    const named =
      asked === null ? undefined : inGroup.find(({ card }) => card.name === canonical(asked.trim()));
    /** A name that is asked for comes first. */
    const among = (tools: readonly Tool[]): Tool[] => {
      const found = asked === null ? tools : find(asked, most, (tool) => tools.includes(tool));
      const first = named && tools.includes(named) ? [named] : [];
      return [...first, ...found.filter((tool) => tool !== named)].slice(0, most);
    };
    const usable = inGroup.filter((tool) => tools.includes(tool));
    const hidden = (asked === null ? inGroup : among(inGroup)).filter((tool) => !tools.includes(tool));
    return success({
      status: 'ok',
      data: {
        tools: among(usable).map((tool, place) => show(tool, detailAt(place, query, detail))),
        of: usable.length,
      },
      ...(hidden.length > 0 && { warnings: [notHere(hidden)] }),
    });
  },
});

const mostNamed = 3;

/** A search that keeps silent about tools that fit would send the caller to others. */
function notHere(hidden: readonly Tool[]): string {
  const named = hidden.slice(0, mostNamed).map(({ card }) => `${card.name} (scope ${card.scope})`);
  const more = hidden.length - named.length;
  return `Not available here, by the key’s scopes or the server’s options: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** A schema is ten times a title: of what was found by words, the likeliest has its schema, the next its sentence. */
const detailAt = (place: number, query: unknown, detail: unknown): unknown =>
  place === 0 ||
  typeof query !== 'string' ||
  query.trim() === '' ||
  detail === 'names' ||
  detail === 'summary'
    ? detail
    : place === 1
      ? 'sentence'
      : 'summary';

/** What the instructions say about every tool. */
const toldOnce: ReadonlySet<string> = new Set(['limit', 'offset', 'after', 'fields', 'detail']);

function ownArguments({ inputSchema }: ToolCard): ToolCard['inputSchema'] {
  const isOwn = (name: string): boolean =>
    inputSchema.required?.includes(name) === true || !toldOnce.has(name);
  const properties = Object.entries(inputSchema.properties).filter(
    ([name, { description }]) => isOwn(name) || description !== undefined,
  );
  return { ...inputSchema, properties: Object.fromEntries(properties) };
}

function show({ card }: Tool, detail: unknown): unknown {
  if (detail === 'names') return card.name;
  const summary = { name: card.name, title: card.title, via: gatewayOf(card), scope: card.scope };
  if (detail === 'summary') return summary;
  const sentence = { ...summary, description: card.description };
  if (detail === 'sentence') return sentence;
  const full = { ...sentence, arguments: ownArguments(card) };
  return detail === 'answers' ? { ...full, answer: schemaOfAnswer(card.name) } : full;
}

export const gatewayOf = ({ readOnly, destructive }: { readOnly: boolean; destructive: boolean }): string =>
  readOnly ? 'svc.call_read_tool' : destructive ? 'svc.call_destructive_tool' : 'svc.call_write_tool';
