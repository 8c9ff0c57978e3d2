import { VerifyAuditChain } from '@svc/contract/account/audit';
import { scopeOf, type TenantDatabase } from '@svc/db';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { audit, transaction } from '../../../kernel/index.ts';
import { sequenceWorkspace } from './sequence.ts';
import { verifyLog } from './verify.ts';

/** 10,000 take minutes: `SVC_MUTATIONS=10000`. */
const mutations = Number(process.env.SVC_MUTATIONS ?? 200);
const size = 40;

const { another, asOwner, ...tenant } = await testWorkspace();
const superuser = asOwner();
beforeAll(async () => {
  const { context } = tenant;
  await transaction(context, async (context) => {
    for (let index = 0; index < size; index += 1)
      await audit(context, 'project.updated', `prj_${index}`, { before: index, after: `name ${index}` });
  });
  await sequence(context.db);
});

const workspaceId = () => tenant.context.workspace.id;
const sequence = (db: TenantDatabase) =>
  sequenceWorkspace(scopeOf(db, workspaceId()), tenant.environment.auditSigner);
const verify = (db: TenantDatabase) =>
  verifyLog(
    scopeOf(db, workspaceId()),
    VerifyAuditChain.parse({}),
    tenant.environment.auditSigner?.verifierKey ?? null,
  );

const place = fc.nat({ max: size - 1 });
const byte = fc.integer({ min: 1, max: 255 });

