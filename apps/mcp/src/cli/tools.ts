import { type Config, ConfigError } from '../config.ts';
import { chosenTools, listTool } from '../surface.ts';
import { findTools } from '../tools/index.ts';

/** `tools` lists what the options choose, `tools search <words>` finds among it. */
export function toolsCommand([action, ...words]: readonly string[], config: Config): string {
  const chosen = chosenTools([config.selection], null);
  if (action !== undefined && action !== 'list' && action !== 'search')
    throw new ConfigError('svc-mcp tools [list | search <words>]');
  const shown =
    action === 'search' ? findTools(words.join(' '), 10, (tool) => chosen.includes(tool)) : chosen;
  const style = config.names === 'underscore' ? 'underscore' : 'dot';
  const lines = shown.map((tool) => `${listTool(tool, style, false).name.padEnd(30)} ${tool.card.title}`);
  return [
    ...lines,
    '',
    `${shown.length} of ${chosen.length} tools, about ${tokensOf(chosen)} tokens when all are shown to a model`,
  ].join('\n');
}

/** Four characters a token, of what a model is shown. */
const tokensOf = (tools: ReturnType<typeof chosenTools>): number =>
  Math.round(
    tools.reduce((sum, tool) => {
      const { name, description, inputSchema } = listTool(tool, 'dot', false);
      return sum + JSON.stringify({ name, description, inputSchema }).length;
    }, 0) / 4,
  );
