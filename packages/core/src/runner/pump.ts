import { storableText } from '../guard/index.ts';
import { newId } from '../kernel/index.ts';
import type { KeptEvidence } from '../resource/answer/index.ts';
import type { ReadAnswer } from '../resource/detection-review/index.ts';
import type { Ask, Asked } from './ask.ts';
import { keepBodies } from './bodies.ts';
import { copyKeyOf } from './copied-answer.ts';
import { keepHtml } from './keep-evidence.ts';
import { journal, LeaseLost, type RunKey, type SampleKey, sampleName } from './queries-journal.ts';
import type { RunFacts } from './queries-save.ts';
import { stillWanted } from './queries-scan.ts';
import type { Runner } from './runner.ts';
import { type Batch, type FailedSample, type RecordedSample, type SealedSample, sealSample } from './save.ts';
import { saveOrSplit } from './save-or-split.ts';
import type { EarlyStop } from './stop-early.ts';
import { storableAnswer } from './storable-answer.ts';
import type { Supply } from './supply.ts';

export interface ScanPrompt {
  prompt_index: number;
  prompt_id: string | null;
  text: string;
  branded: boolean;
  paraphrase_group: string | null;
  topic: string | null;
}

/** Answers are read so many at a time: the caches of a busy process are cold for the first, and warm for the others. */
const readingSize = 20;
/** A batch is written when it has so many answers, is this long or this old. */
const batchSize = 100;
const batchCharacters = 4_000_000;
const batchMilliseconds = 1_000;
/** No further call leaves while more than this waits for the database. */
const mostUnsaved = 32_000_000;
/** How long a drained or cancelled run waits for the calls that are on their way. */
const graceMilliseconds = 10_000;
/** How many samples are journaled ahead of those in flight, so that no call waits for its journal entry. */
const lookahead = 100;
/** Calls that wait beside those in flight, as a share of them: traffic control hands slots out in blocks to who waits. */
const waitingShare = 0.5;
/** A scan that may end early has fewer calls in flight: those are paid for although they may not be needed. */
const earlyAtOnce = 50;
/** A run that has not saved for so long asks whether its scan is still wanted. */
const watchMilliseconds = 1_000;

interface Pump {
  runner: Runner;
  key: RunKey;
  facts: RunFacts;
  ask: Ask;
  prompts: readonly ScanPrompt[];
  supply: Supply;
  /** Set when the scan stops once its interval is narrow enough. */
  early: EarlyStop | null;
  read: ReadAnswer;
  language: string | null;
  stop: AbortSignal;
}

/**
 * Asks all of the supply, many calls in flight, and saves what comes in batches.
 * `stopped`: the process drains or lost its lease; somebody else goes on from the journal.
 */
