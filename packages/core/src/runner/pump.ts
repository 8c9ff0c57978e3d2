import { scopeIn } from '@svc/db';
import { storableText } from '../guard/index.ts';
import type { ReadAnswer } from '../resource/measure/detection-review/index.ts';
import type { Ask, Asked } from './ask.ts';
import { createBatcher } from './batcher.ts';
import { keepBodies } from './bodies.ts';
import { createClaims } from './claims.ts';
import { copyKeyOf } from './copied-answer.ts';
import { createHalt, type Outcome } from './halt.ts';
import { keepHtml } from './keep-evidence.ts';
import { keepTrying } from './keep-trying.ts';
import { type HeldRun, journal, type SampleKey } from './queries-journal.ts';
import type { RunFacts } from './queries-save.ts';
import { type AnsweredSample, recordOf, type ScanPrompt } from './record.ts';
import type { Runner } from './runner.ts';
import { type Batch, sealSample } from './save.ts';
import { saveOrSplit } from './save-or-split.ts';
import type { EarlyStop } from './stop-early.ts';
import { storableAnswer } from './storable-answer.ts';
import type { Supply } from './supply.ts';
import { keepUnread } from './unread-body.ts';
import { watchScan } from './watch-scan.ts';

/** Calls that wait beside those in flight, as a share of them: traffic control hands slots out in blocks to who waits. */
const waitingShare = 0.5;
/** A scan that may end early has fewer calls in flight: those are paid for although they may not be needed. */
const earlyAtOnce = 50;

interface Pump {
  runner: Runner;
  key: HeldRun;
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
export async function pump(work: Pump): Promise<Outcome> {
  const { runner, key, supply, ask, early } = work;
  const scope = scopeIn(runner.environment.database, key.workspaceId);
  const halt = createHalt(work.stop);
  const watch = watchScan(runner.watched, scope, key.scanId, () => halt.cancel());

  const batcher = createBatcher<AnsweredSample>({
    halt,
    unsaved: runner.unsaved,
    seal: (answered) => sealSample(recordOf(answered, work)),
    async save(batch, waits) {
      const bodies = await keepBodies(runner, key, batch.recorded);
      const sentAt = performance.now();
      const save = () => saveOrSplit(runner, key, work.facts, { ...batch, bodies });
      const { status, saved } = await keepTrying(save, { clock: runner.clock, ends: halt.cut, waits });
      if (status === 'running') watch.saw(sentAt);
      else halt.cancel();
      if (early?.enough(settledIn(saved), supply.repeats())) halt.finish();
    },
  });
  const claims = createClaims({
    ...{ supply, halt, concurrency: ask.concurrency, room: batcher.room },
    async journal(samples) {
      const write = () => journal(scope, key, samples);
      const claimed = await keepTrying(write, { clock: runner.clock, ends: halt.signal });
      runner.crashPoint?.('after_journal');
      return claimed;
    },
  });
  async function askOne(sample: SampleKey): Promise<void> {
    const prompt = work.prompts[sample.promptIndex];
    if (!prompt) throw new Error(`no prompt ${sample.promptIndex}`);
    let asked: Asked | undefined;
    let copyKey: string | null = null;
    try {
      asked = await ask.ask(prompt.text, sample, { halt: halt.signal, cut: halt.cut });
      copyKey = asked.answer ? copyKeyOf(asked.answer) : null;
    } finally {
      claims.settle(sample, copyKey);
    }
    const { answer, error, unread, requests, latencyMs } = asked;
    runner.crashPoint?.('after_answer');
    const sent = { ...sample, requests };
    if (answer) {
      const { html, htmlFrom, ...rest } = answer;
      const evidence = await keepHtml(runner, key, html, htmlFrom ?? null);
      const at = runner.environment.now();
      batcher.answered(
        { ...sent, prompt, answer: storableAnswer(rest), evidence, copyKey, latencyMs, at },
        answer.raw.length + answer.text.length,
      );
    }
    // Calls cut off by a cancellation or a drain are neither recorded nor counted as failures.
    else if (!halt.signal.aborted)
      batcher.failed({
        ...sent,
        error: {
          kind: error.kind,
          message: storableText(error.message, 1_000),
          ...(unread && { unexpected: unread.unexpected, body: await keepUnread(runner, key, unread) }),
        },
      });
  }
  async function askInTurn(): Promise<void> {
    for (let sample = await claims.next(); sample; sample = await claims.next()) await askOne(sample);
  }

  try {
    await claims.begin();
    const atOnce = early
      ? Math.min(ask.concurrency, earlyAtOnce)
      : Math.ceil(ask.concurrency * (1 + waitingShare));
    const callers = await Promise.allSettled(
      Array.from({ length: Math.max(1, Math.min(atOnce, claims.left())) }, askInTurn),
    );
    await batcher.flush();
    const broken = callers.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    const unreadable = batcher.unreadable();
    if (unreadable) throw unreadable.error;
  } finally {
    watch.end();
    halt.close();
    await batcher.close();
  }
  return halt.outcome(claims.left());
}

const settledIn = (batch: Batch) => [
  ...batch.recorded.map(({ promptIndex, present }) => ({ promptIndex, present })),
  ...batch.failed.map(({ promptIndex }) => ({ promptIndex, present: null })),
];
