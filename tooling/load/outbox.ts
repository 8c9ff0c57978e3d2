import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Row, round, row } from '@svc/bench';
import { eventTypes } from '@svc/contract/events';
import { emit } from '@svc/core/kernel';
import { openDatabase } from '@svc/db';
import type { Tenant } from '../fleet/tenant.ts';
import type { Measure } from './meter.ts';

export interface Receiver {
  host: string;
  arrived: Set<string>;
  server: Server;
}

/** Takes every event at once. */
export async function startReceiver(): Promise<Receiver> {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    arrived.add(String(request.headers['webhook-id']));
    request.resume();
    request.once('end', () => response.writeHead(204).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, server };
}

/** Many events at once to several webhooks: how many arrive in a second. */
export async function outboxRows(
  tenant: Tenant,
  receiver: Receiver,
  measure: Measure,
  options: { databaseUrl: string; events: number; webhooks: number; workers: number },
): Promise<Row[]> {
  for (let index = 0; index < options.webhooks; index += 1) {
    const url = `http://${receiver.host}/${index}`;
    const { status, body } = await tenant.call('POST', '/v1/webhooks', { url, events: ['credits.low'] });
    if (status >= 300) throw new Error(JSON.stringify(body));
  }
  const type = eventTypes.find((one) => one.type === 'credits.low');
  if (!type) throw new Error('there is no event of low credits');
  const owner = openDatabase({ url: options.databaseUrl, role: null });
  const db = owner.forWorkspace(tenant.workspaceId);
  const workspace = { id: tenant.workspaceId };
  const spent = await measure(async () => {
    await db.transaction().execute(async (db) => {
      for (let available = 0; available < options.events; available += 1)
        await emit(
          { db, workspace },
          { type, resource: tenant.workspaceId, projectId: null, data: { available, threshold: 0 } },
        );
    });
    const end = Date.now() + 300_000;
    while (receiver.arrived.size < options.events) {
      if (Date.now() > end) throw new Error(`${receiver.arrived.size} of ${options.events} events arrived`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await owner.close();
  const per = 1_000 / options.events;
  return [
    row(
      'outbox-knee',
      `events a second to ${options.webhooks} webhook(s), ${options.workers} workers`,
      'printed',
      round(options.events / spent.seconds),
      'events/s',
    ),
    row('outbox-cpu', 'CPU of the workers per 1,000 events', 'printed', round(spent.ours * per), 's'),
    row('outbox-postgres', 'CPU of Postgres', 'printed', round(spent.postgres * per), 's'),
    row('outbox-statements', 'statements', 'printed', Math.round(spent.statements * per), 'statements'),
  ];
}
