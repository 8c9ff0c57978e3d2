import type { Cluster } from '../../src/interval/cluster.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, expit, meanOf } from './trial.ts';

/** Log odds of prompts: parts of a mixture of normals. */
export const laws: Record<string, readonly { share: number; center: number; spread: number }[]> = {
  'wide (-1, 2)': [{ share: 1, center: -1, spread: 2 }],
  'one peak (0, .5)': [{ share: 1, center: 0, spread: 0.5 }],
  'rare (-4, 1.8)': [{ share: 1, center: -4, spread: 1.8 }],
  'frequent (1.5, 1.5)': [{ share: 1, center: 1.5, spread: 1.5 }],
  'two groups': [
    { share: 0.35, center: 2.5, spread: 1 },
    { share: 0.65, center: -4, spread: 1 },
  ],
};

export interface CycleWorld {
  law: string;
  /** Effect of whole days: standard deviation in logits. */
  shock: number;
  /** Drift of each prompt: standard deviation in logits; correlation .9 from day to day. */
  drift: number;
  topics: number;
  engines: number;
}

/** Share of the variance between prompts that their topic has, and how engines differ on a prompt, in logits. */
const ofTopic = 0.3;
const ofEngine = 0.8;

interface Prompt {
  topic: number;
  /** By engine. */
  logits: number[];
}

/** Draws a population, its days, and what engines answer on them. */
export function createWorld({ law, shock, drift, topics, engines }: CycleWorld, random: Random) {
  const parts = laws[law] ?? [];
  const offsets = Array.from({ length: engines }, (_, engine) => 0.4 * (engine - (engines - 1) / 2));
  const shared = Array.from({ length: topics }, () => drawNormal(random));
  const drawPrompt = (topic: number): Prompt => {
    const [first, second = first] = parts;
    const part = random() < (first?.share ?? 1) ? first : second;
    const z = Math.sqrt(ofTopic) * (shared[topic] ?? 0) + Math.sqrt(1 - ofTopic) * drawNormal(random);
    const base = (part?.center ?? 0) + (part?.spread ?? 1) * z;
    return { topic, logits: offsets.map((offset) => base + offset + ofEngine * drawNormal(random)) };
  };
  return {
    prompts: (count: number): Prompt[] => Array.from({ length: count }, (_, at) => drawPrompt(at % topics)),
    /** Shifts of whole days. */
    days: (count: number): number[] => Array.from({ length: count }, () => shock * drawNormal(random)),
    /** Each prompt's own path over the days. */
    drifts: (count: number, days: number): number[][] =>
      Array.from({ length: count }, () => {
        let now = drift * drawNormal(random);
        return Array.from({ length: days }, () => {
          const before = now;
          now = 0.9 * now + Math.sqrt(1 - 0.81) * drift * drawNormal(random);
          return before;
        });
      }),
    answer: (rate: number, k: number): Cluster => ask(random, rate, k),
    /** Mean presence of questions like these on a day; of few topics, of questions on these. */
    meanOn: (day: number, few: boolean): number =>
      meanOf(
        offsets.map((offset) =>
          parts.reduce((sum, { share, center, spread }) => {
            const beyond = ofEngine ** 2 + drift ** 2;
            const own = (topic: number) =>
              integrate(
                center + offset + day + spread * Math.sqrt(ofTopic) * topic,
                Math.sqrt(spread ** 2 * (1 - ofTopic) + beyond),
              );
            const whole = few
              ? meanOf(shared.map(own))
              : integrate(center + offset + day, Math.sqrt(spread ** 2 + beyond));
            return sum + share * whole;
          }, 0),
        ),
      ),
  };
}

function integrate(center: number, spread: number): number {
  let [sum, weights] = [0, 0];
  for (let z = -4.5; z <= 4.5; z += 0.3) {
    const weight = Math.exp((-z * z) / 2);
    weights += weight;
    sum += weight * expit(center + spread * z);
  }
  return sum / weights;
}
