import MiniSearch from 'minisearch';
import type { Tool } from '../tool.ts';
import { asked } from './asked.ts';
import { said } from './said.gen.ts';
import { ideasOf } from './words.ts';

interface Row {
  id: number;
  name: string;
  title: string;
  asked: string;
  said: string;
  description: string;
  inputs: string;
}

/** An index costs more than a hundred searches, and the same tools are searched again and again. */
const indexes = new WeakMap<readonly Tool[], MiniSearch<Row>>();

const plainName = ({ card }: Tool): string => card.name.replace(/^svc\./, '');

/** Takes something away, or ends it. */
const removing = {
  said: /\b(?:deletes?|removes?|erase|drop (?:the|this|that|my|our)|get rid|throw|revoke|disable|kill|disconnect|stop|end|abort|cancel|withdraw|lock (?:him|her|them) out|kick (?:him|her|them)? ?out)\b/,
  does: /^(?:delete|remove|revoke|disconnect|cancel|stop|archive|pause)/,
};

/** What else a request wants done, by its verbs; a tool's name begins with what it does. */
const actions: readonly { said: RegExp; does: RegExp }[] = [
  {
    said: /\b(?:create|add|new|set up|make|register|save|invite|connect|link|build|start|begin|buy|upload|import)\b/,
    does: /^(?:create|add|save|invite|connect|start|generate|import|set|purchase|log|ingest)/,
  },
  {
    said: /\b(?:change|edit|fix|rename|update|adjust|correct|replace|mute|restrict|switch|give)\b/,
    does: /^(?:update|set|correct|change|apply|rotate|activate|tag)/,
  },
  { said: /\b(?:compare|difference|versus|vs)\b/, does: /^(?:compare|diff)/ },
  {
    said: /^(?:show|see|can i|before|read|open|list|which|what|who|where|how|why|is|are|was|were|did|does|do|has|have|when|any|all|every|give me)\b/,
    does: /^(?:get|list|search|query|explain|compare|check|whoami|forecast|estimate|preview|analyze|decompose|score|backtest|verify|simulate|plan|discover)/,
  },
];

function weightOf(tool: Tool, request: string): number {
  const name = plainName(tool);
  // Nothing is taken away unasked, and who wants something gone does not want it made.
  if (removing.does.test(name) !== removing.said.test(request)) return removing.does.test(name) ? 0.4 : 0.5;
  if (removing.does.test(name)) return 1.5;
  return actions.some(({ said, does }) => said.test(request) && does.test(name)) ? 1.25 : 1;
}

/** BM25 over the ideas of names, descriptions and arguments, and of what people say; nothing that takes away comes unasked. */
export function findTools(
  tools: readonly Tool[],
  query: string,
  limit: number,
  wanted: (tool: Tool) => boolean = () => true,
): Tool[] {
  const index = indexes.get(tools) ?? indexOf(tools);
  indexes.set(tools, index);
  const request = query.toLowerCase().trim();
  return index
    .search(query)
    .flatMap(({ id, score, queryTerms }) => {
      const tool = tools[id as number];
      if (!tool) return [];
      // Two words that fit tell more than one that is rare.
      return [{ tool, score: score * queryTerms.length ** 0.5 * weightOf(tool, request) }];
    })
    .filter(({ tool }) => wanted(tool))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ tool }) => tool);
}

function indexOf(tools: readonly Tool[]): MiniSearch<Row> {
  const index = new MiniSearch<Row>({
    fields: ['name', 'title', 'asked', 'said', 'description', 'inputs'],
    tokenize: ideasOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 2, title: 2, asked: 2.5, said: 0.5, description: 0.7, inputs: 0.4 },
      prefix: (term) => term.length > 3,
      // A letter that is wrong, in words long enough to be meant.
      fuzzy: (term) => (term.length > 5 ? 0.17 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
    },
  });
  index.addAll(
    tools.map((tool, id) => ({
      id,
      name: plainName(tool).replaceAll('_', ' '),
      title: tool.card.title,
      asked: asked[plainName(tool)] ?? '',
      said: said[plainName(tool)] ?? '',
      description: tool.card.description,
      inputs: Object.keys(tool.card.inputSchema.properties).join(' '),
    })),
  );
  return index;
}
