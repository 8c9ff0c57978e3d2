import { scanStarted } from '@svc/contract/measure/scan';
import { scopeIn, scopeOf } from '@svc/db';
import { fetchPage, GuardError } from '../guard/index.ts';
import { partOf, say } from '../i18n/index.ts';
import { enqueue, newId } from '../kernel/index.ts';
import { expectPresence, predictScanJob } from '../resource/act/prediction/index.ts';
import type { IdentityBrand } from '../resource/measure/detection-review/index.ts';
import { generatePrompts } from '../resource/measure/prompt-set/index.ts';
import {
  emitScan,
  insertScanPrompts,
  type ResolvedConfig,
  runEngineJob,
  scanRow,
} from '../resource/measure/scan/index.ts';
import { closeScan } from './give-up.ts';
import { savePage } from './queries-page.ts';
import { takeReused } from './queries-reused.ts';
import { insertRun } from './queries-run.ts';
import { beginScan, countPrompts, setPlanned } from './queries-scan.ts';
import type { Runner } from './runner.ts';

interface PlannedPrompt {
  promptIndex: number;
  text: string;
  intent: string;
  branded: boolean;
  topic: string | null;
}

/** Reads the page, fixes prompts and brands, and starts one job for each engine. Safe to run again. */
export async function planScan(runner: Runner, job: { workspaceId: string; scanId: string }): Promise<void> {
  const db = runner.environment.database.forWorkspace(job.workspaceId);
  const scan = await scanRow(scopeOf(db, job.workspaceId), job.scanId, [
    'url',
    'projectId',
    'status',
    'config',
  ]);
  if (!scan) return;
  if (scan.status === 'cancelling') return closeScan(runner, job, null);
  if (scan.status !== 'queued') return;
  const { config } = scan;

  let page: ReadScanPage | null = null;
  try {
    if (scan.url !== null) page = await readScanPage(runner, scan.url);
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    await closeScan(runner, job, {
      code: error.code,
      message: say({
        id: 'page.unreadable',
        values: { url: scan.url ?? '', why: partOf(error.message) },
      }),
    });
    return;
  }
  const prompts = scan.projectId === null ? promptsFor(page, config) : null;
  if (prompts?.length === 0) {
    await closeScan(runner, job, {
      code: 'page_without_topic',
      message: say({ id: 'page.without_topic', values: { url: scan.url ?? '' } }),
    });
    return;
  }

  const predicted = await expectWithoutEngines(
    runner,
    job,
    { projectId: scan.projectId, config },
    { page, prompts },
  );
  const begun = await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, job.workspaceId);
    const now = runner.environment.now().toISOString();
    const started = await beginScan(scope, job.scanId, {
      startedAt: now,
      updatedAt: now,
      ...(predicted && { predicted }),
      ...(page && { page: { ...page.summary, text: page.text.slice(0, 200_000) } }),
      ...(page && scan.projectId === null && { brands: [page.brand] }),
    });
    if (!started) return false;
    if (prompts) await insertScanPrompts(scope, job.scanId, prompts);
    if (page && scan.projectId !== null) await savePage(scope, scan.projectId, page);
    const planned = (await countPrompts(scope, job.scanId)) * config.samplesK;
    const { mode } = await runner.workspace(job.workspaceId);
    // First, so that predictions stand before answers do.
    if (scan.projectId !== null) await enqueue({ db }, predictScanJob, { ...job, mode });
    for (const engineId of config.engines) {
      const engine = runner.environment.engines.find(engineId, mode);
      const runId = newId('engineRun');
      await insertRun(scope, job.scanId, {
        id: runId,
        projectId: scan.projectId,
        engine: engineId,
        surface: engine?.surface ?? 'api',
        model: engine?.model ?? null,
        planned,
      });
      await enqueue({ db }, runEngineJob, { ...job, runId });
    }
    const reused = await takeReused(scope, job.scanId);
    await setPlanned(scope, job.scanId, planned * config.engines.length - reused);
    await emitScan(scope, job.scanId, scanStarted);
    return true;
  });
  // The scan was cancelled while its page was read.
  if (!begun) await closeScan(runner, job, null, ['cancelling']);
}

/** The predictor's expectation where the sandbox alone is asked: its answers make no headline. */
async function expectWithoutEngines(
  { environment, workspace }: Runner,
  key: { workspaceId: string; scanId: string },
  scan: { projectId: string | null; config: ResolvedConfig },
  read: { page: ReadScanPage | null; prompts: PlannedPrompt[] | null },
) {
  const { mode } = await workspace(key.workspaceId);
  const { engines, language } = scan.config;
  if (engines.some((engine) => environment.engines.find(engine, mode)?.surface !== 'sandbox')) return null;
  return expectPresence(scopeIn(environment.database, key.workspaceId), {
    ...key,
    mode,
    projectId: scan.projectId,
    page: read.page?.reading ?? null,
    prompts: read.prompts,
    language: language ?? read.page?.summary.language ?? 'en',
    now: environment.now(),
  });
}

export type ReadScanPage = Awaited<ReturnType<typeof readScanPage>>;

async function readScanPage(runner: Runner, url: string) {
  const fetched = await fetchPage(runner.environment.fetch, url);
  const reading = await runner.environment.readPage(fetched);
  const { identity } = reading;
  const brand: IdentityBrand = {
    id: newId('brand'),
    role: 'own',
    name: identity.brand.value,
    aliases: identity.aliases,
    domains: [identity.domain],
    negativeTerms: [],
    contextTerms: identity.topics.slice(0, 10).map((topic) => topic.phrase),
    caseRule: 'auto',
    languages: [],
  };
  return {
    reading,
    brand,
    text: reading.blocks.map((block) => block.text).join('\n\n'),
    summary: {
      url: fetched.url,
      brand: identity.brand.value,
      title: identity.title,
      language: identity.language?.value ?? null,
      headings: identity.headings.slice(0, 30).map((heading) => heading.text),
      topics: identity.topics.slice(0, 20).map((topic) => topic.phrase),
      structuredData: identity.structuredDataTypes,
    },
  };
}

function promptsFor(page: ReadScanPage | null, config: ResolvedConfig): PlannedPrompt[] {
  if (!page) return [];
  const { prompts } = generatePrompts({
    from: page.reading,
    count: config.maxPrompts,
    language: config.language ?? page.summary.language ?? 'en',
    country: config.country ?? null,
    // The same page gives the same prompts, so that its scans can be compared.
    seed: 1,
  });
  return prompts.map(({ text, intent, branded, topic }, index) => ({
    ...{ promptIndex: index, text, intent, branded, topic },
  }));
}
