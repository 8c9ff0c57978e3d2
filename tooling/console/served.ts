import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createIdentityProvider } from '@svc/core/identity';
import { operations } from '@svc/core/operations';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { createApp } from '../../apps/api/src/app.ts';
import { listen } from '../../apps/api/src/server.ts';
import { startIdentityProvider } from '../../apps/api/src/testing/identity-provider.ts';
import { type Stack, startStack } from '../../apps/worker/src/test/stack.ts';

export interface Served {
  stack: Stack;
  url: string;
  /** A website that may be read although it is not public. */
  siteUrl: string;
  /** The page that signs the workspace’s one member in, once. */
  signInLink: (role?: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * The console as it is deployed: its build, served by the API, with a worker and the emulator behind it. Answers are
 * checked against their schemas, unless what is measured is how fast they come.
 */
export async function serveConsole({
  database,
  validateResponses = true,
  plan = 'enterprise',
}: {
  database?: Pick<TestDatabase, 'ownerUrl' | 'drop'>;
  validateResponses?: boolean;
  plan?: 'free' | 'enterprise';
} = {}): Promise<Served> {
  const clone = database ?? (await testDatabase());
  const site = await serveSite();
  const stack = await startStack({ databaseUrl: clone.ownerUrl, egressAllow: new URL(site.url).host, plan });
  await stack.startWorker();
  const { environment, owner, context } = stack;
  const server = listen(
    {
      fetch: (request, bindings) => app.fetch(request, bindings),
      hostname: '127.0.0.1',
      port: 0,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: 100,
    },
    () => {},
  );
  if (!server.listening) await once(server, 'listening');
  // A name, since passkeys belong to names and not to addresses.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = await startIdentityProvider(`${url}/app/session/oidc/back`);
  const { app, close } = createApp({
    environment: { ...environment, publicUrl: url, identity: createIdentityProvider(provider.settings) },
    operations,
    docs: { publicUrl: url },
    validateResponses,
    consoleFolder: join(import.meta.dirname, '../../apps/console/dist'),
    ready: () => true,
  });
  const [live] = await owner`select id from workspace where twin_id = ${context.workspace.id}`;
  const workspace = { id: String(live?.id) };
  const asOwner = { ...context, db: environment.database.forWorkspace(workspace.id), workspace };
  return {
    stack,
    url,
    siteUrl: site.url,
    async signInLink(role = 'owner') {
      const member = await ensureOwner(asOwner, 'ada@example.com');
      await owner`update member set role = ${role} where id = ${member.id}`;
      return newSignInLink(asOwner, { memberId: member.id, minutes: 5, publicUrl: url });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      site.server.close();
      await close();
      await provider.close();
      await stack.close();
      await clone.drop();
    },
  };
}

const sitePage =
  '<html lang="en"><head><title>Time tracking for teams | Acme</title><meta name="description" content="Acme is a time tracker for teams that bill by the hour."></head><body><h1>Acme time tracking</h1><p>Acme is a time tracker for teams that bill by the hour. Agencies use Acme for timesheets and invoices.</p><h2>Timesheets for agencies</h2><p>Acme turns tracked hours into timesheets.</p></body></html>';

async function serveSite(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? sitePage : 'gone');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
