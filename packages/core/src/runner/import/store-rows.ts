import { scopeIn } from '@svc/db';
import { newId } from '../../kernel/index.ts';
import type { ImportedRow, ImportPlan, ImportSettings } from '../../resource/measure/answer-import/index.ts';
import type { Identity, ReadAnswer } from '../../resource/measure/detection-review/index.ts';
import { masked } from '../ask.ts';
import { keepBodies } from '../bodies.ts';
import { copyKeyOf } from '../copied-answer.ts';
import { keepEvidence } from '../keep-evidence.ts';
import { claimRun, type HeldRun, journal, type SampleKey, sampleName } from '../queries-journal.ts';
import { promptsOfScan } from '../queries-scan.ts';
import type { Runner } from '../runner.ts';
import { type SealedSample, sealSample } from '../save.ts';
import { saveOrSplit } from '../save-or-split.ts';
import { storableAnswer } from '../storable-answer.ts';
import { asAnswer } from './as-answer.ts';
import { createFlights } from './flights.ts';
import { groupKeyOf } from './group.ts';

interface Work {
  runner: Runner;
  workspaceId: string;
  projectId: string;
  settings: ImportSettings;
  plan: ImportPlan;
  identity: Identity;
  read: ReadAnswer;
  language: string;
  mask: boolean;
}

interface StoredPrompt {
  index: number;
  id: string | null;
}

interface Run {
  key: HeldRun;
  engine: string;
  prompts: ReadonlyMap<string, StoredPrompt>;
  /** How many answers of each prompt came so far. */
  seen: Map<number, number>;
  waiting: (SampleKey & { row: ImportedRow; prompt: StoredPrompt })[];
  characters: number;
}

const batchSize = 500;
const batchCharacters = 4_000_000;
/** Beyond this all runs are written, however little they hold. */
const mostWaiting = 48_000_000;
/** Batches on their way to the database. */
const atOnce = 2;

/** Takes rows in the order of their file, and stores them as answers of the plan's runs, each once. */
export function createStore(work: Work) {
  const { runner, workspaceId, plan } = work;
  const scope = scopeIn(runner.environment.database, workspaceId);
  const planned = new Map(plan.groups.map((group) => [group.key, group]));
  const prompts = new Map<string, Promise<ReadonlyMap<string, StoredPrompt>>>();
  const runs = new Map<string, Promise<Run | null>>();
  const open = new Set<Run>();
  const flights = createFlights(atOnce);
  let waiting = 0;

  const promptsOf = (scanId: string) => {
    const found =
      prompts.get(scanId) ??
      promptsOfScan(scope, scanId).then(
        (rows) => new Map(rows.map((row) => [row.text, { index: row.promptIndex, id: row.promptId }])),
      );
    prompts.set(scanId, found);
    return found;
  };

  async function openRun(scanId: string, runId: string, engine: string): Promise<Run | null> {
    // null: it was ended by whoever worked on this import before.
    const claimed = await claimRun(scope, { scanId, runId });
    if (!claimed) return null;
    const run: Run = {
      key: { workspaceId, scanId, runId, fence: claimed.fence },
      engine,
      prompts: await promptsOf(scanId),
      seen: new Map(),
      waiting: [],
      characters: 0,
    };
    open.add(run);
    return run;
  }

  async function write(run: Run): Promise<void> {
    const batch = run.waiting.splice(0);
    waiting -= run.characters;
    run.characters = 0;
    if (batch.length === 0) return;
    const claimed = new Set((await journal(scope, run.key, batch)).map(sampleName));
    const sealed: SealedSample[] = [];
    for (const one of batch) if (claimed.has(sampleName(one))) sealed.push(await seal(work, run, one));
    runner.crashPoint?.('before_save');
    const facts = {
      projectId: work.projectId,
      engine: run.engine,
      identityVersion: work.identity.version,
      holdId: null,
    };
    await saveOrSplit(runner, run.key, facts, {
      recorded: sealed,
      failed: [],
      bodies: await keepBodies(runner, run.key, sealed),
    });
  }

  const fly = (run: Run): Promise<void> => flights.start(() => write(run));

  return {
    async add(row: ImportedRow): Promise<void> {
      const group = planned.get(groupKeyOf(row, work.settings));
      const runId = group?.runs[row.engine];
      if (!group || runId === undefined) throw new Error(`line ${row.line} is in no planned scan`);
      const opening = runs.get(runId) ?? openRun(group.scanId, runId, row.engine);
      runs.set(runId, opening);
      const run = await opening;
      const prompt = run?.prompts.get(row.prompt);
      if (!run) return;
      if (!prompt) throw new Error(`line ${row.line} asks what its scan does not`);
      const sampleIndex = run.seen.get(prompt.index) ?? 0;
      run.seen.set(prompt.index, sampleIndex + 1);
      run.waiting.push({ promptIndex: prompt.index, sampleIndex, row, prompt });
      run.characters += row.raw.length;
      waiting += row.raw.length;
      if (run.waiting.length >= batchSize || run.characters >= batchCharacters) await fly(run);
      else if (waiting > mostWaiting) for (const one of open) await fly(one);
    },
    /** Writes what is left. */
    async end(): Promise<void> {
      for (const run of open) await fly(run);
      await flights.land();
    },
  };
}

async function seal(
  work: Work,
  run: Run,
  { row, prompt, promptIndex, sampleIndex }: Run['waiting'][number],
): Promise<SealedSample> {
  const given = asAnswer(row);
  const answer = storableAnswer(work.mask ? masked(given) : given);
  const evidence =
    row.evidence.length > 0 ? await keepEvidence(work.runner, run.key, row.evidence, 'import') : null;
  return sealSample({
    promptIndex,
    sampleIndex,
    id: newId('answer', row.askedAt),
    promptId: prompt.id,
    outcome: answer.outcome,
    text: answer.text,
    copyKey: copyKeyOf(answer),
    citations: answer.citations,
    sources: answer.sources,
    organicHosts: null,
    pageQuestions: null,
    products: answer.products ?? null,
    ads: answer.ads ?? null,
    evidence,
    searchQueries: answer.searchQueries,
    searched: answer.searched,
    modelServed: answer.modelServed,
    finishReason: null,
    usage: answer.usage,
    costUsd: answer.cost.usd,
    latencyMs: 0,
    requests: 0,
    raw: answer.raw,
    reading: work.read({ ...answer, prompt: row.prompt, language: row.language ?? work.language }),
    createdAt: new Date(row.askedAt).toISOString(),
  });
}
