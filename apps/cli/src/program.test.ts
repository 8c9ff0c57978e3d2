import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testContext } from '@svc/core/environment/testing';
import { createProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { type TestDatabase, testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UsageError, withLocalStart } from './environment.ts';
import { program } from './program.ts';
import { runOn, runWith, said } from './testing/run.ts';

let handle: TestDatabase;
let folder: string;
let workspaceId: string;
let made: { organisationId: string; workspaceId: string };

beforeAll(async () => {
  handle = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'svc-cli-'));
  made = JSON.parse((await run('organisations', 'create', 'Acme', 'growth')).join('\n'));
  ({ workspaceId } = made);
});
afterAll(async () => {
  await handle.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  process.exitCode = undefined;
});

const run = (...words: string[]) => runOn(handle.ownerUrl, ...words);

test('purchases that wait are listed, and what is no purchase or invoice is refused', async () => {
  expect(await run('purchases', 'list')).toEqual(['No order is waiting.']);
  expect(await run('invoices', 'list')).toEqual(['No invoice has been issued yet.']);
  await run('organisations', 'create', 'Buyer', 'starter');
  const [{ organisation_id: organisationId } = { organisation_id: '' }] =
    await handle.owner`select id as organisation_id from organisation where name = 'Buyer'`;
  await handle.owner`insert into credit_purchase (id, organisation_id, mode, credits, state, processor, requested_by)
    values ('pur_1', ${organisationId}, 'live', 2000, 'awaiting_operator', 'manual', 'mem_1')`;
  expect(await run('purchases', 'list')).toMatchObject([
    expect.stringMatching(/^pur_1 {2}\d{4}-\d\d-\d\d {2}2000 credits {2}org_\w+ Buyer$/),
  ]);
  const prices = {
    DATABASE_URL: handle.ownerUrl,
    PRICE_LIST: '{"currency":"eur","creditPack":{"credits":1000,"amount":2050}}',
  };
  const granted = await runWith(prices, 'purchases', 'grant', 'pur_1');
  const number = /Invoice (\d{4}-\d{5}) is open/.exec(granted.join())?.[1] ?? '';
  expect(await run('invoices', 'mark', number, 'paid')).toEqual([`Invoice ${number} is paid.`]);
  expect((await run('invoices', 'list')).join()).toMatch(/€41\.00 .*no page/);
  await expect(run('purchases', 'grant', 'pur_1')).rejects.toThrow('No purchase pur_1 waits');
  await expect(run('invoices', 'mark', number, 'void')).rejects.toThrow('No open invoice');
});

test('what an engine sent is printed, and refused where there is none', async () => {
  await handle.owner.begin(async (owner) => {
    await owner`set local session_replication_role = replica`;
    await owner`
      insert into answer (workspace_id, id, scan_id, run_id, engine, prompt_index, sample_index, outcome, text, citations, sources, usage,
        latency_ms, requests, detection, detector_version, identity_version, raw)
      values (${workspaceId}, 'ans_1', 's', 'r', 'openai', 0, 0, 'answered', '', '[]', '[]', '{}', 1, 1, '{}', '1', 1, '{"sent":1}')`;
  });
  expect(await run('body', workspaceId, 'ans_1')).toEqual(['{"sent":1}']);
  await expect(run('body', workspaceId, 'ans_2')).rejects.toThrow('no such answer');
});

test('brings a file of answers, which a worker then reads', async () => {
  const file = join(folder, 'answers.csv');
  await writeFile(file, 'prompt,engine,date,text\nWhich planner?,openai,2026-05-02,Acme.\n');
  const database = openDatabase({ url: handle.ownerUrl });
  const { context, twin } = await testContext(database, handle.ownerUrl);
  const wanted = {
    ...{
      name: 'Acme',
      description: null,
      competitors: [],
      engines: [],
      timeZone: 'UTC',
      samplesK: 3,
      maxPrompts: 20,
    },
    locale: { country: null, region: null, language: 'en' },
  };
  const { id } = await createProject(context, wanted);
  const objects = { SVC_OBJECTS_FOLDER: join(folder, 'objects') };
  const bring = (...words: string[]) =>
    runWith({ DATABASE_URL: handle.ownerUrl, ...objects }, 'import', context.workspace.id, ...words);
  const output = await bring(id, file, '--no-wait', '--repeats', '1', '--split-by', 'month');
  expect(output[0]).toMatch(/^imp_\w+: 63 bytes sent$/);
  const rows = await context.db
    .selectFrom('answer_import')
    .select(['status', 'settings'])
    .where('workspaceId', '=', context.workspace.id)
    .execute();
  expect(rows).toMatchObject([{ status: 'queued', settings: { repeats: 1, splitBy: 'month' } }]);
  await bring(
    id,
    file,
    '--no-wait',
    '--region',
    'US-CA',
    '--column',
    'prompt=Frage',
    '--column',
    'text=Antwort',
  );
  const [named] = await context.db
    .selectFrom('answer_import')
    .select(['settings'])
    .where('workspaceId', '=', context.workspace.id)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute();
  expect(named?.settings).toMatchObject({
    columns: { prompt: 'Frage', text: 'Antwort' },
    defaults: { region: 'US-CA', country: null },
  });
  await expect(bring(id, file, '--column', 'prompt')).rejects.toThrow('field=name');
  await expect(bring(id, join(folder, 'none.csv'))).rejects.toThrow(UsageError);
  await expect(bring('prj_1', file, '--no-wait')).rejects.toThrow('No project');
  const { id: inTwin } = await createProject(twin, wanted);
  await expect(bring(inTwin, file, '--no-wait')).rejects.toThrow(
    `svc import ${twin.workspace.id} ${inTwin} FILE`,
  );
  const nowhere = runWith({ DATABASE_URL: handle.ownerUrl, ...objects }, 'import', 'wsp_1', id, file);
  await expect(nowhere).rejects.toThrow(
    new UsageError(
      'There is no workspace wsp_1. GET /v1/me tells the one of a key, and .svc/dev.json that of npm start.',
    ),
  );
  await expect(bring(id, file, '--split-by', 'hour')).rejects.toThrow('splitBy');
  await database.close();
});

