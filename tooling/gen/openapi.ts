import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { generateConsole } from './console.ts';
import { makeDocument } from './document.ts';

const run = promisify(execFile);

/** Writes the OpenAPI document, the clients, the tools' catalogue and the console's hooks from the contract. */
export async function generateClient(): Promise<void> {
  await writeFile('packages/client/openapi.json', `${JSON.stringify(makeDocument(), null, 2)}\n`);
  await Promise.all([
    // In the client's own folder: the generator needs the compiler that stands there.
    run(process.execPath, openapiTypescript, { cwd: 'packages/client' }),
    run(process.execPath, ['gen/write.ts'], { cwd: 'packages/client' }),
    run(process.execPath, ['packages/client-python/gen/write.ts']),
    run(process.execPath, ['packages/client-go/gen/write.ts']),
    run(process.execPath, ['gen.ts'], { cwd: 'apps/mcp' }),
    generateConsole(),
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