/** Attacks of somebody with every right on the database, and what each touches. Each one leaves a change. */
const mutation = fc.oneof(
  // Any character of any text: the canonical text, the columns beside it.
  fc.record({ kind: fc.constant('text' as const), place, at: fc.nat({ max: 150 }) }),
  fc.record({ kind: fc.constant('detail' as const), place, to: fc.string({ minLength: 1, maxLength: 8 }) }),
  fc.record({ kind: fc.constant('id' as const), place }),
  fc.record({ kind: fc.constant('time' as const), place, seconds: fc.integer({ min: 1, max: 1e8 }) }),
  fc.record({ kind: fc.constant('delete' as const), place }),
  fc.record({ kind: fc.constant('unplace' as const), place }),
  fc.record({ kind: fc.constant('rotate' as const), place, by: fc.integer({ min: 1, max: size - 1 }) }),
  fc.record({ kind: fc.constant('insert' as const), place }),
  fc.record({ kind: fc.constant('append' as const), gap: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('truncate' as const), place }),
  fc.record({ kind: fc.constant('rewind' as const), place }),
  fc.record({
    kind: fc.constant('node' as const),
    nth: fc.nat({ max: size }),
    at: fc.nat({ max: 31 }),
    byte,
  }),
  fc.record({ kind: fc.constant('forget' as const), nth: fc.nat({ max: size }) }),
  fc.record({ kind: fc.constant('root' as const), at: fc.nat({ max: 31 }), byte }),
  fc.record({ kind: fc.constant('checkpoint' as const), at: fc.nat({ max: 100 }) }),
  fc.record({ kind: fc.constant('unsign' as const) }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never;

const bent = (column: string, at: number, by: number) =>
  sql.raw(`set_byte(${column}, ${at}, get_byte(${column}, ${at}) # ${by})`);
/** Replaces one character by another, whichever it was. */
const otherCharacter = (column: string, at: number) =>
  sql.raw(
    `overlay(${column} placing case substr(${column}, ${at + 1}, 1) when 'x' then 'y' else 'x' end from ${at + 1} for 1)`,
  );

async function apply(db: TenantDatabase, change: Mutation): Promise<void> {
  const id = workspaceId();
  const nodes = sql`(select level, place from audit_node where workspace_id = ${id} order by level, place
    limit 1 offset ${'nth' in change ? change.nth : 0})`;
  const copy = (position: number) => sql`insert into audit_entry (workspace_id, id, canonical, at, position)
    select workspace_id, 'aud_forged', canonical, at, ${position} from audit_entry where workspace_id = ${id} and position = 0`;
  const steps = {
    text: (m: { place: number; at: number }) =>
      sql`update audit_entry set canonical = ${otherCharacter('canonical', m.at)} where workspace_id = ${id} and position = ${m.place}`,
    detail: (m: { place: number; to: string }) =>
      sql`update audit_entry set canonical = jsonb_set(canonical::jsonb, '{detail,after}', to_jsonb(${m.to}::text))::text where workspace_id = ${id} and position = ${m.place}`,
    id: (m: { place: number }) =>
      sql`update audit_entry set id = id || 'x' where workspace_id = ${id} and position = ${m.place}`,
    time: (m: { place: number; seconds: number }) =>
      sql`update audit_entry set at = at - make_interval(secs => ${m.seconds}) where workspace_id = ${id} and position = ${m.place}`,
    delete: (m: { place: number }) =>
      sql`delete from audit_entry where workspace_id = ${id} and position = ${m.place}`,
    unplace: (m: { place: number }) =>
      sql`update audit_entry set position = null where workspace_id = ${id} and position = ${m.place}`,
    rotate: (m: { place: number; by: number }) =>
      sql`update audit_entry e set position = 1000 + (e.position + ${m.by}::integer) % ${size}::integer where workspace_id = ${id}`,
    insert: (m: { place: number }) =>
      sql`update audit_entry set position = position + 1000 where workspace_id = ${id} and position >= ${m.place}`,
    append: (m: { gap: number }) => copy(size + m.gap),
    truncate: (m: { place: number }) =>
      sql`delete from audit_entry where workspace_id = ${id} and position >= ${m.place}`,
    rewind: (m: { place: number }) => sql`update audit_log set size = ${m.place} where workspace_id = ${id}`,
    node: (m: { at: number; byte: number }) =>
      sql`update audit_node set hash = ${bent('hash', m.at, m.byte)} where workspace_id = ${id} and (level, place) in ${nodes}`,
    forget: () => sql`delete from audit_node where workspace_id = ${id} and (level, place) in ${nodes}`,
    root: (m: { at: number; byte: number }) =>
      sql`update audit_log set root = ${bent('root', m.at, m.byte)} where workspace_id = ${id}`,
    checkpoint: (m: { at: number }) =>
      sql`update audit_log set checkpoint = ${otherCharacter('checkpoint', m.at)} where workspace_id = ${id}`,
    unsign: () => sql`update audit_log set checkpoint = null where workspace_id = ${id}`,
  };
  await steps[change.kind](change as never).execute(db);
  if (change.kind === 'rotate')
    await sql`update audit_entry set position = position - 1000 where workspace_id = ${id} and position >= 1000`.execute(
      db,
    );
  if (change.kind === 'insert') {
    await sql`update audit_entry set position = position - 999 where workspace_id = ${id} and position >= 1000`.execute(
      db,
    );
    await copy(change.place).execute(db);
  }
}

class RollBack extends Error {}

test(`${mutations} changes by a superuser are all found`, async () => {
  const db = superuser.forWorkspace(workspaceId());
  expect(await verify(db)).toMatchObject({ ok: true, signed: true });
  await fc.assert(
    fc.asyncProperty(mutation, async (change) => {
      const attempt = db.transaction().execute(async (db) => {
        await apply(db, change);
        const { ok } = await verify(db);
        expect(ok, JSON.stringify(change)).toBe(false);
        throw new RollBack();
      });
      // A text that is no JSON any more, or names no actor, is refused by the columns that are computed from it.
      await attempt.catch((error: unknown) => {
        const refused =
          error instanceof Error && 'code' in error && ['22P02', '23502'].includes(String(error.code));
        if (!(error instanceof RollBack) && !refused) throw error;
      });
    }),
    { numRuns: mutations, seed: 7 },
  );
  expect(await verify(db)).toMatchObject({ ok: true, signed: true });
});

test.each(['rewound', 'rewritten'])(
  'a log that was %s with the operator’s own key is found by a checkpoint from outside',
  async (how) => {
    const { context } = await another();
    const { id } = context.workspace;
    const db = superuser.forWorkspace(id);
    const scope = scopeOf(db, id);
    const [signer, key] = [
      tenant.environment.auditSigner,
      tenant.environment.auditSigner?.verifierKey ?? null,
    ];
    await transaction(context, async (context) => {
      for (let index = 0; index < 9; index += 1) await audit(context, 'project.updated', `prj_${index}`);
    });
    await sequenceWorkspace(scope, signer);
    const { size: knownSize, root: knownRoot } = await verifyLog(scope, VerifyAuditChain.parse({}), key);
    if (how === 'rewritten')
      await sql`update audit_entry set canonical = replace(canonical, 'prj_3', 'prj_0') where workspace_id = ${id}`.execute(
        db,
      );
    else await sql`delete from audit_entry where workspace_id = ${id} and position >= 6`.execute(db);
    await sql`update audit_entry set position = null where workspace_id = ${id}`.execute(db);
    await sql`delete from audit_node where workspace_id = ${id}`.execute(db);
    await sql`delete from audit_log where workspace_id = ${id}`.execute(db);
    await sequenceWorkspace(scope, signer);
    expect(await verifyLog(scope, VerifyAuditChain.parse({}), key)).toMatchObject({ ok: true });
    expect(await verifyLog(scope, VerifyAuditChain.parse({ knownSize, knownRoot }), key)).toMatchObject({
      ok: false,
      problems: [{ kind: 'history' }],
    });
  },
);
