import { createHash } from 'node:crypto';
import { type ImportReport, importCompleted, importFailed } from '@svc/contract/measure/answer-import';
import { type Scope, scopeIn, scopeOf } from '@svc/db';
import type { Environment } from '../../environment/index.ts';
import { openWorkspace } from '../../environment/index.ts';
import { emit, enqueue, LeaseLost, transaction } from '../../kernel/index.ts';
import { readPrivacy } from '../../masking/index.ts';
import { findProject } from '../../resource/account/project/index.ts';
import {
  claimImport,
  deleteImportJob,
  failImportRow,
  fileKeyOf,
  type Header,
  noteImport,
  UnreadableFile,
} from '../../resource/measure/answer-import/index.ts';
import { loadIdentity } from '../../resource/measure/detection-review/index.ts';
import { rollUpJob } from '../../resource/measure/figure/index.ts';
import { promptsByText } from '../../resource/measure/prompt-set/index.ts';
import { discoverCompetitorsJob } from '../../resource/read/competitor-suggestion/index.ts';
import { finishScan } from '../finish-scan.ts';
import type { Runner } from '../runner.ts';
import { createFlights } from './flights.ts';
import { type KnownPrompt, makeScans } from './make-scans.ts';
import { countImported, endImportedRun, openImportedScans, planWhatCame } from './queries.ts';
import { type FileOfImport, rowsOfFile } from './rows-of-file.ts';
import { createStore } from './store-rows.ts';
import { createSurvey, type Survey, TooMuch } from './survey.ts';

export interface ImportJob {
  workspaceId: string;
  importId: string;
}
type Claimed = NonNullable<Awaited<ReturnType<typeof claimImport>>>;
type Ending = 'done' | 'taken' | 'stopped' | 'refused';

/**
 * Reads an import's file, makes its scans, stores its answers and scores them. Another worker goes on where one died: what is
 * stored already is not read again.
 */
export async function importAnswers(runner: Runner, job: ImportJob, stop: AbortSignal): Promise<Ending> {
  const db = runner.environment.database.forWorkspace(job.workspaceId);
  const claimed = await claimImport(scopeOf(db, job.workspaceId), job.importId);
  if (!claimed) return 'taken';
  const file: FileOfImport = {
    ...job,
    fence: claimed.fence,
    projectId: claimed.projectId,
    settings: claimed.settings,
    key: fileKeyOf(job.workspaceId, job.importId),
  };
  try {
    const planned = claimed.plan ? claimed : await survey(runner, file, claimed, stop);
    if (!planned) return 'done';
    await store(runner, file, planned, stop);
    await score(runner, file, { report: planned.report, name: claimed.name });
    return 'done';
  } catch (error) {
    if (error instanceof Stopped) return 'stopped';
    if (!(error instanceof UnreadableFile) && !(error instanceof TooMuch)) throw error;
    const code = error instanceof TooMuch ? 'too_many' : 'unreadable_file';
    await failImport(runner.environment, job, { code, message: error.message });
    return 'refused';
  }
}

class Stopped extends Error {}

/** Throws LeaseLost where another worker has the import, or it has ended. */
async function noteOrThrow(
  scope: Scope,
  file: FileOfImport,
  values: Parameters<typeof noteImport>[2],
): Promise<void> {
  if (!(await noteImport(scope, file, values))) throw new LeaseLost(file.importId);
}

/** Says how far it is, once a second at most. Throws LeaseLost and Stopped. */
function progress(runner: Runner, file: FileOfImport, stop: AbortSignal) {
  const { workspaceId } = file;
  const scope = scopeIn(runner.environment.database, workspaceId);
  let told = 0;
  return async (values: { rowCount?: number; stored?: number }, always = false): Promise<void> => {
    if (stop.aborted) throw new Stopped();
    if (!always && performance.now() - told < 1_000) return;
    told = performance.now();
    await noteOrThrow(scope, file, values);
  };
}

/** The first reading: what is there, and the scans that it makes. null: it was a rehearsal, or there is nothing to take. */
async function survey(
  runner: Runner,
  file: FileOfImport,
  claimed: Claimed,
  stop: AbortSignal,
): Promise<Pick<Claimed, 'plan' | 'report'> | null> {
  const { environment } = runner;
  const { workspaceId, projectId, settings } = file;
  const db = environment.database.forWorkspace(workspaceId);
  const scope = scopeOf(db, workspaceId);
  const found = createSurvey(settings);
  const note = progress(runner, file, stop);
  let header: Header | null = null;
  let rows = 0;
  const hash = createHash('sha256');
  const portions = rowsOfFile(runner, file, {
    keep: !claimed.dryRun,
    onHeader: (read) => {
      header = read;
    },
    onBytes: (bytes) => hash.update(bytes),
  });
  for await (const portion of portions) {
    found.add(portion);
    rows = portion.rows;
    await note({ rowCount: rows });
  }
  if (!header) throw new UnreadableFile('The file holds no row.');
  const sha256 = hash.digest('hex');
  const known = await knownPrompts(runner, file, found);
  const report = found.report(header, known.size);
  if (claimed.dryRun || report.answers === 0) {
    await noteOrThrow(scope, file, {
      status: 'checked',
      rowCount: rows,
      report,
      sha256,
    });
    return null;
  }
  const [project, identity] = await Promise.all([
    findProject(scope, projectId),
    loadIdentity(scope, projectId),
  ]);
  if (!project || !identity) throw new UnreadableFile('The project is not there any more.');
  const plan = await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, workspaceId);
    const plan = await makeScans(
      scope,
      {
        ...{ importId: file.importId, projectId, settings, identity, known },
        source: (header as Header).source?.label ?? claimed.name,
        requestedBy: claimed.requestedBy,
        requestId: claimed.requestId,
        language: project.locale.language,
      },
      found.groups.values(),
    );
    await noteOrThrow(scope, file, {
      status: 'storing',
      rowCount: rows,
      report,
      plan,
      sha256,
    });
    return plan;
  });
  return { plan, report };
}

