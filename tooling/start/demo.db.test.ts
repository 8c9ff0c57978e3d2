import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { demoMarket } from '@svc/engines/sandbox';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../apps/api/src/server.ts';
import { openWorld, type World } from '../../apps/api/src/testing/world.ts';
import { seedDemo } from './demo.ts';
import { Away } from './when-up.ts';

let world: World;
let sql: postgres.Sql;
let server: ReturnType<typeof listen>;
/** The answer to this call is lost on its way; what was done stays done. */
let lost = 0;
let calls = 0;
beforeAll(async () => {
  world = await openWorld();
  sql = postgres(world.handle.ownerUrl, { max: 1, onnotice: () => {} });
  server = listen(
    {
      async fetch(request, bindings) {
        const answer = await world.fetch(request, bindings);
        calls += 1;
        return calls === lost ? new Response('the database is away', { status: 503 }) : answer;
      },
      hostname: '127.0.0.1',
      port: 0,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: 100,
    },
    () => {},
  );
  if (!server.listening) await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await sql.end({ timeout: 5 });
  await world.close();
});

test('seeding goes on where it was broken off, whichever answer was lost, and makes nothing twice', async () => {
  const { port } = server.address() as AddressInfo;
  for (lost = 1; lost <= 5; lost += 1) {
    const caller = await world.tenant();
    const dev = {
      apiUrl: `http://127.0.0.1:${port}`,
      docsUrl: '',
      apiKey: caller.secret,
      testApiKey: '',
      workspaceId: caller.context.workspace.id,
      projectId: null,
    };
    calls = 0;
    await expect(seedDemo(sql, dev)).rejects.toThrow(Away);
    const projectId = await seedDemo(sql, dev);
    expect(await caller.use('list_projects', {})).toMatchObject({ total: 1, items: [{ id: projectId }] });
    const prompts = await caller.use('list_prompts', { params: { projectId } });
    expect(prompts.total).toBe(demoMarket.prompts.length);
    expect((await caller.use('list_scans', { params: { projectId } })).total).toBe(1);
  }
});
