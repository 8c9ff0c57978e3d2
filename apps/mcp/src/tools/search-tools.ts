import { failure, success } from '../render.ts';
import { searchTools } from '../search.ts';
import type { Tool } from '../tool.ts';

const details = ['names', 'summary', 'full'] as const;

/** For search mode: the long tail of tools is found here and run by the three call tools. */
export const searchToolsTool: Tool = {
  card: {
    name: 'svc.search_tools',
    title: 'Find a tool',
    description:
      'Finds tools by what they do. Run what it finds with svc.call_read_tool, svc.call_write_tool or svc.call_destructive_tool, as its “via” says.',
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
          description: 'full: with the schema of the arguments.',
        },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 5 },
      },
      additionalProperties: false,
    },
  },
  async run({ query, toolset, detail, limit }, { tools }) {
    const most = typeof limit === 'number' ? Math.min(Math.max(Math.trunc(limit), 1), 50) : 5;
    const among = tools.filter(
      ({ card }) => !gateways.has(card.name) && (toolset === undefined || card.toolset === toolset),
    );
    if (among.length === 0) {
      const known = [...new Set(tools.map(({ card }) => card.toolset))].join(', ');
      return failure(`There is no toolset “${String(toolset)}”. Fix: take one of ${known}.`);
    }
    const found =
      typeof query === 'string' && query.trim() !== ''
        ? searchTools(among, query, most)
        : among.slice(0, most);
    return success({
      status: 'ok',
      data: { tools: found.map((tool) => show(tool, detail)), of: among.length },
    });
  },
};

function show({ card }: Tool, detail: unknown): unknown {
  if (detail === 'names') return card.name;
  const summary = { name: card.name, title: card.title, via: gatewayOf(card), scope: card.scope };
  if (detail === 'summary') return summary;
  return { ...summary, description: card.description, arguments: card.inputSchema };
}

export const gatewayOf = ({ readOnly, destructive }: { readOnly: boolean; destructive: boolean }): string =>
  readOnly ? 'svc.call_read_tool' : destructive ? 'svc.call_destructive_tool' : 'svc.call_write_tool';

export const gateways: ReadonlySet<string> = new Set([
  'svc.search_tools',
  'svc.call_read_tool',
  'svc.call_write_tool',
  'svc.call_destructive_tool',
]);
