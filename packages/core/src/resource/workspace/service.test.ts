import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { actingWith } from '../../environment/testing.ts';
import { Me } from './schema.ts';
import { whoami } from './service.ts';

const { owner, ...tenant } = await testWorkspace({ plan: 'starter' });

test('tells the key its workspace, plan, rights and limits', async () => {
  const context = actingWith(tenant.context, { scopes: ['projects:read'], projectIds: ['prj_x'] });
  const me = Me.parse(await whoami(context));
  expect(me).toMatchObject({ mode: 'live', plan: 'starter', limits: { api: 'read', projects: 3 } });
  expect(me.key).toEqual({
    id: context.actor.id,
    name: 'Administrator',
    scopes: ['projects:read'],
    projectIds: ['prj_x'],
  });
  expect(me.credits).toEqual({ available: 0, held: 0, posted: 0 });
});

test('shows what is free beside what running scans hold, by mode', async () => {
  await owner`select grant_credits('g1', ${tenant.context.workspace.organisationId}, 'live', 100, 'plan')`;
  await tenant.context.db.transaction().execute((db) => sql`select hold_credits('h1', 30)`.execute(db));
  expect((await whoami(tenant.context)).credits).toEqual({ available: 70, held: 30, posted: 100 });
  expect((await whoami(tenant.twin)).credits.posted).toBe(0);
});
