import { setTimeout } from 'node:timers/promises';
import { ListAuditEvents, VerifyAuditChain } from '@svc/contract/account/audit';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { audit, transaction } from '../../../kernel/index.ts';
import {
  leafHash,
  openNote,
  readCheckpoint,
  verifyConsistency,
  verifyInclusion,
} from '../../../merkle/index.ts';
import { exportAuditLog, verifyExport } from './export.ts';
import { sequenceAudit } from './sequence.ts';
import { getAuditCheckpoint, getAuditProof, listAuditEvents, verifyAuditChain } from './service.ts';

const tenant = await testWorkspace();
const { database, owner } = tenant;
const context = actingWith(tenant.context, { id: 'key_1', agent: 'svc-mcp/1.0' });

const note = (action: string, resourceId: string | null = null, detail = {}) =>
  transaction(context, (context) => audit(context, action, resourceId, detail));
const sequence = () => sequenceAudit(database, tenant.environment.auditSigner);
const list = async (query: object = {}) =>
  (await listAuditEvents(context, ListAuditEvents.parse(query))).items;
const verify = (query: object = {}) => verifyAuditChain(context, VerifyAuditChain.parse(query));
const bytes = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, 'base64'));

test('says who did what with which program, and finds it by each filter', async () => {
  await note('project.created', 'prj_1', { name: 'Acme', 2: 'two', 1: 'one' });
  // Entries have the time of their millisecond: this one's is over then.
  await setTimeout(5);
  const since = new Date().toISOString();
  await note('project.deleted', 'prj_1');
  await note('scan.started', 'scn_1');
  const [newest, , oldest] = await list();
  expect(newest).toMatchObject({
    action: 'scan.started',
    position: null,
    actor: { id: 'key_1', agent: 'svc-mcp/1.0' },
  });
  expect(oldest?.detail).toEqual({ name: 'Acme', 2: 'two', 1: 'one' });
  const actions = async (query: object) => (await list(query)).map(({ action }) => action);
  expect(await actions({ resourceId: 'prj_1' })).toEqual(['project.deleted', 'project.created']);
  expect(await actions({ action: 'project.*' })).toEqual(['project.deleted', 'project.created']);
  expect(() => ListAuditEvents.parse({ from: '2026-02-31' })).toThrow(/a day such as/);
  expect(() => ListAuditEvents.parse({ action: 'projects' })).toThrow(/project\.\*/);
  const today = since.slice(0, 10);
  expect(await actions({ from: today, to: today })).toHaveLength(3);
  expect(await actions({ to: '2020-01-31' })).toEqual([]);
  expect(await actions({ action: 'scan.started' })).toEqual(['scan.started']);
  expect(await actions({ from: since })).toEqual(['scan.started', 'project.deleted']);
  expect(await actions({ to: since })).toEqual(['project.created']);
  expect(await actions({ actor: 'key_2' })).toEqual([]);
  expect(await listAuditEvents(tenant.twin, ListAuditEvents.parse({}))).toMatchObject({ total: 0 });
});

test('an empty log has a checkpoint and verifies', async () => {
  const query = VerifyAuditChain.parse({});
  expect(await verifyAuditChain(tenant.twin, query)).toMatchObject({ ok: true, size: 0, signed: false });
  expect(await getAuditCheckpoint(tenant.twin, {})).toMatchObject({ size: 0, checkpoint: null });
});

test('sequencers that meet place each entry once, and the checkpoint is signed', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => note('scan.started', `scn_${index}`)));
  const placed = await Promise.all([sequence(), sequence(), sequence()]);
  expect(placed.reduce((sum, count) => sum + count, 0) + (await sequence())).toBe(23);
  const positions = (await list({ limit: 100 })).map(({ position }) => position);
  expect(positions.toSorted((one, other) => Number(one) - Number(other))).toEqual([...Array(23).keys()]);
  const { checkpoint, verifierKey, size, root } = await getAuditCheckpoint(context, {});
  expect(readCheckpoint(openNote(checkpoint ?? '', verifierKey ?? '') ?? '')).toEqual({
    origin: `svc/${context.workspace.id}`,
    size,
    root: Buffer.from(root, 'base64'),
  });
  expect(await verify()).toMatchObject({ ok: true, signed: true, size: 23, from: 0, to: 23 });
});

