import { readFile, writeFile } from 'node:fs/promises';
import { type Document, methodsOf } from '../../packages/client/gen/methods.ts';

const file = 'apps/console/src/data/operations.gen.ts';

/** Writes one export for each operation, so that those which no page uses fall away when the console is built. */
export async function generateConsole(): Promise<void> {
  const document = JSON.parse(await readFile('packages/client/openapi.json', 'utf8')) as Document;
  const lines = methodsOf(document)
    .map(({ operationId, verb, path }) => {
      const operation = document.paths[path]?.[verb.toLowerCase()];
      const readOnly = operation?.['x-svc']?.readOnly === true;
      const args = [operationId, verb.toUpperCase(), path, operation?.tags?.[0] ?? ''];
      const given = [...args.map((arg) => `'${arg}'`), ...unusual(verb, operation)].join(', ');
      return `export const ${camel(operationId)} = /* @__PURE__ */ ${readOnly ? 'read' : 'act'}(${given});`;
    })
    .sort();
  const head =
    "// Made by `pnpm gen` from the table of operations.\nimport { act, read } from './operation.ts';\n\n";
  await writeFile(file, `${head}${lines.join('\n')}\n`);
}

/** Parameters in unusual places for their method: a query beside a body, and a body to delete. */
function unusual(verb: string, operation: Document['paths'][string][string] | undefined): string[] {
  const method = verb.toLowerCase();
  const plain = method === 'get' || method === 'delete';
  const query = operation?.parameters?.flatMap((one) => (one.in === 'query' ? [one.name] : [])) ?? [];
  if (!plain && query.length > 0) return [`{ query: [${query.map((name) => `'${name}'`).join(', ')}] }`];
  return method === 'delete' && operation?.requestBody ? ['{ body: true }'] : [];
}

const camel = (id: string): string => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
