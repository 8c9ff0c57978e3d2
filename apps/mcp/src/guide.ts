import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { mimeType as chartType, chartUri, pageMeta } from './chart/index.ts';
import { chartPage } from './chart/page.ts';
import { complete, type Read } from './completions.ts';
import { instructions } from './instructions.ts';
import { prompts } from './prompts/index.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { Session } from './session.ts';

const markdown = 'text/markdown';
const json = 'application/json';

const asText = (uri: URL, mimeType: string, text: string) => ({
  contents: [{ uri: uri.href, mimeType, text }],
});

/** Resources and prompts that a person can pick: pages to read, and ways to begin. */
export function addGuide(
  server: McpServer,
  session: Session,
  reader: (context: ServerContext) => Read,
): void {
  addResources(server, session, reader);
  addPrompts(server);
  server.server.registerCapabilities({ completions: {} });
  server.server.setRequestHandler('completion/complete', async ({ params }, context) => ({
    completion: await complete(params.argument, params.context?.arguments ?? {}, reader(context)),
  }));
}

/** The data of a tool's answer as a page. */
async function readData(uri: URL, read: Read, tool: string, given: Record<string, unknown>) {
  const { isError, structuredContent, content } = await read(tool, given);
  if (isError) throw new ResourceNotFoundError(uri.href, content[0]?.text ?? 'It cannot be read.');
  return asText(uri, json, JSON.stringify(structuredContent));
}

function addResources(server: McpServer, session: Session, reader: (context: ServerContext) => Read): void {
  server.registerResource(
    'guide',
    'svc://docs/guide',
    { title: 'How to use this service', mimeType: markdown },
    async (uri) => asText(uri, markdown, instructions),
  );
  server.registerResource(
    'tools',
    'svc://docs/tools',
    { title: 'All tools', mimeType: markdown },
    async (uri) => asText(uri, markdown, await toolTable(session)),
  );
  server.registerResource(
    'glossary',
    'svc://docs/glossary',
    { title: 'What each figure means', mimeType: json },
    (uri, context) => readData(uri, reader(context), 'svc.get_metric_definitions', { detail: 'full' }),
  );
  server.registerResource(
    'methodology',
    'svc://docs/methodology',
    { title: 'How the numbers are made', mimeType: json },
    (uri, context) => readData(uri, reader(context), 'svc.get_methodology', { detail: 'full' }),
  );
  server.registerResource(
    'openapi',
    'svc://docs/openapi',
    { title: 'OpenAPI document', mimeType: json },
    async (uri, { mcpReq }) => asText(uri, json, await openApi(session.apiUrl, mcpReq.signal)),
  );
  server.registerResource(
    'chart',
    chartUri,
    { title: 'Figures with their intervals', mimeType: chartType, _meta: pageMeta },
    async (uri) => ({
      contents: [{ uri: uri.href, mimeType: chartType, text: await chartPage(), _meta: pageMeta }],
    }),
  );
  server.registerResource(
    'project',
    new ResourceTemplate('svc://projects/{projectId}', { list: undefined }),
    { title: 'A project at a glance', mimeType: json },
    (uri, { projectId }, context) =>
      readData(uri, reader(context), 'svc.get_project_overview', { projectId }),
  );
  server.registerResource(
    'report',
    new ResourceTemplate('svc://projects/{projectId}/reports/{reportId}', { list: undefined }),
    { title: 'A report', mimeType: json },
    (uri, { projectId, reportId }, context) =>
      readData(uri, reader(context), 'svc.get_report', { projectId, reportId }),
  );
}

async function toolTable(session: Session): Promise<string> {
  const rows = (await session.tools()).map(
    ({ card }) =>
      `| ${card.name} | ${card.title} | ${card.scope} | ${card.readOnly ? 'reads' : card.destructive ? 'deletes' : 'writes'} | ${card.provenance} |`,
  );
  return ['| tool | what | scope | effect | badge |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** The OpenAPI document without the recorded examples, which are most of it. */
async function openApi(apiUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${apiUrl}/openapi.json`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  });
  if (!response.ok)
    throw new ProtocolError(
      ProtocolErrorCode.InternalError,
      `${apiUrl}/openapi.json: HTTP ${response.status}`,
    );
  const left = new Set(['examples', 'x-codeSamples']);
  return JSON.stringify(await response.json(), (key, value) => (left.has(key) ? undefined : value));
}

function addPrompts({ server }: McpServer): void {
  server.registerCapabilities({ prompts: {} });
  server.setRequestHandler('prompts/list', async () => ({
    prompts: prompts.map(({ text: _, arguments: given, ...prompt }) => ({
      ...prompt,
      arguments: given.map(({ read: _, ...argument }) => argument),
    })),
  }));
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt ${params.name}.`);
    const given = wordsRead(prompt, params.arguments ?? {});
    return {
      description: prompt.description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }],
    };
  });
}

/** The arguments as the prompt's text wants them. Throws where one is missing, or says something else than it should. */
function wordsRead({ name: prompt, arguments: wanted }: Prompt, given: Readonly<Record<string, string>>) {
  const read = wanted.map(({ name, description, required, read }) => {
    const words = given[name];
    if (!words && !required) return [];
    const value = words && read ? read(words) : words;
    if (value) return [name, value] as const;
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `${prompt} needs “${name}”: ${description}${words ? ` “${words}” is not that.` : ''}`,
    );
  });
  return Object.fromEntries(read.filter((one) => one.length > 0));
}
