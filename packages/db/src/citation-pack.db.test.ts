import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrations } from './migrate.ts';

const first = '1084';

/** A database of the release before, with a workspace and two scans. */
async function databaseOfBefore() {
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
  const before = files.filter((file) => file.name < first);
  await migrate(url.href, before);
  await sql.unsafe(`
    insert into organisation (id, name, plan) values ('org', 'Acme', 'growth');
    insert into workspace (id, organisation_id, name, mode) values ('wsp', 'org', 'Acme', 'live');
    insert into scan (workspace_id, id, status, config, requested_by, created_at)
      values ('wsp', 'one', 'completed', '{}', 'key', '2026-01-01'), ('wsp', 'two', 'completed', '{}', 'key', '2026-02-01')`);
  return { url: url.href, sql, files };
}

const columns = `workspace_id, scan_id, engine, prompt_index, page_id, project_id, scanned_at, url, domain, source_type, brand_id,
  branded, prompt, question, topic, answers, cited, retrieved, own, rival`;
/** As the release before wrote an engine's rows. */
const write = (scan: string, engine: string) => `
  insert into citation (${columns})
  select 'wsp', '${scan}', '${engine}', n / 2, page, 'prj', '2026-01-01', case when n % 2 = 0 then 'https://' || page || '/a' end, page, kind, brand,
    n = 4, 'prm_' || n / 2, 'question, "' || n / 2 || '"', nullif(n / 2, 1)::text, 9, n, n + 1, 1, 0
  from generate_series(0, 5) n, (values ('acme.example', 'own', 'brd'), ('o''hara.example', 'editorial', null)) as p(page, kind, brand)`;
const all = `select ${columns} from citation order by scan_id, engine, prompt_index, page_id, url`;

test('citations of before are packed one scan at a time, and read as they were', async () => {
  const { url, sql, files } = await databaseOfBefore();
  // The primary key holds page and domain apart by their ids.
  const rows = (scan: string, engine: string) =>
    write(scan, engine).replaceAll(
      ", page, 'prj'",
      `, case when n % 2 = 0 then 'p ' else 'd ' end || page, 'prj'`,
    );
  for (const engine of ['openai', 'gemini']) await sql.unsafe(rows('one', engine));
  await sql.unsafe(rows('two', 'openai'));
  const before = [...(await sql.unsafe(all))];
  expect(before).toHaveLength(36);
  await migrate(url, files);
  expect([...(await sql.unsafe(all))]).toEqual(before);
  expect(await sql`select from citation_row`).toHaveLength(0);
  expect(
    await sql`select kind, cardinality(domain) as pages from citation_pack where scan_id = 'two' order by 1`,
  ).toEqual([
    { kind: 'domain', pages: 2 },
    { kind: 'page', pages: 2 },
  ]);

  // A process of the release before goes on beside the new ones: it replaces a scan's citations, and gives a site a kind.
  await sql.begin(async (app) => {
    await app.unsafe("set local role svc_app; set local app.workspace = 'wsp'");
    await app`delete from citation where workspace_id = 'wsp' and scan_id = 'one'`;
    expect(await app`select from citation where scan_id = 'one'`).toHaveLength(0);
    for (const engine of ['openai', 'gemini']) await app.unsafe(rows('one', engine));
    expect([...(await app.unsafe(all))]).toEqual(before);
    await app`update citation set source_type = 'forum' where workspace_id = 'wsp' and project_id = 'prj' and domain = 'o''hara.example'`;
  });
  const kinds = await sql`select distinct domain, source_type as kind from citation order by 1`;
  expect(kinds).toEqual([
    { domain: 'acme.example', kind: 'own' },
    { domain: "o'hara.example", kind: 'forum' },
  ]);
  await sql`delete from scan where id = 'one'`;
  expect(await sql`select distinct scan_id from citation_pack`).toEqual([{ scan_id: 'two' }]);
});
