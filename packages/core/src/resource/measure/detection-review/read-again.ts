import { type Scope, scopeIn } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import type { Environment } from '../../../environment/index.ts';
import { enqueue } from '../../../kernel/index.ts';
import { readAnswersAgain } from '../../account/project/index.ts';
import { settleChanges } from '../scan/index.ts';
import { type Identity, identityOfPage } from './identity.ts';
import { hasOutdated, loadIdentity, markBranded, outdatedScans } from './queries.ts';
import {
  holdsIdentity,
  outdatedAnswers,
  type Position,
  type ScanKey,
  type StoredAnswer,
  saveReadings,
} from './queries-reading.ts';
import { createReader } from './reader.ts';
import { rescore } from './rescore.ts';

/** Answers in one transaction: some ten milliseconds of reading, and the project's identity is held for little more. */
const batchSize = 200;

type Ending = 'done' | 'stopped' | 'superseded';

/**
 * Reads stored answers again with the project's present identity and this detector, and scores their scans anew. When all of a
 * project are read, the changes between them are worked out again.
 * Costs no credits. Safe to run again: it goes on where it was left, and writes nothing once the identity has moved on.
 */
export async function readAgain(
  environment: Environment,
  job: { workspaceId: string; projectId: string | null; scanId?: string | undefined },
  stop: AbortSignal,
): Promise<Ending> {
  const scope = scopeIn(environment.database, job.workspaceId);
  const ofProject = job.projectId === null ? null : await loadIdentity(scope, job.projectId);
  if (job.projectId !== null) {
    if (!ofProject) return 'done';
    const { projectId: id } = job;
    await markBranded(scope, { table: 'prompt', column: 'projectId', id }, ofProject.brands);
  }
  for (const scan of await outdatedScans(scope, job, ofProject?.version ?? 1)) {
    const identity = ofProject ?? identityOfPage(scan.brands);
    const key = { projectId: job.projectId, scanId: scan.id };
    const ending = await readScanAgain(environment, scope, { key, identity, language: scan.language }, stop);
    if (ending !== 'done') return ending;
  }
  if (job.projectId === null || !ofProject) return 'done';
  if (job.scanId === undefined) return settleChanges(scope, job.projectId, environment.now(), stop);
  // The last of them that was read alone: the project's job finds nothing to read, and settles what each one changed.
  if (!(await hasOutdated(scope, job.projectId, ofProject.version)))
    await enqueue({ db: scope.db }, readAnswersAgain, {
      workspaceId: job.workspaceId,
      projectId: job.projectId,
    });
  return 'done';
}

interface Work {
  key: ScanKey;
  identity: Identity;
  language: string | null;
}

async function readScanAgain(
  environment: Environment,
  scope: Scope,
  { key, identity, language }: Work,
  stop: AbortSignal,
): Promise<Ending> {
  const read = createReader(identity);
  const versions = { identityVersion: identity.version, detectorVersion };
  let after: Position | null = null;
  for (;;) {
    if (stop.aborted) return 'stopped';
    const answers: StoredAnswer[] = await outdatedAnswers(scope, key, versions, after, batchSize);
    after = answers.at(-1) ?? after;
    if (answers.length === 0) break;
    const batch = answers.map((answer) => ({
      answer,
      reading: read({
        ...answer,
        language,
      }),
    }));
    const saved = await scope.db.transaction().execute(async (db) => {
      const inside = { ...scope, db };
      if (!(await holdsIdentity(inside, key, identity))) return false;
      await saveReadings(inside, key, identity.version, batch);
      return true;
    });
    if (!saved) return 'superseded';
  }
  const scored = await scope.db.transaction().execute((db) =>
    rescore({ ...scope, db }, key, identity, {
      engines: environment.engines,
      now: environment.now(),
    }),
  );
  return scored ? 'done' : 'superseded';
}
