import type { JsonSchema, ToolCard } from './catalog/entry.ts';
import { chartOf } from './chart/index.ts';
import { type Config, ConfigError, type Selection } from './config.ts';
import { schemaOfAnswer } from './envelope.ts';
import { canonical, nearest } from './find/index.ts';
import type { Tool } from './tool.ts';
import { allTools, gatewayTools } from './tools/index.ts';

/** The rights of the caller's key; null: it could not be asked, and everything is shown. */
export interface Rights {
  scopes: readonly string[];
  /** What the plan's API access is. */
  api: 'none' | 'read' | 'full';
}

/** A good choice for clients that show a model every tool. */
const defaultToolsets: readonly string[] = [
  'projects',
  'prompts',
  'scans',
  'scores',
  'engines',
  'answers',
  'discovery',
];

/** Beside the gateway in search mode: enough for the usual way from a project to its numbers. */
const core: readonly string[] = [
  'whoami',
  'list_projects',
  'get_project_overview',
  'run_scan_and_wait',
  'start_scan',
  'get_scan',
  'wait_for_scan',
  'get_visibility',
  'list_prompt_scores',
  'estimate_scan_cost',
];

export const toolsets: readonly string[] = [...new Set(allTools.map(({ card }) => card.toolset))].sort();

/** Throws ConfigError for a name that does not exist, with the nearest ones. */
export function checkSelection(selection: Selection): void {
  for (const name of selection.toolsets ?? [])
    if (name !== 'default' && !toolsets.includes(name))
      throw new ConfigError(`There is no toolset “${name}”: ${toolsets.join(', ')}, default, all.`);
  for (const name of [...(selection.tools ?? []), ...selection.exclude])
    if (!find(allTools, name))
      throw new ConfigError(`There is no tool “${name}”. Near: ${nearest(allTools, name).join(', ')}.`);
}

export const find = (tools: readonly Tool[], name: string): Tool | undefined => {
  const wanted = canonical(name);
  return tools.find(({ card }) => card.name === wanted);
};

/** The order of the filters: exclusions, then read-only mode, then the key's scopes, then the chosen tools. */
export function chosenTools(selections: readonly Selection[], rights: Rights | null): Tool[] {
  return allTools.filter(
    ({ card }) => selections.every((selection) => isChosen(card, selection)) && isAllowed(card, rights),
  );
}

function isChosen(card: ToolCard, selection: Selection): boolean {
  if (selection.exclude.map(canonical).includes(card.name)) return false;
  if (selection.readOnly && !card.readOnly) return false;
  if (selection.noDestructive && card.destructive) return false;
  if (card.name === 'svc.whoami') return true;
  if (selection.toolsets === null && selection.tools === null) return true;
  const sets = (selection.toolsets ?? []).flatMap((name) => (name === 'default' ? defaultToolsets : [name]));
  return sets.includes(card.toolset) || (selection.tools ?? []).map(canonical).includes(card.name);
}

/** Decides as the service does: coarse scope, finer scope, the legacy pair, or admin; and the features of the plan. */
function isAllowed(card: ToolCard, rights: Rights | null): boolean {
  if (rights === null || card.scope === 'any') return true;
  if (rights.api === 'none' || (rights.api === 'read' && !card.readOnly)) return false;
  const held = new Set(rights.scopes);
  if (held.has('admin') || held.has(card.scope) || (card.fine !== null && held.has(card.fine))) return true;
  return card.scope !== 'admin' && held.has(card.scope.endsWith(':read') ? 'read' : 'write');
}

/** Tools that are listed: in search mode a few, though all chosen ones can be run. `charts`: the client may show pictures. */
export function listedTools(chosen: readonly Tool[], mode: Config['mode'], charts = true): Tool[] {
  if (mode === 'full') return [...chosen];
  const gateways = gatewayTools.filter(
    ({ card }) =>
      card.name === 'svc.search_tools' ||
      (chosen.some((tool) => sameClass(tool.card, card)) && (charts || card.name !== 'svc.show_chart')),
  );
  return [...gateways, ...core.flatMap((name) => find(chosen, name) ?? [])];
}

const sameClass = (one: ToolCard, other: ToolCard): boolean =>
  one.readOnly === other.readOnly && one.destructive === other.destructive;

export interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: Record<string, unknown> & { type: 'object' };
  outputSchema?: Record<string, unknown> & { type: 'object' };
  annotations: Record<string, unknown>;
  _meta: Record<string, unknown>;
}

/** A scan's settings are a long schema: where it is listed with svc.start_scan, the others point to it. */
function inputOf({ name, inputSchema }: ToolCard, listed: readonly Tool[]): ToolCard['inputSchema'] {
  const { config } = inputSchema.properties;
  const told = name === starting ? undefined : find(listed, starting)?.card.inputSchema.properties.config;
  if (!config || !told || !isSame(config, told)) return inputSchema;
  const shorter = { type: 'object', description: `As in ${starting}.` };
  return { ...inputSchema, properties: { ...inputSchema.properties, config: shorter } };
}

const starting = 'svc.start_scan';
const isSame = (one: JsonSchema, other: JsonSchema): boolean =>
  JSON.stringify(one.properties) === JSON.stringify(other.properties);

/** One tool as it stands in `tools/list`. The four attributes are in `_meta`: clients drop unknown annotations. */
export function listTool(
  { card }: Tool,
  style: 'dot' | 'underscore',
  outputSchemas: boolean,
  listed: readonly Tool[] = [],
): ListedTool {
  const rename = (text: string): string =>
    style === 'dot' ? text : text.replaceAll(/\bsvc\.(?=[a-z])/g, 'svc_');
  return {
    name: rename(card.name),
    title: card.title,
    description: rename(card.description),
    inputSchema: inputOf(card, listed),
    ...(outputSchemas && { outputSchema: schemaOfAnswer(card.name) as ListedTool['inputSchema'] }),
    annotations: {
      readOnlyHint: card.readOnly,
      destructiveHint: card.destructive,
      // Deleting twice has no further effect; other writes act again.
      idempotentHint: card.readOnly || card.destructive,
      openWorldHint: card.spendsCredits,
    },
    _meta: {
      scope: card.scope,
      readOnly: card.readOnly,
      destructive: card.destructive,
      provenance: card.provenance,
      // Only where the listed name is another one.
      ...(style !== 'dot' && { 'com.svc/canonicalName': card.name }),
      'com.svc/toolset': card.toolset,
      ...chartOf(card.name),
      ...(card.spendsCredits && { 'com.svc/spendsCredits': true }),
      ...(card.gateable && { 'com.svc/approval': 'may_require' }),
    },
  };
}
