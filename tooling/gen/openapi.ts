import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { unlessMade } from './unless-made.ts';

const run = promisify(execFile);
const document = 'packages/client/openapi.json';
const model = 'packages/client/gen/{methods,model}.ts';

/** Writes the OpenAPI document, the clients, the tools' catalogue and the console's hooks from the contract. */
export async function generateClient(): Promise<void> {
  await unlessMade(
    {
      name: 'document',
      sources: [
        'packages/contract/src/**/*.ts',
        'apps/api/src/describe/**/*.{ts,json}',
        'packages/client/package.json',
        'tooling/gen/document.ts',
      ],
      files: [document],
    },
    async () => {
      const { makeDocument } = await import('./document.ts');
      await writeFile(document, `${JSON.stringify(makeDocument(), null, 2)}\n`);
    },
  );
  await Promise.all([
    unlessMade(
      { name: 'schema', sources: [document], files: ['packages/client/src/schema.gen.ts'] },
      // In the client's own folder: the generator needs the compiler that stands there.
      () => run(process.execPath, openapiTypescript, { cwd: 'packages/client' }),
    ),
    unlessMade(
      {
        name: 'client',
        sources: [document, 'packages/client/gen/*.ts'],
        files: ['packages/client/src/resources.gen.ts', 'packages/client/REFERENCE.md'],
      },
      () => run(process.execPath, ['gen/write.ts'], { cwd: 'packages/client' }),
    ),
    unlessMade(
      {
        name: 'python',
        sources: [document, model, 'packages/client/package.json', 'packages/client-python/gen/*.ts'],
        files: ['packages/client-python/src/svc_client/**/*.py'],
      },
      () => run(process.execPath, ['packages/client-python/gen/write.ts']),
    ),
    unlessMade(
      {
        name: 'go',
        sources: [document, model, 'packages/client/package.json', 'packages/client-go/gen/*.ts'],
        files: ['packages/client-go/*.gen.go'],
      },
      () => run(process.execPath, ['packages/client-go/gen/write.ts']),
    ),
    unlessMade(
      {
        name: 'tools',
        sources: [
          document,
          'apps/mcp/{gen.ts,package.json}',
          'apps/mcp/{distribution,heard}/**/*.{ts,txt}',
          'apps/mcp/src/catalog/!(*.gen).ts',
          'apps/mcp/src/prompts/**/*.ts',
        ],
        files: ['apps/mcp/server.json', 'apps/mcp/src/{catalog,find}/*.gen.ts'],
      },
      () => run(process.execPath, ['gen.ts'], { cwd: 'apps/mcp' }),
    ),
    unlessMade(
      {
        name: 'console',
        sources: [document, model, 'tooling/gen/console.ts'],
        files: ['apps/console/src/data/operations.gen.ts'],
      },
      async () => (await import('./console.ts')).generateConsole(),
    ),
  ]);
}

const openapiTypescript = [
  'node_modules/openapi-typescript/bin/cli.js',
  'openapi.json',
  '--alphabetize',
  '--default-non-nullable=false',
  '--output',
  'src/schema.gen.ts',
];
