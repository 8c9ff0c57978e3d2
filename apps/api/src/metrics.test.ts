import type { AddressInfo } from 'node:net';
import { testContext } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { openDatabase } from '@svc/db';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createMetrics, listenMetrics } from './metrics.ts';

let handle: TestDatabase;
beforeAll(async () => {
  handle = await testDatabase();
});
afterAll(() => handle.drop());

test('requests are counted by route and not by address, and the queues are measured when asked', async () => {
  const { environment } = await testContext(handle.database, handle.ownerUrl);
  const metrics = createMetrics(environment);
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
    metrics,
  });
  for (const id of ['one', 'two']) await app.request(`/v1/projects/${id}`);
  await app.request('/nowhere/at/all');
  const server = listenMetrics(metrics, { hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/v1/projects/:projectId",http_response_status_code="401"} 2',
  );
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="none",http_response_status_code="404"} 1',
  );
  expect(text).toContain('svc_workers 0');
  expect(text).toContain('svc_oldest_waiting_seconds{queue="job"} 0');
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/v1/projects`)).status).toBe(404);
  expect((await app.request('/metrics')).status).toBe(404);
  server.close();
  await close();
});

test('what the process counts is told while the database is away', async () => {
  const { environment } = await testContext(handle.database, handle.ownerUrl);
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const metrics = createMetrics({ ...environment, database: away });
  metrics.answered({ method: 'GET', route: '/v1/me', status: 200, seconds: 0.01 });
  expect(await metrics.read()).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/v1/me",http_response_status_code="200"} 1',
  );
  await away.close();
});
