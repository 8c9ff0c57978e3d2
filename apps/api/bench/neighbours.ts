import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface Call {
  origin: string;
  path: string;
  secret: string;
}

export interface Steady {
  /** The answer comes when all calls have been answered. */
  stop: () => Promise<Answered>;
}
export interface Answered {
  /** Of the calls that were admitted. */
  milliseconds: number[];
  refused: number;
}

/** Calls at an even pace, whether or not those before were answered: a slow answer puts off none of the next. */
export function callSteadily(call: Call, rate: number): Steady {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answered: Answered = { milliseconds: [], refused: 0 };
  const calls: Promise<void>[] = [];
  let going = true;
  const started = performance.now();
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const sent = performance.now();
      const request = get(
        call.origin + call.path,
        { agent, headers: { authorization: `Bearer ${call.secret}` } },
        (response) => {
          response.resume();
          response.on('end', () => {
            if (response.statusCode === 200) answered.milliseconds.push(performance.now() - sent);
            else answered.refused += 1;
            resolve();
          });
        },
      );
      request.on('error', reject);
    });
  const pace = (async () => {
    for (let count = 0; going; count += 1) {
      await delay(Math.max(0, started + (count * 1_000) / rate - performance.now()));
      if (going) calls.push(one());
    }
  })();
  return {
    async stop() {
      going = false;
      await pace;
      await Promise.all(calls);
      agent.destroy();
      return answered;
    },
  };
}

const slice = 1_000;
const resamples = 400;

export interface Beside {
  /** p99 of the quiet caller beside the noisy one, over its p99 alone. */
  ratio: number;
  /** 95% interval of it, by drawing the pairs anew. */
  low: number;
  high: number;
  p99: { alone: number; beside: number };
  /** Answers to the quiet one in each of the two. */
  answers: number;
  /** How much of one processor the noisy tenant takes in the API that both call. */
  cpu: number;
  /** Calls of the noisy one that were let in. */
  through: number;
  minutes: number;
}

/**
 * A quiet caller alone and beside a noisy one, in pairs of seconds whose order is drawn: what else the machine does meets
 * both alike. Hundredths of many seconds are pooled: those of one second are two or three answers.
 */
export async function besideNoise(options: {
  quiet: Call;
  quietRate: number;
  noisy: readonly Call[];
  noisyRate: number;
  /** Pairs are added up to `most` until the interval leaves out the bar. */
  bar: number;
  pairs: { least: number; most: number };
  /** Seconds of CPU of the API that both call, so far. */
  cpuSeconds: () => number;
  random: () => number;
}): Promise<Beside> {
  const { quiet, quietRate, noisy, noisyRate, random } = options;
  const noise = neighbour(noisy, noisyRate);
  let through = 0;
  const second = async (loud: boolean): Promise<Second> => {
    const before = options.cpuSeconds();
    if (loud) await noise.go();
    const steady = callSteadily(quiet, quietRate);
    await delay(slice);
    const { milliseconds, refused } = await steady.stop();
    if (loud) through += await noise.rest();
    if (refused > 0) throw new Error(`${refused} calls of the quiet one were refused`);
    return { milliseconds, cpu: options.cpuSeconds() - before };
  };
  const started = performance.now();
  const pairs: Pair[] = [];
  const { least, most } = options.pairs;
  let interval = { low: 0, high: Number.POSITIVE_INFINITY };
  const isClear = () => options.bar < interval.low || interval.high < options.bar;
  while (pairs.length < least || (pairs.length < most && !isClear())) {
    for (let pair = 0; pair < least; pair += 1) {
      const loudFirst = random() < 0.5;
      const [one, other] = [await second(loudFirst), await second(!loudFirst)];
      pairs.push(loudFirst ? { beside: one, alone: other } : { alone: one, beside: other });
    }
    interval = intervalOf(pairs, random);
  }
  const minutes = (performance.now() - started) / 60_000;
  await noise.end();
  const cpuOf = (arm: keyof Pair) => pairs.reduce((sum, pair) => sum + pair[arm].cpu, 0);
  return {
    ratio: ratioOf(pairs),
    ...interval,
    p99: { alone: p99(pairs, 'alone'), beside: p99(pairs, 'beside') },
    answers: pairs.reduce((sum, { alone }) => sum + alone.milliseconds.length, 0),
    cpu: (cpuOf('beside') - cpuOf('alone')) / ((pairs.length * slice) / 1_000),
    through,
    minutes,
  };
}

interface Second {
  milliseconds: number[];
  cpu: number;
}
interface Pair {
  alone: Second;
  beside: Second;
}

function p99(pairs: readonly Pair[], arm: keyof Pair): number {
  const values = pairs.flatMap((pair) => pair[arm].milliseconds).sort((a, b) => a - b);
  return values[Math.floor(0.99 * values.length)] ?? Number.NaN;
}

const ratioOf = (pairs: readonly Pair[]): number => p99(pairs, 'beside') / p99(pairs, 'alone');

function intervalOf(pairs: readonly Pair[], random: () => number): { low: number; high: number } {
  const drawn = Array.from({ length: resamples }, () =>
    ratioOf(pairs.flatMap(() => pairs[Math.floor(random() * pairs.length)] ?? [])),
  ).sort((a, b) => a - b);
  return {
    low: drawn[Math.floor(0.025 * resamples)] ?? Number.NaN,
    high: drawn[Math.floor(0.975 * resamples)] ?? Number.NaN,
  };
}

/** A caller in a thread apart, so that its work is not in the way of whoever measures. */
function neighbour(calls: readonly Call[], rate: number) {
  const thread = new Worker(new URL('./neighbour-thread.ts', import.meta.url), {
    workerData: { calls, rate },
  });
  const said = () => new Promise<number>((resolve) => thread.once('message', resolve));
  const tell = async (word: 'go' | 'rest'): Promise<number> => {
    const answer = said();
    thread.postMessage(word);
    return answer;
  };
  return {
    go: () => tell('go'),
    /** How many were let in since it went. */
    rest: () => tell('rest'),
    end: () => thread.terminate(),
  };
}
