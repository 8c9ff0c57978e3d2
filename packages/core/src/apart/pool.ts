import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Refused } from '../upload/index.ts';
import type { Order, Outcome } from './message.ts';
import type { AnswerOf, OrderOf, TaskName } from './task.ts';

/** Why there is no answer: too long, too much memory, or a failure of the reader. */
export class NotRead extends Error {
  readonly why: 'late' | 'memory' | 'failed';
  readonly deadlineSeconds: number;

  constructor(why: 'late' | 'memory' | 'failed', deadlineMs: number) {
    super(`a task in a thread apart: ${why}`);
    this.name = 'NotRead';
    this.why = why;
    this.deadlineSeconds = deadlineMs / 1_000;
  }
}

/** Threads that do what may take long, so that it delays nobody else. */
export interface Apart {
  /**
   * Throws NotRead, and Refused as the task does. `of`: whose task it is; where many wait, those of others come before a
   * second one of the same.
   */
  run: <T extends TaskName>(task: T, order: OrderOf<T>, of?: string) => Promise<AnswerOf<T>>;
  close: () => Promise<void>;
}

export interface ApartOptions {
  threads?: number;
  /** Milliseconds for one task, counted from when a thread begins it. */
  deadlineMs?: number;
  megabytes?: number;
  /** The thread's file, for tests. */
  entry?: URL;
}

interface Job extends Order {
  of: string;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

const idleMilliseconds = 30_000;

/** The thread's file stands beside the bundle, or among the sources in development. */
function threadFile(): URL {
  const bundled = new URL('./apart-thread.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./thread.ts', import.meta.url);
}

/** Threads start with the first task and end when there has been none for a while. */
export function createApart(options: ApartOptions = {}): Apart {
  const { threads = 2, deadlineMs = 10_000, megabytes = 256 } = options;
  const entry = options.entry ?? threadFile();
  const waiting: Job[] = [];
  const turns = new Map<string, number>();
  let turn = 0;
  const idle: Worker[] = [];
  const alive = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.unref();
    // The listener stays: a thread may report an error after it has ended.
    worker.on('error', () => discard(worker));
    alive.add(worker);
    return worker;
  }

  function discard(worker: Worker): void {
    alive.delete(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    void worker.terminate();
  }

  function next(): void {
    if (waiting.length === 0 || (idle.length === 0 && alive.size >= threads)) return;
    const job = takeNext();
    if (!job) return;
    const free = idle.pop();
    run(free ?? start(), job, free === undefined);
  }

  /** The one whose last turn was longest ago, or who never had one. */
  function takeNext(): Job | undefined {
    const lastTurn = (job: Job): number => turns.get(job.of) ?? 0;
    const [first] = waiting;
    if (!first) return;
    const job = waiting.reduce((one, other) => (lastTurn(other) < lastTurn(one) ? other : one), first);
    waiting.splice(waiting.indexOf(job), 1);
    turn += 1;
    if (waiting.length === 0) turns.clear();
    turns.set(job.of, turn);
    return job;
  }

  function run(worker: Worker, job: Job, fresh: boolean): void {
    let deadline: NodeJS.Timeout | undefined;
    const begin = () => {
      deadline = setTimeout(() => fail('late'), deadlineMs);
    };
    const onError = () => fail('memory');
    const onExit = () => fail('failed');
    const onMessage = (outcome: Outcome) => {
      if ('answer' in outcome) job.resolve(outcome.answer);
      else if ('refusal' in outcome) job.reject(new Refused(outcome.refusal));
      else job.reject(new NotRead('failed', deadlineMs));
      release();
      idle.push(worker);
      setTimeout(() => idle.includes(worker) && discard(worker), idleMilliseconds).unref();
      next();
    };
    const release = () => {
      clearTimeout(deadline);
      worker.off('online', begin).off('error', onError).off('exit', onExit).off('message', onMessage);
    };
    const fail = (why: NotRead['why']) => {
      job.reject(new NotRead(why, deadlineMs));
      release();
      discard(worker);
      next();
    };
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    // The time that a thread needs to start does not count against its task.
    if (fresh) worker.once('online', begin);
    else begin();
    worker.postMessage({ task: job.task, order: job.order } satisfies Order);
  }

  return {
    run: <T extends TaskName>(task: T, order: OrderOf<T>, of = '') =>
      new Promise<AnswerOf<T>>((resolve, reject) => {
        // The one cast: a thread answers what its task gives.
        waiting.push({ task, order, of, resolve: resolve as (answer: unknown) => void, reject });
        next();
      }),
    async close() {
      for (const job of waiting.splice(0)) job.reject(new NotRead('failed', deadlineMs));
      await Promise.all([...alive].map((worker) => worker.terminate()));
      alive.clear();
      idle.length = 0;
    },
  };
}
