import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { openConnection } from './connect.ts';
import { type ArrivingSample, openSample, type Sample } from './sample.ts';
import { whenUp } from './when-up.ts';

export interface DevFile {
  apiUrl: string;
  docsUrl: string;
  apiKey: string;
  testApiKey: string;
  workspaceId: string;
  /** null: left out, or broken off. */
  sample: Sample | null;
}

export interface SeedOptions {
  databaseUrl: string;
  folder: string;
  apiUrl: string;
  sample: boolean;
}

/**
 * On the first start: an organisation, a workspace with its test twin, two keys, and the workspace of the sample. An
 * interrupted try can be begun again.
 */
async function seed(options: SeedOptions): Promise<{ dev: DevFile; arriving: ArrivingSample | null }> {
  const known = await readKnown(options.folder);
  const sql = openConnection(options.databaseUrl);
  try {
    const [stillThere] = known ? await sql`select 1 from workspace where id = ${known.workspaceId}` : [];
    const dev: DevFile =
      known && stillThere
        ? {
            ...known,
            sample: known.sample ?? null,
            apiUrl: options.apiUrl,
            docsUrl: `${options.apiUrl}/docs`,
          }
        : await createTenant(options.databaseUrl, options.apiUrl);
    // The keys are shown once: kept before anything else can fail.
    await keep(options.folder, dev);
    // A sample that somebody has deleted is not made again.
    if (!options.sample || dev.sample !== null) return { dev, arriving: null };
    const [{ organisationId } = { organisationId: '' }] = await sql<{ organisationId: string }[]>`
      select organisation_id as "organisationId" from workspace where id = ${dev.workspaceId}`;
    return { dev, arriving: await openSample(options.databaseUrl, organisationId) };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export interface Prepared {
  dev: DevFile;
  signInLink: string;
  /** Its rows are still to be stored. */
  arriving: Sample | null;
}

/** Output of `npm start`: the keys of the workspace, and a link for its owner. Waits while the database is unreachable. */
export async function prepare(
  options: SeedOptions,
  tell: (why: string) => void,
): Promise<{ prepared: Prepared; storeSample: () => Promise<void> }> {
  const { dev, arriving } = await whenUp(() => seed(options), { tell });
  const sample = arriving?.sample ?? dev.sample;
  const link = await whenUp(() => signInLink(options.databaseUrl, dev, sample), { tell });
  return {
    prepared: { dev, signInLink: link, arriving: arriving?.sample ?? null },
    async storeSample() {
      if (arriving === null) return;
      await whenUp(arriving.store, { tell });
      await keep(options.folder, { ...dev, sample: arriving.sample });
    },
  };
}

const fileIn = (folder: string): string => join(folder, 'dev.json');

const keep = (folder: string, dev: DevFile): Promise<void> =>
  writeFile(fileIn(folder), `${JSON.stringify(dev, null, 2)}\n`, { mode: 0o600 });

async function readKnown(folder: string): Promise<DevFile | null> {
  try {
    return JSON.parse(await readFile(fileIn(folder), 'utf8')) as DevFile;
  } catch {
    return null;
  }
}

async function createTenant(databaseUrl: string, apiUrl: string): Promise<DevFile> {
  const database = openDatabase({ url: databaseUrl, role: null });
  try {
    const { workspaceId, apiKey, testApiKey } = await provisionOrganisation(database.system, {
      name: 'Development',
      plan: 'growth',
      by: 'npm start',
    });
    return { apiUrl, docsUrl: `${apiUrl}/docs`, apiKey, testApiKey, workspaceId, sample: null };
  } finally {
    await database.close();
  }
}

/** A link that signs the workspace's owner in to the console, once; to the sample while it is there. */
async function signInLink(databaseUrl: string, dev: DevFile, sample: Sample | null): Promise<string> {
  const database = openDatabase({ url: databaseUrl, role: null });
  const email = process.env.SVC_OWNER_EMAIL ?? 'owner@example.com';
  const inside = (id: string) => ({
    db: database.forWorkspace(id),
    workspace: { id },
    actor: { id: 'npm start' },
    now: () => new Date(),
  });
  try {
    const own = inside(dev.workspaceId);
    const { id } = await ensureOwner(own, email);
    const link = await newSignInLink(own, { memberId: id, minutes: 24 * 60, publicUrl: dev.apiUrl });
    const stillThere =
      sample &&
      (await database.system
        .selectFrom('workspace')
        .select('id')
        .where('id', '=', sample.workspaceId)
        .where('deletingAt', 'is', null)
        .executeTakeFirst());
    if (!sample || !stillThere) return link;
    await ensureOwner(inside(sample.workspaceId), email);
    return link.replace('#', `?mode=test&workspace=${sample.workspaceId}&project=${sample.projectId}#`);
  } finally {
    await database.close();
  }
}
