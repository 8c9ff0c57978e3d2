import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { makeDocument } from './document.ts';

/** Writes the OpenAPI document, the clients and the tools' catalogue from the table of operations. */
export async function generateClient(): Promise<void> {
  await writeFile('packages/client/openapi.json', `${JSON.stringify(await makeDocument(), null, 2)}\n`);
  // In the client's own folder: the generator needs the compiler that stands there.
  execFileSync('pnpm', ['--filter', '@svc/client', 'run', 'gen'], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const client of ['client-python', 'client-go'])
    execFileSync('node', [`packages/${client}/gen/write.ts`], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('pnpm', ['--filter', 'svc-mcp', 'run', 'gen'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
