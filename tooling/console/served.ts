import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { operations } from '@svc/core/operations';
import { ensureOwner } from '@svc/core/resource/member';
import { newSignInLink } from '@svc/core/resource/session';
import { testDatabase } from '@svc/testing';
import { createApp } from '../../apps/api/src/app.ts';
import { listen } from '../../apps/api/src/server.ts';
import { type Stack, startStack } from '../../apps/worker/src/test/stack.ts';

export interface Served {
  stack: Stack;
  url: string;
  /** The page that signs the workspace’s owner in, once. */
  signInLink: () => Promise<string>;
  close: () => Promise<void>;
}

/** The console as it is deployed: its build, served by the API, with a worker and the emulator behind it. */
export async function serveConsole(): Promise<Served> {
  const clone = await testDatabase();
  const stack = await startStack({ databaseUrl: clone.ownerUrl });
  await stack.startWorker();
  const { environment, owner, context } = stack;
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    consoleFolder: join(import.meta.dirname, '../../apps/console/dist'),
    ready: () => true,
  });
  const server = listen(
    {
      fetch: app.fetch,
      hostname: '127.0.0.1',
      port: 0,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: 100,
    },
    () => {},
  );
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [live] = await owner`select id from workspace where twin_id = ${context.workspace.id}`;
  const workspace = { id: String(live?.id) };
  const asOwner = { ...context, db: environment.database.forWorkspace(workspace.id), workspace };
  return {
    stack,
    url,
    async signInLink() {
      const member = await ensureOwner(asOwner, 'ada@example.com');
      return newSignInLink(asOwner, { memberId: member.id, minutes: 5, publicUrl: url });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await close();
      await stack.close();
      await clone.drop();
    },
  };
}
