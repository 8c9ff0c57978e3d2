import {
  CLIENT_INFO_META_KEY,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Arguments } from './call.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { OperationTool } from './catalog/entry.ts';
import { operationTools } from './catalog/tools.gen.ts';
import { extension as charts, mimeType, showsCharts } from './chart/index.ts';
import { askFirst } from './confirm.ts';
import { nearest } from './find/index.ts';
import { fitArguments } from './fit-arguments.ts';
import { addGuide } from './guide.ts';
import { instructions } from './instructions.ts';
import { productName } from './product.ts';
import { failure, type ToolResult, wouldFail } from './render.ts';
import type { Session } from './session.ts';
import { find } from './surface.ts';
import { addTasks, asTask, knowsTasks } from './tasks.ts';
import type { Tool, ToolContext } from './tool.ts';
import { allTools, gatewayTools } from './tools/index.ts';
import { version } from './version.ts';

const listTtl = 60_000;

/** These refuse dots, and some drop the whole server for one. */
const strictClients = /claude-ai|claude desktop|cursor|copilot/i;

/**
 * One server for one connection or one HTTP request; whatever is dear was prepared before. The tool list is
 * answered from the registry rather than by the SDK's own, which would convert every schema at every call.
 */
export function createServer(session: Session): McpServer {
  const server = new McpServer(
    { name: 'svc-mcp', title: productName, version },
    {
      capabilities: {
        tools: { listChanged: false },
        extensions: { [charts]: { mimeTypes: [mimeType] } },
      },
      instructions,
      cacheHints: { 'tools/list': { ttlMs: listTtl, cacheScope: 'private' } },
    },
  );
  const reader = (context: ServerContext) => async (name: string, given: Arguments) => {
    const tool = find(allTools, name);
    return tool ? runTool(session, tool, given, { server, context }) : failure(noTool(allTools, name));
  };
  addGuide(server, session, reader);
  addTasks(server, reader);
  const { server: protocol } = server;

  protocol.setRequestHandler('tools/list', async (_, context) => {
    const tools = await session.listed(
      styleOf(session, server, context),
      showsCharts(capabilitiesOf(server, context)) !== false,
    );
    return { tools: [...tools] };
  });

  protocol.setRequestHandler('tools/call', async ({ params }, context) => {
    const known = find(allTools, params.name) ?? find(gatewayTools, params.name);
    if (!known) throw unknownTool(params.name);
    const call = { name: known.card.name, given: params.arguments ?? {} };
    const tasks = knowsTasks(server, context);
    const result = await runTool(session, known, call.given, { server, context, tasks });
    return tasks ? asTask(result, call, reader(context)) : result;
  });
  return server;
}

function styleOf({ names }: Session, { server }: McpServer, context: ServerContext): 'dot' | 'underscore' {
  if (names !== 'auto') return names;
  const envelope = context.mcpReq.envelope as Record<string, { name?: string } | undefined> | undefined;
  const client = envelope?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  return strictClients.test(client?.name ?? '') ? 'underscore' : 'dot';
}

const unknownTool = (name: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, noTool(allTools, name));

function noTool(tools: readonly Tool[], name: string): string {
  const near = nearest(tools, name);
  return `There is no tool “${name}”.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''} Fix: svc.search_tools finds tools by what they do.`;
}

