import { CreateApiKey } from '@svc/contract/account/api-key';
import { CreateProject } from '@svc/contract/account/project';
import { ForecastUsage, GetUsage, Usage } from '@svc/contract/account/usage';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createApiKey } from '../api-key/index.ts';
import { grantCredits } from '../credit/index.ts';
import { createProject } from '../project/index.ts';
import { noteUsage } from './queries.ts';
import { forecastUsage, getUsage } from './service.ts';

const { another, asOwner } = await testWorkspace();

const tenant = async () => (await another()).context;
const project = (context: PrepareContext) => createProject(context, CreateProject.parse({ name: 'Acme' }));
const use = (
  context: PrepareContext,
  credits: number,
  more: { projectId?: string; engine?: string; answers?: number } = {},
) =>
  noteUsage(context, {
    projectId: null,
    engine: 'openai',
    requestedBy: context.actor.id,
    answers: credits,
    credits,
    ...more,
  });
const read = async (context: PrepareContext, query: object = {}) =>
  Usage.parse(await getUsage(context, GetUsage.parse(query)));

/** Moves what was used so far into the past. */
const wait = ({ db }: PrepareContext, days: number) =>
  db.transaction().execute((db) => sql`update usage_day set day = day - ${days}::integer`.execute(db));

test('what was used stands by project, engine, key, member and day, and nobody else’s', async () => {
  const context = await tenant();
  const key = CreateApiKey.parse({ name: 'Nightly', scopes: ['admin'] });
  const nightly = actingWith(context, { id: (await createApiKey(context, key)).id });
  const { id: projectId, name } = await project(context);
  await use(context, 10, { projectId });
  await use(nightly, 5, { projectId });
  await use(context, 0, { engine: 'sandbox', answers: 7 });
  await use(await tenant(), 100);
  const table = async (by: string) =>
    (await read(context, { by })).table.map(({ id, name, credits }) => [id, name, credits]);
  expect(await table('project')).toEqual([
    [projectId, name, 15],
    [null, null, 0],
  ]);
  expect(await table('engine')).toEqual([
    ['openai', 'openai', 15],
    ['sandbox', 'sandbox', 0],
  ]);
  expect(await table('key')).toEqual([
    [context.actor.id, null, 10],
    [nightly.actor.id, 'Nightly', 5],
  ]);
  // The key's maker stands for the member.
  expect(await table('member')).toEqual([[context.actor.id, context.actor.id, 15]]);
  expect(await table('day')).toEqual([[new Date().toISOString().slice(0, 10), expect.any(String), 15]]);
  expect((await read(context)).total).toEqual({ answers: 22, credits: 15 });
  expect((await read(context, { keyId: nightly.actor.id })).total.credits).toBe(5);
  expect((await read(context, { engine: 'sandbox' })).total.answers).toBe(7);
});

test('a series has every interval, also those without use', async () => {
  const context = await tenant();
  await use(context, 3);
  await wait(context, 2);
  await use(context, 4);
  const { series, table } = await read(context, { by: 'engine' });
  expect(series).toHaveLength(30);
  expect(series.slice(-4).map(({ credits }) => credits)).toEqual([0, 3, 0, 4]);
  expect(table[0]?.series.slice(-4)).toEqual([0, 3, 0, 4]);
  const weekly = await read(context, { interval: 'week', from: '2026-03-04', to: '2026-03-17' });
  expect(weekly.series.map(({ start }) => start)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
  await expect(read(context, { from: '2024-01-01', to: '2026-01-01' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('a key that is limited to projects sees their use and its own', async () => {
  const context = await tenant();
  const { id: projectId } = await project(context);
  await use(context, 10, { projectId });
  await use(context, 20);
  const limited = actingWith(context, { id: 'key_limited', projectIds: [projectId] });
  await use(limited, 1);
  expect((await read(limited)).total.credits).toBe(11);
});

const forecast = (context: PrepareContext) => forecastUsage(context, ForecastUsage.parse({ days: 28 }));

test('forecasts from four weeks on, says before what is missing, and when the balance ends', async () => {
  const context = await tenant();
  const { organisationId } = context.workspace;
  const grant = { id: `grt_${organisationId}`, organisationId, mode: 'live', source: 'manual' } as const;
  await grantCredits(asOwner().system, { ...grant, credits: 100, expiresAt: null });
  expect(await forecast(context)).toMatchObject({
    status: 'insufficient',
    credits: null,
    missing: 'A forecast needs 28 whole days since the first use; there are 0.',
  });
  for (let week = 0; week < 5; week += 1) {
    await use(context, 70);
    await wait(context, 7);
  }
  const { status, credits, available, exhaustedOn, from } = await forecast(context);
  expect({ status, value: credits?.value, available }).toEqual({
    status: 'measured',
    value: 280,
    available: 100,
  });
  const day = new Date(Date.parse(from) + 7 * 86_400_000).toISOString().slice(0, 10);
  expect(exhaustedOn).toBe(day);
});
