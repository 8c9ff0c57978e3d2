import type { Example } from '@svc/contract/kernel';
import { type AddressedOperation, isQueryParameter } from './document.ts';

/** Stands for the reader's key. */
const keyHere = 'svc_test_…';

interface CodeSample {
  lang: string;
  source: string;
}

/** The same call with curl, with the client, and as a tool of an agent. */
export function codeSamples(
  addressed: AddressedOperation,
  example: Example,
  publicUrl: string,
): CodeSample[] {
  const { ifMatch } = addressed.operation['x-svc'];
  const [id] = Object.values(example.params ?? {}).slice(-1);
  const version = ifMatch === 'required' ? `${id}.20261120090000000000` : null;
  const query = typedQuery(addressed, example);
  const call: Call = { ...addressed, example, publicUrl, query, version };
  return [
    { lang: 'curl', source: curl(call) },
    { lang: 'TypeScript', source: typescript(call) },
    { lang: 'MCP', source: mcp(call) },
  ];
}

interface Call extends AddressedOperation {
  example: Example;
  /** The version that a change is made for, where it has to be said: as the ETag of a read gives it. */
  version: string | null;
  publicUrl: string;
  query: Record<string, unknown>;
}

/** Values of the query as the client and the tools take them; in the address all are text. */
function typedQuery({ operation }: AddressedOperation, { query = {} }: Example): Record<string, unknown> {
  const numbers = (operation.parameters ?? [])
    .filter(isQueryParameter)
    .filter(({ schema }) => [schema.type].flat().some((type) => type === 'integer' || type === 'number'))
    .map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
  );
}

/** A word of the shell, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function curl({ method, path, example, publicUrl, version }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? name);
  const query = example.query ? `?${new URLSearchParams(example.query)}` : '';
  // curl itself chooses GET, and POST where there is a body.
  const said = method === 'GET' || (method === 'POST' && example.body) ? '' : `-X ${method} `;
  return [
    `curl -s ${said}${quoted(publicUrl + filled + query)}`,
    `  -H ${quoted(`Authorization: Bearer ${keyHere}`)}`,
    ...(version === null ? [] : [`  -H ${quoted(`If-Match: "${version}"`)}`]),
    ...(example.body
      ? [
          `  -H ${quoted('content-type: application/json')}`,
          `  -d ${quoted(JSON.stringify(example.body, null, 2))}`,
        ]
      : []),
  ].join(' \\\n');
}

/** Writes an object as people do: keys without quotes where they need none. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll('\n', '\n  ');

function typescript({ method, path, example, publicUrl, query, version }: Call): string {
  const params = {
    ...(example.params && { path: example.params }),
    ...(example.query && { query }),
    ...(version !== null && { header: { 'If-Match': `"${version}"` } }),
  };
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(example.body && { body: example.body }),
  };
  const given = Object.keys(init).length > 0 ? `, ${literal(init)}` : '';
  return `import { createSvc, unwrap } from '@svc/client';

const { client } = createSvc({ baseUrl: '${publicUrl}', apiKey: '${keyHere}' });
const answer = await unwrap(
  client.${method}('${path}'${given}),
);`;
}

function mcp({ operation, example, query, version }: Call): string {
  const given = {
    ...example.params,
    ...query,
    ...example.body,
    ...(version !== null && { version }),
  };
  return JSON.stringify({ name: operation['x-svc'].tool, arguments: given }, null, 2);
}
