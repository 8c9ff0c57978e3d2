import { getScan } from '@svc/core/resource/measure/scan';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

async function openScan() {
  const { context, use, mint, secret } = await world.tenant();
  const { id } = await use('start_scan', {
    body: { url: 'https://acme.example/', config: { engines: ['sandbox'], maxPrompts: 2, samplesK: 2 } },
  });
  const follow = (headers: Record<string, string> = {}, key = secret) =>
    world.fetch(
      new Request(`http://api.test/v1/scans/${id}/events`, {
        headers: { authorization: `Bearer ${key}`, ...headers },
      }),
    );
  const owner = postgres(world.handle.ownerUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => owner.end());
  return { id, context, use, mint, follow, owner };
}

/** The events of a stream, one by one; comments are left out. */
function reading(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  return {
    close: () => reader.cancel(),
    async next() {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return null;
        const [, event, eventId, data] = /^event: (.*)\nid: (.*)\ndata: (.*)\n\n$/.exec(value) ?? [];
        if (data !== undefined) return { event, id: eventId ?? '', data: JSON.parse(data) };
      }
    },
  };
}

test('a scan is followed to its end, also by who comes back with what they saw last', async () => {
  const { id, use, follow, owner } = await openScan();
  const stream = reading(await follow());
  const first = await stream.next();
  expect(first).toMatchObject({
    event: 'progress',
    data: { scanId: id, mode: 'live', status: 'queued', credits: { spent: 0 } },
  });
  await owner`update scan set status = 'running', planned_samples = 4, recorded_samples = 1, failed_samples = 1 where id = ${id}`;
  const second = await stream.next();
  expect(second?.data.progress).toMatchObject({ planned: 4, recorded: 1, failed: 1, percent: 50 });

  // A client that has seen this event gets the ones after it.
  const resumed = reading(await follow({ 'last-event-id': second?.id ?? '' }));
  await use('cancel_scan', { params: { scanId: id } });
  await owner`update scan set status = 'cancelled', finished_at = now() where id = ${id}`;
  const rest = [await resumed.next(), await resumed.next(), await resumed.next()].filter(
    (one) => one !== null,
  );
  expect(rest.at(-1)).toMatchObject({ event: 'end', data: { status: 'cancelled' } });
  expect(rest.map((one) => one.id)).not.toContain(second?.id);
  expect(await resumed.next()).toBeNull();
  expect((await follow({ 'last-event-id': rest.at(-1)?.id ?? '' })).status).toBe(204);
  await stream.close();
});

test('when the connection that listens is cut, nothing that happened meanwhile is missed', async () => {
  const { id, follow, owner } = await openScan();
  const stream = reading(await follow());
  await stream.next();
  const listens = () =>
    owner`select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
  let [listener] = await listens();
  while (!listener) [listener] = await listens();
  await owner.begin(async (sql) => {
    await sql`select pg_terminate_backend(${listener?.pid})`;
    await sql`alter table scan disable trigger told`;
    await sql`update scan set planned_samples = 8 where id = ${id}`;
    await sql`alter table scan enable trigger told`;
  });
  expect((await stream.next())?.data.progress.planned).toBe(8);
  await stream.close();
});

test('nobody follows what they may not see, nor more than ten scans with one key', async () => {
  const { id, context, follow, mint } = await openScan();
  const stranger = (await world.tenant()).secret;
  expect((await follow({}, stranger)).status).toBe(404);
  expect((await follow({}, await mint(['keys:read']))).status).toBe(403);
  const streams = await Promise.all(Array.from({ length: 11 }, () => follow()));
  expect(streams.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
  await Promise.all(streams.filter(({ status }) => status === 200).map(({ body }) => body?.cancel()));
  const again = await follow();
  expect(again.status).toBe(200);
  await again.body?.cancel();
  expect((await getScan(context, { scanId: id })).status).toBe('queued');
});
