import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createEnvironment } from '@svc/core/environment';
import { operations } from '@svc/core/operations';
import { openDatabase } from '@svc/db';
import { createApp } from '../../apps/api/src/app.ts';
import { describeApi } from '../../apps/api/src/describe/index.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Writes the OpenAPI document, the client's types and the tools' catalogue from the table of operations. */
export async function generateClient(): Promise<void> {
  const publicUrl = 'http://127.0.0.1:8787';
  // Never connected: describing needs no database.
  const database = openDatabase({ url: 'postgres://localhost:1/none' });
  const environment = createEnvironment({
    database,
    log: silent,
    settings: {},
    testBaseUrls: {},
    egressAllow: '',
  });
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl },
    validateResponses: false,
    ready: () => true,
  });
  const document = describeApi(app, publicUrl);
  await close();
  await environment.fetch.close();
  await writeFile('packages/client/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
  // In the client's own folder: the generator needs the compiler that stands there.
  execFileSync('pnpm', ['--filter', '@svc/client', 'run', 'gen'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('pnpm', ['--filter', 'svc-mcp', 'run', 'gen'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