test('help names every command, and a wrong one is refused', async () => {
  await expect(run('--help')).rejects.toThrow('(outputHelp)');
  for (const name of ['doctor', 'migrate', 'grant', 'keys', 'backup', 'restore', 'audit'])
    expect(said.join('')).toContain(name);
  await expect(run('audit', '--help')).rejects.toThrow('(outputHelp)');
  expect(said.join('')).toContain('verify');
  await expect(run('destroy')).rejects.toThrow();
  await expect(run('grant', workspaceId, '-5')).rejects.toThrow();
});

test('a login with a password that is too short is refused by name', async () => {
  await expect(runWith({ DATABASE_URL: handle.ownerUrl, APP_PASSWORD: 'short' }, 'migrate')).rejects.toThrow(
    'svc_login needs 16',
  );
  expect(said).toEqual(['The database is up to date.']);
});

test('a link signs the owner in; of a workspace without one, whoever is named becomes it', async () => {
  const [link] = await run('sign-in-link', workspaceId, 'ada@example.com');
  expect(link).toMatch(/\/app\/sign-in#[\w-]{43}$/);
  expect(await run('sign-in-link', workspaceId, 'Ada@example.com')).not.toEqual([link]);
  await expect(run('sign-in-link', workspaceId, 'eve@example.com')).rejects.toThrow('is ada@example.com');
});

test('nobody becomes the owner by a mistyped address, nor of a test twin; an organisation has a name', async () => {
  const other = JSON.parse((await run('organisations', 'create', 'Other', 'growth')).join('\n'));
  await expect(run('sign-in-link', other.workspaceId, 'notmail')).rejects.toThrow(
    'notmail is no e-mail address',
  );
  const [twin] = await handle.owner<{ id: string }[]>`
    select twin_id as id from workspace where id = ${other.workspaceId}`;
  await expect(run('sign-in-link', twin?.id ?? '', 'ada@example.com')).rejects.toThrow(other.workspaceId);
  expect(
    await handle.owner`select 1 from member where workspace_id in (${other.workspaceId}, ${twin?.id ?? ''})`,
  ).toEqual([]);
  for (const name of ['', ' ', 'x'.repeat(5_000)])
    await expect(run('organisations', 'create', name)).rejects.toThrow('1 to 120 characters');
});

test('all keys are listed, however many there are', async () => {
  const other = JSON.parse((await run('organisations', 'create', 'Many keys', 'growth')).join('\n'));
  await handle.owner`
    insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by)
    select workspace_id, 'key_more' || n, 'more', sha256(n::text::bytea), hint, scopes, created_by
    from api_key, generate_series(1, 105) n where workspace_id = ${other.workspaceId}`;
  const lines = await run('keys', 'list', other.workspaceId);
  expect(new Set(lines).size).toBe(106);
  expect(lines.join()).toContain('First live key');
});

test('a plan is set with its agreed numbers, noted in the logs; wrong ones are refused', async () => {
  const { organisationId } = made;
  await run('plan', 'set', organisationId, 'enterprise', '--limit', 'projects=900', 'members=30');
  const owner = postgres(handle.ownerUrl, { onnotice: () => {} });
  const stored = () => owner`select plan, limit_overrides from organisation where id = ${organisationId}`;
  expect(await stored()).toEqual([{ plan: 'enterprise', limit_overrides: { projects: 900, members: 30 } }]);
  await expect(run('plan', 'set', organisationId, 'enterprise', '--limit', 'projekts=9')).rejects.toThrow(
    'projekts',
  );
  await expect(run('plan', 'set', organisationId, 'growth', '--limit', 'projects=9')).rejects.toThrow(
    'Enterprise',
  );
  await expect(run('plan', 'set', 'org_none', 'growth')).rejects.toThrow('No organisation');
  await run('plan', 'set', organisationId, 'growth');
  expect(await stored()).toEqual([{ plan: 'growth', limit_overrides: {} }]);
  const entries = await owner`select actor, detail::json -> 'after' ->> 'plan' as plan from audit_entry
    where workspace_id = ${workspaceId} and action = 'plan.set' order by at`;
  await owner.end();
  expect(entries).toEqual([
    { actor: 'operator', plan: 'enterprise' },
    { actor: 'operator', plan: 'growth' },
  ]);
});

test('keys are made, listed and revoked; credits are granted', async () => {
  const [secret] = await run(
    'keys',
    'create',
    workspaceId,
    '--name',
    'Dashboard',
    '--scopes',
    'projects:read',
  );
  expect(secret).toMatch(/^svc_live_/);
  const line = (await run('keys', 'list', workspaceId)).find((one) => one.includes('Dashboard')) ?? '';
  expect(line).toContain('projects:read');
  const [id = ''] = line.split('  ');
  await run('keys', 'revoke', workspaceId, id);
  expect((await run('keys', 'list', workspaceId)).find((one) => one.includes(id))).toContain('revoked');
  expect((await run('grant', workspaceId, '500', '--days', '30')).join()).toMatch(
    /500 live credits granted.*20500 are free/,
  );
  await expect(run('keys', 'list', `wsp_${'0'.repeat(32)}`)).rejects.toThrow('There is no workspace');
});

test('the doctor finds what is wrong', async () => {
  const healthy = (await run('doctor')).join('\n');
  for (const name of ['database', 'migrations', 'application role', 'credits', 'audit log'])
    expect(healthy).toContain(`ok       ${name}`);
  // No worker runs in this test.
  expect(healthy).toContain('PROBLEM  workers: 0 alive');
  expect(process.exitCode).toBe(1);
  const owner = postgres(handle.ownerUrl, { max: 1, onnotice: () => {} });
  await owner`insert into worker_instance (pool_id) values ('one')`;
  process.exitCode = undefined;
  await run('doctor');
  expect(process.exitCode).toBeUndefined();
  await owner`update credit_account set posted = posted + 1`;
  expect((await run('doctor')).join('\n')).toContain('PROBLEM  credits: the credit ledger does not add up');
  await owner`update credit_account set posted = posted - 1`;
  await owner`insert into payment_event (id, type, object_id, failed_at, reason)
    values ('ask_sub_gone', 'customer.subscription.updated', 'sub_gone', now(), 'Stripe knows no sub_gone')`;
  expect((await run('doctor')).join('\n')).toContain('ok       payments');
  await owner`insert into subscription (organisation_id, processor, status, subscription_reference)
    values (${made.organisationId}, 'stripe', 'active', 'sub_gone')`;
  expect((await run('doctor')).join('\n')).toContain('ask_sub_gone (Stripe knows no sub_gone)');
  await owner`delete from subscription`;
  await owner.end();
  expect((await runOn('postgres://nobody@127.0.0.1:1/none', 'doctor')).join('\n')).toContain(
    'PROBLEM  database',
  );
});

test('without a database, it works on that of the npm start in this folder or above', async () => {
  const inside = join(folder, 'clone/apps/cli');
  await mkdir(inside, { recursive: true });
  await mkdir(join(folder, 'clone/.svc'));
  const heard: string[] = [];
  const settings = (given: Record<string, string>) =>
    withLocalStart(given, inside, (line) => heard.push(line));
  expect(settings({})).toEqual({});
  const left = { DATABASE_URL: handle.ownerUrl, SVC_KEK_FILE: '/local/kek' };
  await writeFile(join(folder, 'clone/.svc/settings.json'), JSON.stringify(left));
  expect(settings({ DATABASE_URL: 'postgres://elsewhere/svc' })).toEqual({
    DATABASE_URL: 'postgres://elsewhere/svc',
  });
  expect(heard).toEqual([]);
  const found = settings({ DATABASE_URL: '', SVC_KEK_FILE: '/own/kek' });
  expect(found).toEqual({ DATABASE_URL: handle.ownerUrl, SVC_KEK_FILE: '/own/kek' });
  expect(heard.join()).toContain(join(folder, 'clone'));
  const { SVC_KEK_FILE: _, ...usable } = found;
  await program(usable, (line) => said.push(line)).parseAsync(['node', 'svc', 'keys', 'list', workspaceId]);
  expect(said.join('\n')).toContain('svc_live_');
});
