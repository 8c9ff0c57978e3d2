import { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { openDatabase } from '@svc/db';
import { testDatabase } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import type { AppEnv } from '../schema.ts';
import { mountHealth } from './health.ts';

const { ownerUrl, drop } = await testDatabase();
afterAll(drop);

test.each([
  ['off', 200, 'ok'],
  // As on a standby that a load balancer took for the primary.
  ['on', 503, 'database_read_only'],
])('a process is ready where its database takes writes (read only: %s)', async (readOnly, status, said) => {
  const url = new URL(ownerUrl);
  url.searchParams.set('default_transaction_read_only', readOnly);
  const database = openDatabase({ url: url.href });
  const app = new OpenAPIHono<AppEnv>();
  mountHealth(app, { environment: { database } as Environment, ready: () => true });
  const answer = await app.request('/readyz');
  await database.close();
  expect([answer.status, await answer.json()]).toEqual([status, { status: said }]);
});
