import { estimateWithHistory } from '../../src/interval/history.ts';
import { wilsonInterval } from '../../src/interval/wilson.ts';
import { createRandom, drawNormal } from '../../src/random/index.ts';
import { addInterval, createTally, creditsSaved, readTally } from './tally.ts';
import { drawCluster, truthById } from './truth.ts';

export interface HistoryTask {
  kind: 'history';
  truth: string;
  /** Standard deviation of each prompt's own drift, in logits. */
  drift: number;
  /** Prompts measured each week, of 200. */
  turn: 100 | 200;
  repeats: number;
  seed: number;
}

export interface HistoryResult extends HistoryTask {
  coverage: number;
  /** Credits saved for the width of naive Wilson on the same answers, percent. */
  saved: number;
  savedError: number;
}

const panel = 200;
const expit = (x: number): number => 1 / (1 + Math.exp(-x));

/** A panel asked once a week for 12 weeks, each prompt wandering; estimates from week 9 on. */
export function simulateHistory(task: HistoryTask): HistoryResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  const [assisted, naive] = [createTally(), createTally()];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const base = Array.from({ length: panel }, () => {
      const rate = Math.min(1 - 1e-6, Math.max(1e-6, truth.draw(random)));
      return Math.log(rate / (1 - rate));
    });
    let drifts = base.map(() => task.drift * drawNormal(random));
    const history: ({ successes: number; trials: number } | null)[][] = base.map(() => []);
    for (let week = 0; week < 12; week += 1) {
      drifts = drifts.map((drift) => 0.8 * drift + 0.6 * task.drift * drawNormal(random));
      const rates = base.map((logit, i) => expit(logit + (drifts[i] ?? 0)));
      const tickets = rates.map((_, i) => ({ i, ticket: random() })).sort((a, b) => a.ticket - b.ticket);
      const turn = new Set(tickets.slice(0, task.turn).map(({ i }) => i));
      const look = rates.map((rate, i) => (turn.has(i) ? drawCluster(random, rate, 1) : null));
      if (week >= 8) {
        const mean = rates.reduce((sum, rate) => sum + rate, 0) / panel;
        const prompts = look.map((current, i) => ({ current, history: history[i] ?? [] }));
        addInterval(assisted, estimateWithHistory(prompts).ci, mean);
        const hits = look.reduce((sum, cluster) => sum + (cluster?.successes ?? 0), 0);
        addInterval(naive, wilsonInterval(hits / task.turn, task.turn), mean);
      }
      for (const [i, cluster] of look.entries()) history[i]?.push(cluster);
    }
  }
  return { ...task, coverage: readTally(assisted).coverage, ...creditsSaved(assisted, naive) };
}
