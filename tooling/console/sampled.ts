import { ensureOwner } from '@svc/core/resource/account/member';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { loadSample, type Sample } from '../start/sample.ts';
import { type Served, serveConsole } from './served.ts';

export interface Sampled extends Served {
  sample: Sample;
  /** The sample’s project as whoever is signed in sees it. */
  address: (path?: string) => string;
}

/** The console with the sample that `npm start` brings, seen by the workspace’s one member. */
export async function serveSample(database?: Pick<TestDatabase, 'ownerUrl' | 'drop'>): Promise<Sampled> {
  const clone = database ?? (await testDatabase());
  const served = await serveConsole({ database: clone });
  const { environment, owner, context } = served.stack;
  const [workspace] = await owner`select organisation_id from workspace where id = ${context.workspace.id}`;
  const sample = await loadSample(clone.ownerUrl, String(workspace?.organisation_id));
  const inside = { id: sample.workspaceId };
  await ensureOwner(
    { ...context, db: environment.database.forWorkspace(inside.id), workspace: inside },
    'ada@example.com',
  );
  const search = `mode=test&workspace=${sample.workspaceId}`;
  return {
    ...served,
    sample,
    address: (path = '') =>
      `${served.url}/app/projects/${sample.projectId}${path}${path.includes('?') ? '&' : '?'}${search}`,
  };
}
