import { scopeIn } from '@svc/db';
import { identityOfPage, loadIdentity } from '../resource/measure/detection-review/index.ts';
import { scanRow } from '../resource/measure/scan/index.ts';
import { prepareAsk } from './ask.ts';
import { endRun } from './finish-scan.ts';
import { keepTrying } from './keep-trying.ts';
import { pump } from './pump.ts';
import { repeatedLastTime, settledKeys, settledOutcomes } from './queries.ts';
import { claimRun, type HeldRun, type SampleKey, sampleName, settledSamples } from './queries-journal.ts';
import type { RunFacts } from './queries-save.ts';
import { promptsOfScan } from './queries-scan.ts';
import type { ScanPrompt } from './record.ts';
import type { Runner } from './runner.ts';
import { planEarlyStop } from './stop-early.ts';
import { planSupply } from './supply.ts';

/**
 * Asks one engine everything that a scan asks of it, with many calls in flight. A run that is started again
 * after a crash asks only what was not recorded.
 */
export async function runEngine(
  runner: Runner,
  job: { workspaceId: string; scanId: string; runId: string },
  stop: AbortSignal,
): Promise<'done' | 'cancelled' | 'stopped'> {
  const scope = scopeIn(runner.environment.database, job.workspaceId);
  const claimed = await claimRun(scope, job);
  if (!claimed) return 'done';
  const key: HeldRun = { ...job, fence: claimed.fence };
  const scan = await scanRow(scope, job.scanId, ['status', 'config', 'brands', 'projectId']);
  if (!scan) return 'done';
  if (scan.status !== 'running') {
    await endRun(runner, key, 'cancelled');
    return 'cancelled';
  }
  const prompts: ScanPrompt[] = await promptsOfScan(scope, job.scanId);
  const { config } = scan;
  // Answers of a project are read with its current identity, those of a page with the brand that the page names.
  const current = scan.projectId === null ? null : await loadIdentity(scope, scan.projectId);
  const identity = current ?? identityOfPage(scan.brands ?? []);
  const read = runner.reader(
    current ? `${scan.projectId} in version ${current.version}` : job.scanId,
    identity,
  );
  const ask = await prepareAsk(runner, key, claimed.engine, claimed.modelRequested, config, scan.projectId);
  const facts: RunFacts = {
    projectId: scan.projectId,
    engine: claimed.engine,
    identityVersion: identity.version,
    holdId: ask.charged ? job.scanId : null,
  };
  const settled = await settledSamples(scope, job);
  const early =
    config.stopHalfWidth === null
      ? null
      : planEarlyStop(prompts, {
          samplesK: config.samplesK,
          halfWidth: config.stopHalfWidth,
          seed: job.scanId,
        });
  const todo = (early?.order ?? plannedSamples(prompts.length, config.samplesK)).filter(
    (sample) => !settled.has(sampleName(sample)),
  );
  // Free answers are asked for as planned.
  const watch = ask.charged && config.samplesK > 1;
  const supply = planSupply(todo, {
    watch,
    gate: watch && (claimed.surface === 'serp' || (await repeatedLastTime(scope, job, claimed.engine))),
    ...(early && { ahead: probesAhead }),
    known: settled.size > 0 ? await settledKeys(scope, job) : [],
  });
  if (early && settled.size > 0 && early.enough(await settledOutcomes(scope, job), supply.repeats())) {
    await endRun(runner, key, 'enough', supply.repeats());
    return 'done';
  }
  const outcome = await pump({
    runner,
    key,
    facts,
    ask,
    prompts,
    supply,
    early,
    read,
    language: config.language,
    stop,
  });
  if (outcome !== 'stopped')
    await keepTrying(() => endRun(runner, key, outcome, supply.repeats()), {
      clock: runner.clock,
      ends: stop,
    });
  return outcome === 'enough' ? 'done' : outcome;
}

/** Prompts of a scan that may stop early whose first answers are asked for while the engine is tried for repeats. */
const probesAhead = 12;

/** Goes through all prompts once for each sample: a scan that ends early has asked all prompts equally often. */
function plannedSamples(prompts: number, samplesK: number): SampleKey[] {
  return Array.from({ length: prompts * samplesK }, (_, position) => ({
    promptIndex: position % prompts,
    sampleIndex: Math.floor(position / prompts),
  }));
}
