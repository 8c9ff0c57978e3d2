import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { serverJson } from './distribution/manifests.ts';
import { readSentences } from './heard/index.ts';
import { readAnswers, readDocument } from './src/catalog/read-document.ts';

// Prepared once, here: reading the whole document at every start would cost more than the rest of the start.
const file = createRequire(import.meta.url).resolve('@svc/client/openapi.json');
const document = JSON.parse(await readFile(file, 'utf8'));
const head = '// Made by `pnpm gen` from packages/client/openapi.json.\n';
const write = (name: string, text: string) =>
  writeFile(new URL(`src/catalog/${name}`, import.meta.url), `${head}${text}`);

await write(
  'product.gen.ts',
  `/** What people call the service, unless the operator says otherwise. */\nexport const productName = ${JSON.stringify(document.info.title)};\n`,
);

const tools = readDocument(document).map((tool) => `  ${JSON.stringify(tool)},`);
await write(
  'tools.gen.ts',
  `import type { OperationTool } from './entry.ts';\n\nexport const operationTools: readonly OperationTool[] = [\n${tools.join('\n')}\n];\n`,
);

await writeFile(new URL('server.json', import.meta.url), `${JSON.stringify(serverJson, null, 2)}\n`);

// As texts: each is read when it is asked for, which is seldom.
const answers = Object.entries(readAnswers(document)).map(
  ([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(JSON.stringify(schema))},`,
);
await write(
  'answers.gen.ts',
  `\nexport const answers: Readonly<Record<string, string>> = {\n${answers.join('\n')}\n};\n`,
);

// What people say who want a tool.
const heard = Object.entries(await readSentences()).map(
  ([name, said]) => `  ${JSON.stringify(name)}: ${JSON.stringify(said)},`,
);
await writeFile(
  new URL('src/find/heard.gen.ts', import.meta.url),
  `// Made by \`pnpm gen\` from heard/*.txt.\nexport const heard: Readonly<Record<string, readonly string[]>> = {\n${heard.join('\n')}\n};\n`,
);