test('every entry is proven against the checkpoint, and an older checkpoint against a newer one', async () => {
  await sequence();
  const older = await getAuditCheckpoint(context, {});
  for (let count = 0; count < 9; count += 1) await note('scan.cancelled', 'scn_1');
  const [waiting] = await list({ limit: 1 });
  await expect(getAuditProof(context, { entryId: waiting?.id ?? '' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await sequence();
  for (const { id, position } of await list({ limit: 100 })) {
    const { canonical, path, size, root } = await getAuditProof(context, { entryId: id });
    expect(position).not.toBeNull();
    const [rootBytes] = bytes([root]);
    const proof = {
      position: position ?? -1,
      size,
      leaf: leafHash(canonical),
      path: bytes(path),
      root: rootBytes ?? leafHash(''),
    };
    expect(verifyInclusion(proof)).toBe(true);
  }
  const newer = await getAuditCheckpoint(context, { from: older.size });
  const [oldRoot, newRoot] = bytes([older.root, newer.root]);
  expect(
    verifyConsistency({
      older: { size: older.size, root: oldRoot ?? leafHash('') },
      newer: { size: newer.size, root: newRoot ?? leafHash('') },
      path: bytes(newer.consistency?.path ?? []),
    }),
  ).toBe(true);
  await expect(getAuditCheckpoint(context, { from: newer.size + 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
  for (const from of [0, 5, 16, 31]) {
    const found = await verify({ from, to: from + 8, knownSize: older.size, knownRoot: older.root });
    expect(found, JSON.stringify(found)).toMatchObject({ ok: true, from });
  }
});

test('an export verifies offline, with the operator’s key and a checkpoint kept from earlier', async () => {
  await sequence();
  const key = tenant.environment.auditSigner?.verifierKey ?? '';
  const kept = await getAuditCheckpoint(context, {});
  await note('scan.started', 'scn_new');
  await sequence();
  const lines: string[] = [];
  for await (const line of exportAuditLog(context)) lines.push(line);
  expect(await verifyExport(lines, { verifierKey: key, kept })).toMatchObject({
    ok: true,
    signed: 'given',
    problems: [],
  });
  expect(await verifyExport(lines)).toMatchObject({ ok: true, signed: 'export' });
  const [head = '', ...entries] = lines;
  const broken = [
    [head, ...entries.slice(0, -1)],
    [head, ...entries.slice(1)],
    [head, ...entries.toReversed()],
    [head, ...entries, entries[0] ?? ''],
    [head, (entries[0] ?? '').replace('key_1', 'key_2'), ...entries.slice(1)],
    [head.replace(/"size":\d+/, '"size":3'), ...entries.slice(0, 3)],
  ];
  for (const file of broken)
    expect(await verifyExport(file, { verifierKey: key })).toMatchObject({ ok: false });
  expect((await verifyExport(lines, { kept: { size: 3, root: kept.root } })).ok).toBe(false);
  await expect(verifyExport(['nothing of ours'])).rejects.toThrow('first line');
});

test('a key limited to projects reads none of it', async () => {
  const limited = actingWith(context, { projectIds: ['prj_1'] });
  await expect(listAuditEvents(limited, ListAuditEvents.parse({}))).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('an entry that is written before the operator sets a key is signed once the key is there', async () => {
  const { twin } = tenant;
  await transaction(twin, (context) => audit(context, 'project.created', null));
  await sequenceAudit(database, null);
  expect(await getAuditCheckpoint(twin, {})).toMatchObject({ size: 1, checkpoint: null });
  await sequence();
  expect((await getAuditCheckpoint(twin, {})).checkpoint).toContain(`svc/${twin.workspace.id}\n1\n`);
});

test('the application can neither change nor remove an entry', async () => {
  const change = () =>
    context.db
      .updateTable('audit_entry')
      .set({ canonical: '{}' })
      .where('workspaceId', '=', context.workspace.id)
      .execute();
  await expect(change()).rejects.toThrow(/permission denied/);
  await expect(context.db.deleteFrom('audit_entry').execute()).rejects.toThrow(/permission denied/);
  await expect(owner`update audit_entry set actor = 'key_9'`).rejects.toThrow(/only be updated to DEFAULT/);
});