const textsAtOnce = 2_000;

async function knownPrompts(
  { environment }: Runner,
  { workspaceId, projectId }: FileOfImport,
  { prompts }: Survey,
): Promise<Map<string, KnownPrompt>> {
  const scope = scopeIn(environment.database, workspaceId);
  const texts = [...prompts.keys()];
  const known = new Map<string, KnownPrompt>();
  for (let at = 0; at < texts.length; at += textsAtOnce)
    for (const { text, ...prompt } of await promptsByText(
      scope,
      projectId,
      texts.slice(at, at + textsAtOnce),
    ))
      if (!known.has(text)) known.set(text, prompt);
  return known;
}

/** The second reading: each row becomes an answer. */
async function store(
  runner: Runner,
  file: FileOfImport,
  { plan }: Pick<Claimed, 'plan'>,
  stop: AbortSignal,
): Promise<void> {
  if (!plan) throw new Error(`import ${file.importId} has no plan`);
  const { environment } = runner;
  const { workspaceId, projectId, settings } = file;
  const scope = scopeIn(environment.database, workspaceId);
  const [project, identity, { maskPersonal }] = await Promise.all([
    findProject(scope, projectId),
    loadIdentity(scope, projectId),
    readPrivacy(scope),
  ]);
  if (!project || !identity) throw new UnreadableFile('The project is not there any more.');
  const rows = createStore({
    ...{ runner, workspaceId, projectId, settings, plan, identity },
    read: runner.reader(`${projectId} in version ${identity.version}`, identity),
    language: project.locale.language,
    mask: maskPersonal,
  });
  const note = progress(runner, file, stop);
  let stored = 0;
  for await (const { taken } of rowsOfFile(runner, file, { keep: true })) {
    for (const row of taken) await rows.add(row);
    stored += taken.length;
    await note({ stored });
  }
  await rows.end();
}

/** While Postgres writes the figures of one, this process counts those of the other. */
const scoredAtOnce = 2;

/** Ends the runs and scores the scans; the last makes the import complete. */
async function score(
  runner: Runner,
  file: FileOfImport,
  { report, name }: { report: ImportReport | null; name: string },
): Promise<void> {
  const { environment } = runner;
  const { workspaceId, importId, projectId, settings } = file;
  const db = environment.database.forWorkspace(workspaceId);
  const scope = scopeOf(db, workspaceId);
  const stored = await countImported(scope, importId);
  await noteOrThrow(scope, file, { stored });
  runner.crashPoint?.('before_finish');
  const flights = createFlights(scoredAtOnce);
  for (const { scanId, single, runs } of await openImportedScans(scope, importId)) {
    // A scan with one answer a prompt learns from the scans before it, so those must be scored first.
    if (single) await flights.land();
    await flights.start(async () => {
      await db.transaction().execute(async (db) => {
        const scope = scopeOf(db, workspaceId);
        for (const { id: runId, fence } of runs ?? [])
          await endImportedRun(scope, { scanId, runId, fence }, settings.repeats);
        await planWhatCame(scope, scanId);
      });
      await finishScan(runner, { workspaceId, scanId });
      await noteOrThrow(scope, file, { stored });
    });
    if (single) await flights.land();
  }
  await flights.land();
  const context = await openWorkspace(environment, workspaceId);
  await transaction(context, async (context) => {
    await noteOrThrow(context, file, { status: 'completed', stored });
    const project = { workspaceId, projectId };
    await enqueue(context, rollUpJob, project);
    await enqueue(context, discoverCompetitorsJob, project);
    const { refused = 0, duplicates = 0, measurements = 0 } = report ?? {};
    const data = { importId, name, answers: stored, refused, duplicates, measurements };
    await emit(context, { type: importCompleted, resource: importId, projectId, data });
  });
  await environment.objects.delete(file.key);
}

/** Ends an import that cannot be read: what it stored is taken back. */
export async function failImport(
  environment: Environment,
  { workspaceId, importId }: ImportJob,
  failure: { code: string; message: string },
): Promise<void> {
  const context = await openWorkspace(environment, workspaceId);
  await transaction(context, async (context) => {
    const failed = await failImportRow(context, importId, failure);
    if (!failed) return;
    await enqueue(context, deleteImportJob, { workspaceId, importId });
    const { name, projectId } = failed;
    await emit(context, {
      type: importFailed,
      resource: importId,
      projectId,
      data: { importId, name, ...failure },
    });
  });
}