export async function pump(work: Pump): Promise<'done' | 'enough' | 'cancelled' | 'stopped'> {
  const { runner, key, supply, ask } = work;
  const db = runner.environment.database.forWorkspace(key.workspaceId);
  const halt = new AbortController();
  const cut = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  let ending: 'done' | 'cancelled' | 'stopped' = 'done';
  // No new call leaves, and those in flight are paid for: they are recorded.
  let enough = false;
  let failure: unknown;
  const haltWith = (how: 'cancelled' | 'stopped') => {
    if (ending === 'done') ending = how;
    halt.abort();
    // A lost run can save nothing. In other runs, calls in flight are paid for, so they are waited for.
    grace ??= setTimeout(() => cut.abort(), failure ? 0 : graceMilliseconds);
  };
  const onStop = () => haltWith('stopped');
  if (work.stop.aborted) onStop();
  work.stop.addEventListener('abort', onStop, { once: true });

  const unread: AnsweredSample[] = [];
  const sealed: SealedSample[] = [];
  const failed: FailedSample[] = [];
  // Ends the run, but not before the other answers, which are paid for, are saved.
  let unreadable: unknown;
  const readAll = () => {
    for (const answered of unread.splice(0)) {
      try {
        sealed.push(sealSample(recorded(work, answered)));
      } catch (error) {
        unreadable ??= error;
        haltWith('stopped');
      }
    }
  };
  // Of answers that are in no batch yet, and of batches that are not saved yet.
  let characters = 0;
  let unsaved = 0;
  let saving: Promise<void> = Promise.resolve();
  let toldAt = performance.now();
  const flush = (): Promise<void> => {
    readAll();
    if (sealed.length + failed.length === 0) return saving;
    const taken = { recorded: sealed.splice(0), failed: failed.splice(0) };
    const size = characters;
    characters = 0;
    unsaved += size;
    saving = saving.then(async () => {
      if (failure) return;
      try {
        const batch: Batch = { ...taken, bodies: await keepBodies(runner, key, taken.recorded) };
        const { status, saved } = await saveOrSplit(runner, key, work.facts, batch);
        toldAt = performance.now();
        if (status !== 'running') haltWith('cancelled');
        enough ||= work.early?.enough(settledIn(saved), supply.repeats()) ?? false;
        if (enough) wake();
      } catch (error) {
        failure = error;
        haltWith('stopped');
      }
      unsaved -= size;
    });
    return saving;
  };
  const timer = setInterval(flush, batchMilliseconds);
  const watch = setInterval(() => {
    if (performance.now() - toldAt < watchMilliseconds) return;
    stillWanted(runner.environment.database.forWorkspace(key.workspaceId), key).then(
      (wanted) => wanted || haltWith('cancelled'),
      () => {},
    );
  }, watchMilliseconds);

  const journaled: SampleKey[] = [];
  let reading: Promise<void> | null = null;
  // Lanes wait for it while answers on their way may release samples.
  let news = Promise.withResolvers<void>();
  const wake = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  halt.signal.addEventListener('abort', wake);
  const hear = (sample: SampleKey, answerKey: string | null) => {
    supply.heard({ ...sample, key: answerKey });
    wake();
  };
  const refill = (): Promise<void> => {
    const taken = supply.take(ask.concurrency + lookahead - journaled.length);
    reading = journal(db, key, taken)
      .then((claimed) => {
        journaled.push(...claimed);
        const names = new Set(claimed.map(sampleName));
        // Settled by another owner of the run: nobody waits for them.
        for (const sample of taken) if (!names.has(sampleName(sample))) hear(sample, null);
        runner.crashPoint?.('after_journal');
      })
      .catch((error: unknown) => {
        failure ??= error;
        haltWith('stopped');
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const next = async (): Promise<SampleKey | undefined> => {
    while (!halt.signal.aborted && !enough) {
      if (unsaved > mostUnsaved) {
        await saving;
        continue;
      }
      if (reading === null && journaled.length < lookahead / 2 && supply.ready() > 0) void refill();
      const sample = journaled.shift();
      if (sample && supply.wanted(sample)) return sample;
      if (sample) hear(sample, null);
      else if (reading !== null) await reading;
      else if (supply.waits()) await news.promise;
      else if (supply.ready() === 0) return undefined;
    }
    return undefined;
  };

  const lane = async (): Promise<void> => {
    for (let sample = await next(); sample; sample = await next()) {
      const prompt = work.prompts[sample.promptIndex];
      if (!prompt) throw new Error(`no prompt ${sample.promptIndex}`);
      let asked: Asked | undefined;
      let copyKey: string | null = null;
      try {
        asked = await ask.ask(prompt.text, sample, { halt: halt.signal, cut: cut.signal });
        copyKey = asked.answer ? copyKeyOf(asked.answer) : null;
      } finally {
        hear(sample, copyKey);
      }
      const { answer, error, requests, latencyMs } = asked;
      runner.crashPoint?.('after_answer');
      if (answer) {
        const { html, ...rest } = answer;
        unread.push({
          ...sample,
          prompt,
          answer: storableAnswer(rest),
          evidence: await keepHtml(runner, key, html),
          copyKey,
          requests,
          latencyMs,
          at: runner.environment.now(),
        });
        characters += answer.raw.length + answer.text.length;
        if (unread.length >= readingSize) readAll();
      }
      // Calls cut off by a cancellation or a drain are neither recorded nor counted as failures.
      else if (!halt.signal.aborted)
        failed.push({
          ...sample,
          requests,
          error: { kind: error.kind, message: storableText(error.message, 1_000) },
        });
      if (unread.length + sealed.length + failed.length >= batchSize || characters >= batchCharacters)
        void flush();
    }
  };
  try {
    await refill();
    const atOnce = work.early
      ? Math.min(ask.concurrency, earlyAtOnce)
      : Math.ceil(ask.concurrency * (1 + waitingShare));
    const lanes = await Promise.allSettled(
      Array.from({ length: Math.max(1, Math.min(atOnce, journaled.length + supply.left())) }, lane),
    );
    await flush();
    const broken = lanes.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    if (unreadable) throw unreadable;
  } finally {
    clearInterval(timer);
    clearInterval(watch);
    clearTimeout(grace);
    work.stop.removeEventListener('abort', onStop);
    await saving;
  }
  if (failure instanceof LeaseLost) return 'stopped';
  if (failure) throw failure;
  return enough && ending === 'done' && supply.left() + journaled.length > 0 ? 'enough' : ending;
}

const settledIn = (batch: Batch) => [
  ...batch.recorded.map(({ promptIndex, present }) => ({ promptIndex, present })),
  ...batch.failed.map(({ promptIndex }) => ({ promptIndex, present: null })),
];

interface AnsweredSample extends SampleKey {
  prompt: ScanPrompt;
  answer: ReturnType<typeof storableAnswer>;
  evidence: KeptEvidence[] | null;
  copyKey: string | null;
  requests: number;
  latencyMs: number;
  at: Date;
}

function recorded({ read, language }: Pump, answered: AnsweredSample): RecordedSample {
  const { promptIndex, sampleIndex, prompt, answer, evidence, copyKey, requests, latencyMs, at } = answered;
  return {
    promptIndex,
    sampleIndex,
    id: newId('answer', at.getTime()),
    promptId: prompt.prompt_id,
    outcome: answer.outcome,
    text: answer.text,
    copyKey,
    citations: answer.citations,
    sources: answer.sources,
    organicHosts: answer.organicHosts ?? null,
    pageQuestions: answer.pageQuestions ?? null,
    products: answer.products ?? null,
    ads: answer.ads ?? null,
    evidence,
    searchQueries: answer.searchQueries,
    searched: answer.searched,
    modelServed: answer.modelServed,
    finishReason: answer.finishReason,
    usage:
      answer.implausible.length === 0 ? answer.usage : { ...answer.usage, implausible: answer.implausible },
    costUsd: answer.cost.usd,
    latencyMs,
    requests,
    raw: answer.raw,
    reading: read({ ...answer, prompt: prompt.text, language }),
    createdAt: at.toISOString(),
  };
}
