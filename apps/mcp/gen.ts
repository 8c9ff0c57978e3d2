import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readDocument } from './src/catalog/read-document.ts';

// Prepared once, here: reading the whole document at every start would cost more than the rest of the start.
const file = createRequire(import.meta.url).resolve('@svc/client/openapi.json');
const tools = readDocument(JSON.parse(await readFile(file, 'utf8')));
const lines = tools.map((tool) => `  ${JSON.stringify(tool)},`);
const head =
  "// Made by `pnpm gen` from packages/client/openapi.json.\nimport type { OperationTool } from './entry.ts';\n";
const text = `${head}\nexport const operationTools: readonly OperationTool[] = [\n${lines.join('\n')}\n];\n`;
await writeFile(new URL('src/catalog/tools.gen.ts', import.meta.url), text);
