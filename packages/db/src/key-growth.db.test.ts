import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrations } from './migrate.ts';

const first = '0400';
const made = '2026-01-01T00:00:00Z';
const later = '2026-02-01T00:00:00Z';

interface Key {
  scopes: string;
  by: string;
  member?: string;
  replaces?: string;
  expires?: string;
  addresses?: string;
  changed?: string;
  at?: string;
}

/** Keys as they could be before, each by its name. */
const keys: Record<string, Key> = {
  root: { scopes: '{admin}', by: 'operator' },
  editor: { scopes: '{read,write}', by: 'root' },
  grown: { scopes: '{projects:read,members:write,audit:read}', by: 'editor' },
  grownChild: { scopes: '{members:write,audit:read}', by: 'grown' },
  grownGrandchild: { scopes: '{scans:read,audit:read}', by: 'grownChild' },
  proper: { scopes: '{members:write,audit:read}', by: 'root' },
  properChild: { scopes: '{audit:read,projects:read}', by: 'proper' },
  ownersKey: { scopes: '{admin}', by: 'owner', member: 'owner' },
  taken: { scopes: '{admin}', by: 'adminsKey', member: 'owner', replaces: '{ownersKey}' },
  madeByTaken: { scopes: '{read}', by: 'taken', member: 'owner' },
  adminsKey: { scopes: '{admin}', by: 'admin', member: 'admin' },
  adminsNext: { scopes: '{admin}', by: 'adminsKey', member: 'admin', replaces: '{adminsKey}' },
  firstByOwner: { scopes: '{admin}', by: 'ownersKey', replaces: '{root}' },
  firstByAdmin: { scopes: '{admin}', by: 'adminsKey', replaces: '{root}' },
  short: { scopes: '{admin}', by: 'root', expires: '2027-01-01Z', addresses: '{198.51.100.1,198.51.100.2}' },
  outlived: { scopes: '{read}', by: 'short', addresses: '{198.51.100.2,203.0.113.1}', at: later },
  outlivedChild: { scopes: '{read}', by: 'outlived', at: later },
  elsewhere: { scopes: '{read}', by: 'short', addresses: '{203.0.113.1}', at: later },
  retired: { scopes: '{admin}', by: 'root', expires: '2026-12-01Z', changed: '2026-11-01Z' },
  ofRetired: { scopes: '{read}', by: 'retired', at: later },
};

test('keys that outgrew their maker are narrowed, those of a foreign hand end, and all others stay', async () => {
  const clone = await testDatabase();
  const url = new URL(clone.ownerUrl);
  url.pathname = `${url.pathname}_old`;
  const name = url.pathname.slice(1);
  await clone.owner.unsafe(`create database ${name}`);
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 5 });
    await clone.owner.unsafe(`drop database ${name} with (force)`);
    await clone.drop();
  });
  const files = await migrations();
  await migrate(
    url.href,
    files.filter((file) => file.name < first),
  );
  await sql.unsafe(`
    insert into organisation (id, name, plan) values ('org', 'Acme', 'growth');
    insert into workspace (id, organisation_id, name, mode) values ('wsp', 'org', 'Acme', 'live');
    insert into member (workspace_id, id, email, role, status, invited_by) values
      ('wsp', 'owner', 'o@example.com', 'owner', 'active', 'x'), ('wsp', 'admin', 'a@example.com', 'admin', 'active', 'x')`);
  for (const [id, key] of Object.entries(keys))
    await sql`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by, member_id, replaces,
        expires_at, ip_allow_list, created_at, updated_at)
      values ('wsp', ${id}, ${id}, ${Buffer.from(id)}, '', ${key.scopes}, ${key.by}, ${key.member ?? null},
        ${key.replaces ?? '{}'}, ${key.expires ?? null}, ${key.addresses ?? null}, ${key.at ?? made}, ${key.changed ?? key.at ?? made})`;
  await migrate(url.href, files);

  const rows = await sql`select id, scopes, revoked_at is not null as ended, ip_allow_list as addresses,
    to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD') as expires from api_key`;
  const after = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
  const scopesOf = (id: string) => after[id]?.scopes;
  expect(scopesOf('grown')).toEqual(['projects:read']);
  expect(scopesOf('grownChild')).toEqual([]);
  expect(scopesOf('grownGrandchild')).toEqual(['scans:read']);
  expect(scopesOf('proper')).toEqual(['members:write', 'audit:read']);
  expect(scopesOf('properChild')).toEqual(['audit:read', 'projects:read']);
  expect(
    rows
      .filter(({ ended }) => ended)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['elsewhere', 'firstByAdmin', 'grownChild', 'madeByTaken', 'taken']);
  for (const id of ['outlived', 'outlivedChild'])
    expect(after[id]).toMatchObject({ expires: '2027-01-01', addresses: ['198.51.100.2'] });
  // A key whose expiry was set later had none when it made other keys.
  expect(after.ofRetired).toMatchObject({ expires: null, ended: false });
});