async function runTool(
  session: Session,
  tool: Tool,
  given: Arguments,
  { server, context, tasks = false }: { server: McpServer; context: ServerContext; tasks?: boolean },
): Promise<ToolResult> {
  const tools = await session.tools();
  let agreed = false;
  const toolContext: ToolContext = {
    client: session.client,
    apiUrl: session.apiUrl,
    signal: context.mcpReq.signal,
    waits: !tasks,
    progress: (done, total, message) => report(context, done, total, message),
    tools,
    async runTool(name, inner) {
      const other = find(allTools, name);
      return other ? run(other, inner) : failure(noTool(tools, name));
    },
  };
  const run = async (one: Tool, arguments_: Arguments): Promise<ToolResult> => {
    const refused = refusal(one, tools);
    if (refused !== null) return failure(refused);
    const fitted = fitArguments(arguments_, one.card.inputSchema);
    // Asked once: a tool that runs others, and the three gateway tools, ask for confirmation of what is behind them.
    if (!agreed && !gatewayTools.includes(one)) {
      const asked = await askFirst(
        one.card,
        fitted,
        { server, context },
        {
          cost: () => costOf(one, fitted, toolContext),
          thing: () => thingOf(one, fitted, toolContext),
        },
      );
      if (asked !== null) return asked;
      agreed = one.card.spendsCredits;
    }
    const go = (given: Arguments) => one.run(given, toolContext);
    return session.budget ? session.budget.within(one.card, fitted, go) : go(fitted);
  };
  return run(tool, given);
}

/** Which tool tells, with the same arguments, what a call would cost, and in which field. */
const estimators: Readonly<Record<string, readonly [string, string]>> = {
  'svc.start_scan': ['svc.estimate_scan_cost', 'credits'],
  'svc.run_scan_and_wait': ['svc.estimate_scan_cost', 'credits'],
  'svc.set_schedule': ['svc.preview_schedule', 'creditsPerMonth'],
};

/** Credits that a call would cost; null: nobody can say. A failure says why the call itself could not be run. */
async function costOf(
  { card }: Tool,
  given: Arguments,
  context: ToolContext,
): Promise<number | null | ToolResult> {
  const [name, field] = estimators[card.name] ?? [];
  const estimating = name === undefined ? undefined : find(allTools, name);
  if (!estimating || field === undefined) return null;
  const known = Object.entries(given).filter(([name]) => name in estimating.card.inputSchema.properties);
  const asked = fitArguments(Object.fromEntries(known), estimating.card.inputSchema);
  const result = await estimating.run(asked, context);
  if (result.isError) return wouldFail(result) ? result : null;
  const credits = (result.structuredContent?.data as Record<string, unknown> | undefined)?.[field];
  return typeof credits === 'number' ? credits : null;
}

/** What an address names last, by its name where the address can be read, else by its id. A failure: it is not there. */
async function thingOf({ card }: Tool, given: Arguments, context: ToolContext): Promise<string | ToolResult> {
  const { path } = card as Partial<OperationTool>;
  const names = [...(path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const id = String(given[names.at(-1) ?? ''] ?? '');
  const reading = operationTools.find((one) => one.method === 'GET' && one.path === path);
  const reader = reading && find(allTools, reading.name);
  if (!reader) return id;
  const ids = Object.fromEntries(names.map((name) => [name, given[name]]));
  const result = await reader.run({ ...ids, fields: [...namesOfThings] }, context);
  if (result.isError) return wouldFail(result) ? result : id;
  const data = result.structuredContent?.data as Record<string, unknown> | undefined;
  const name = namesOfThings.map((field) => data?.[field]).find((value) => typeof value === 'string');
  return name === undefined ? id : `“${name.length > longestName ? `${name.slice(0, longestName)}…` : name}”`;
}

const namesOfThings = ['name', 'title', 'text', 'url'] as const;
/** A question is read at a glance. */
const longestName = 90;

/** A hidden tool is refused with its reason: that it exists is no secret, the documentation lists it. */
function refusal(tool: Tool, tools: readonly Tool[]): string | null {
  const { card } = tool;
  if (gatewayTools.includes(tool) || tools.includes(tool)) return null;
  return `${card.name} is not available here: the server’s start options, the client’s X-MCP headers or the key (it needs the scope ${card.scope}) leave it out. Fix: svc.whoami shows the scopes; who signed in gets more by connecting anew; options such as --read-only and --toolsets are the operator’s.`;
}

async function report(
  { mcpReq }: ServerContext,
  progress: number,
  total: number,
  message: string,
): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return;
  await mcpReq.notify({
    method: 'notifications/progress',
    params: { progressToken, progress, message, ...(total > 0 && { total }) },
  });
}
