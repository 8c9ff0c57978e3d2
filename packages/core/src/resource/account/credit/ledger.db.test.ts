import { modelRun, modelTimeout } from '@svc/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';

const owner = (await testWorkspace()).asOwner();

/** Expected state of the books, in the simplest form. */
interface Model {
  /** What is left of each grant, in the order in which they are spent. */
  grants: number[];
  /** What is left of grants that have ended; spent first. */
  ended: number;
  holds: { amount: number; charged: Set<number>; open: boolean }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const posted = ({ grants, ended }: Model) => ended + sum(grants);
const held = ({ holds }: Model) =>
  sum(holds.map(({ open, amount, charged }) => (open ? amount - charged.size : 0)));

/** What has ended expires, as far as no hold needs it. */
function expire(model: Model): number {
  const part = Math.max(0, model.ended - held(model));
  model.ended -= part;
  return part;
}

function draw(model: Model, credits: number): void {
  let rest = credits - Math.min(credits, model.ended);
  model.ended -= credits - rest;
  model.grants = model.grants.map((left) => {
    const part = Math.min(left, rest);
    rest -= part;
    return left - part;
  });
}

const small = fc.nat(8);
const credits = fc.integer({ min: 1, max: 40 });
const step = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), credits }),
  fc.record({ do: fc.constant('end' as const), grant: small }),
  fc.record({ do: fc.constant('expire' as const) }),
  fc.record({ do: fc.constant('hold' as const), credits }),
  fc.record({
    do: fc.constant('capture' as const),
    hold: small,
    samples: fc.uniqueArray(fc.nat(12), { maxLength: 6 }),
  }),
  fc.record({ do: fc.constant('release' as const), hold: small }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Db = typeof owner.system;

async function value(db: Db, expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(db);
  return rows[0]?.value;
}

const holdId = (index: number) => `hold_${index}`;
const grantId = (index: number) => `grant_${String(index).padStart(3, '0')}`;

/** Does a step in the books and in the model; both answer the same. */
async function take(db: Db, model: Model, one: Step): Promise<void> {
  switch (one.do) {
    case 'grant':
      await sql`select grant_credits(${grantId(model.grants.length)}, 'org', 'live', ${one.credits}, 'manual')`.execute(
        db,
      );
      model.grants.push(one.credits);
      return;
    case 'end': {
      await sql`update credit_grant set expires_at = now() - interval '1 second' where id = ${grantId(one.grant)}`.execute(
        db,
      );
      model.ended += model.grants[one.grant] ?? 0;
      if (one.grant in model.grants) model.grants[one.grant] = 0;
      return;
    }
    case 'expire':
      expect(await value(db, sql`expire_credits('org', 'live')`)).toBe(expire(model));
      return;
    case 'hold': {
      expire(model);
      const fits = posted(model) - held(model) >= one.credits;
      expect(await value(db, sql`hold_credits(${holdId(model.holds.length)}, ${one.credits})`)).toBe(fits);
      if (fits) model.holds.push({ amount: one.credits, charged: new Set(), open: true });
      return;
    }
    case 'capture': {
      const hold = model.holds[one.hold];
      if (!hold?.open) return;
      // A scan never records more answers than it holds credits for.
      const fresh = one.samples.filter((sample) => !hold.charged.has(sample));
      if (hold.charged.size + fresh.length > hold.amount) return;
      const references = one.samples.map((sample) => `${holdId(one.hold)}/${sample}`);
      expect(await value(db, sql`capture_credits(${holdId(one.hold)}, ${references}::text[])`)).toBe(
        fresh.length,
      );
      for (const sample of fresh) hold.charged.add(sample);
      draw(model, fresh.length);
      return;
    }
    case 'release': {
      const hold = model.holds[one.hold];
      const rest = hold?.open ? hold.amount - hold.charged.size : 0;
      expect(await value(db, sql`release_credits(${holdId(one.hold)})`)).toBe(rest);
      if (hold) hold.open = false;
    }
  }
}

async function compare(db: Db, model: Model): Promise<void> {
  const { rows: broken } = await sql`select rule from ledger_violation`.execute(db);
  expect(broken).toEqual([]);
  const { rows } = await sql`select posted, held,
    (select count(*) from ledger_entry where kind = 'capture' and account = 'customer') as captures,
    (select count(distinct reference) from ledger_entry where kind = 'capture') as samples,
    (select count(*) from credit_hold where released_at is not null) as released
    from credit_account where organisation_id = 'org'`.execute(db);
  const captures = sum(model.holds.map(({ charged }) => charged.size));
  expect(rows).toEqual([
    {
      posted: posted(model),
      held: held(model),
      captures,
      samples: captures,
      released: model.holds.filter(({ open }) => !open).length,
    },
  ]);
}

const undone = new Error('undone');

test(
  'whatever is granted, held, charged, given back and ended, the books are right',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) =>
        owner.system
          .transaction()
          .execute(async (db) => {
            await sql`insert into organisation (id, name, plan) values ('org', 'Acme', 'growth')`.execute(db);
            await sql`insert into workspace (id, organisation_id, name, mode) values ('wsp', 'org', 'Acme', 'live')`.execute(
              db,
            );
            await sql`insert into credit_account (organisation_id, mode) values ('org', 'live')`.execute(db);
            await sql`select set_config('app.workspace', 'wsp', true)`.execute(db);
            const model: Model = { grants: [], ended: 0, holds: [] };
            for (const one of steps) await take(db, model, one);
            await compare(db, model);
            throw undone;
          })
          .catch((error: unknown) => {
            if (error !== undone) throw error;
          }),
      ),
      modelRun('the ledger', { runs: 500 }),
    );
  },
  modelTimeout,
);

test('an entry is never changed or removed, also by the owner', async () => {
  await sql`insert into organisation (id, name, plan) values ('org', 'Acme', 'growth')`.execute(owner.system);
  await sql`select grant_credits('grant', 'org', 'live', 10, 'manual')`.execute(owner.system);
  await expect(sql`update ledger_entry set amount = 5`.execute(owner.system)).rejects.toThrow(
    /never changed/,
  );
  await expect(sql`delete from ledger_entry`.execute(owner.system)).rejects.toThrow(/never changed/);
  await expect(sql`update credit_account set held = 11`.execute(owner.system)).rejects.toThrow(/check/);
});
