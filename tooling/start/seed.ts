import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSecret, hintOf, newSecret } from '@svc/core/api-key';
import { newId } from '@svc/core/kernel';
import postgres from 'postgres';
import { seedDemo } from './demo.ts';

export interface DevFile {
  apiUrl: string;
  docsUrl: string;
  apiKey: string;
  testApiKey: string;
  workspaceId: string;
  projectId: string | null;
}

interface SeedOptions {
  databaseUrl: string;
  folder: string;
  apiUrl: string;
  demo: boolean;
}

/** On the first start: an organisation, a workspace with its test twin, two keys, and the demo project. */
export async function seed(options: SeedOptions): Promise<DevFile> {
  const file = join(options.folder, 'dev.json');
  const sql = postgres(options.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const known = await readKnown(file);
    const [stillThere] = known ? await sql`select 1 from workspace where id = ${known.workspaceId}` : [];
    const dev: DevFile =
      known && stillThere
        ? { ...known, apiUrl: options.apiUrl, docsUrl: `${options.apiUrl}/docs` }
        : await createTenant(sql, options.apiUrl);
    if (options.demo && dev.projectId === null) dev.projectId = await seedDemo(sql, dev);
    await writeFile(file, `${JSON.stringify(dev, null, 2)}\n`, { mode: 0o600 });
    return dev;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readKnown(file: string): Promise<DevFile | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DevFile;
  } catch {
    return null;
  }
}

async function createTenant(sql: postgres.Sql, apiUrl: string): Promise<DevFile> {
  const organisationId = newId('organisation');
  const workspaceId = newId('workspace');
  const twinId = newId('workspace');
  const apiKey = newSecret('live');
  const testApiKey = newSecret('test');
  await sql.begin(async (sql) => {
    await sql`insert into organisation (id, name, plan) values (${organisationId}, 'Development', 'growth')`;
    await sql`insert into workspace (id, organisation_id, name, mode) values (${workspaceId}, ${organisationId}, 'Development', 'live'), (${twinId}, ${organisationId}, 'Development (test)', 'test')`;
    await sql`update workspace set twin_id = case id when ${workspaceId} then ${twinId} else ${workspaceId} end where organisation_id = ${organisationId}`;
    for (const [workspace, secret, name] of [
      [workspaceId, apiKey, 'Development live key'],
      [twinId, testApiKey, 'Development test key'],
    ] as const) {
      await sql`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by)
        values (${workspace}, ${newId('apiKey')}, ${name}, ${hashSecret(secret)}, ${hintOf(secret)}, ${['admin']}, 'npm start')`;
    }
    for (const mode of ['live', 'test'])
      await sql`select grant_credits(${newId('grant')}, ${organisationId}, ${mode}, 20000, 'plan')`;
  });
  return { apiUrl, docsUrl: `${apiUrl}/docs`, apiKey, testApiKey, workspaceId, projectId: null };
}
