import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Example, readOnly } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { createClient } from '../../../packages/client/src/client.ts';
import { listen } from './server.ts';
import { exampleOf } from './testing/example.ts';
import { type Answer, openWorld } from './testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();

const remove = (id: string, init: RequestInit = {}) =>
  world.request(`/v1/projects/${id}`, {
    method: 'DELETE',
    ...init,
    headers: { authorization: `Bearer ${caller.secret}`, ...init.headers },
  });
const json = { 'content-type': 'application/json' };
const make = async (): Promise<string> =>
  (await caller.use('create_project', { body: { name: 'Doomed' } })).id;

test.each([
  ['nothing', {}],
  ['a type without a body', { headers: json }],
  ['another type without a body', { headers: { 'content-type': 'text/plain' } }],
  ['an empty object', { headers: json, body: '{}' }],
  ['its name', { headers: json, body: '{"name": "Doomed"}' }],
] as [string, RequestInit][])('a project is deleted by a request with %s', async (_, init) => {
  const id = await make();
  const keyed = { ...init, headers: { ...init.headers, 'idempotency-key': id } };
  expect(await remove(id, keyed)).toMatchObject({ status: 200, body: { id, deleted: true } });
  expect((await remove(id, keyed)).headers.get('idempotency-replayed')).toBe('true');
  const restored = await caller.use('restore_project', { params: { projectId: id } });
  expect(restored).toMatchObject({ id });
});

test.each([
  ['another name', json, '{"name": "Other"}', 422],
  ['a misspelt field', json, '{"nmae": "Doomed"}', 422],
  ['what is no JSON', json, 'Doomed', 400],
  ['another type', { 'content-type': 'text/plain' }, 'Other', 400],
])('nothing is deleted by a request with %s', async (_, headers, body, status) => {
  const id = await make();
  expect((await remove(id, { headers, body })).status).toBe(status);
  expect(await caller.use('get_project', { params: { projectId: id } })).toMatchObject({ id });
});

test('a client that sends no body over a real connection deletes', async () => {
  const timeouts = { headersTimeoutMs: 30_000, bodyTimeoutMs: 30_000, connectionsPerAddress: 8 };
  const server = listen({ fetch: world.fetch, hostname: '127.0.0.1', port: 0, ...timeouts }, () => {});
  await once(server, 'listening');
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: caller.secret,
  });
  const projectId = await make();
  const { data } = await client.DELETE('/v1/projects/{projectId}', { params: { path: { projectId } } });
  expect(data).toMatchObject({ id: projectId, deleted: true });
  server.closeAllConnections();
  server.close();
});

test('only bodies of DELETE, and those that came later than their operation, may be left out in the document', async () => {
  const { body } = await world.request('/openapi.json');
  for (const { address, body: given, bodyOptional } of operations) {
    const [method = '', path = ''] = address.split(' ');
    if (!given) continue;
    const optional = bodyOptional === true || (method === 'DELETE' && given.safeParse({}).success);
    const { requestBody } = body.paths[path][method.toLowerCase()];
    expect({ address, required: requestBody.required }).toEqual({ address, required: !optional });
  }
  expect(body.paths['/v1/projects/{projectId}'].delete.requestBody.required).toBe(false);
});

test('no operation shows what belongs to a deleted project, but the record of what was done', async () => {
  const owner = await world.tenant();
  const given: Example[] = [];
  const reads = operations.filter(readOnly);
  for (const operation of reads) given.push(await exampleOf(operation, owner));
  const answers = async () => {
    const all: (Answer & { id: string })[] = [];
    for (const [at, operation] of reads.entries())
      all.push({ id: operation.id, ...(await owner.call(operation, given[at] ?? {})) });
    return all;
  };
  expect((await answers()).filter(({ status }) => status !== 200)).toEqual([]);
  const { db, workspace } = owner.context;
  const deleted = await db
    .updateTable('project')
    .set({ deletedAt: new Date().toISOString() })
    .where('workspaceId', '=', workspace.id)
    .returning('id')
    .execute();
  const after = await answers();
  // What is not found names the id that was asked for.
  const named = after.filter(
    ({ status, text }) => status !== 404 && deleted.some(({ id }) => text.includes(id)),
  );
  expect(named.map(({ id }) => id)).toEqual(['list_audit_events']);
  const gone = after.filter(({ status }) => status === 404).map(({ id }) => id);
  expect(gone).toEqual(
    expect.arrayContaining([
      ...[
        'get_project',
        'get_scan',
        'list_scan_answers',
        'get_scan_quality',
        'list_engine_runs',
        'get_engine_run',
      ],
      ...['get_answer', 'get_answer_page', 'compare_scans', 'get_job', 'get_report', 'get_export'],
      ...['get_experiment', 'list_alert_events'],
    ]),
  );
});
