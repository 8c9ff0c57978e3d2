import { learnAnswerNoise } from '../../src/interval/answer-noise.ts';
import type { Cluster } from '../../src/interval/cluster.ts';
import { estimatePresenceBoth } from '../../src/interval/estimate.ts';
import { estimateWithHistory } from '../../src/interval/history.ts';
import { estimateLongRun } from '../../src/interval/long-run.ts';
import { wilsonInterval } from '../../src/interval/wilson.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, expit, logit, meanOf, type Scenario } from './trial.ts';
import { truthById, truths } from './truth.ts';

const shapes = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)', 'Beta(2, 3)'];

const naiveInterval = (clusters: readonly Cluster[]) => {
  const hits = clusters.reduce((sum, { successes }) => sum + successes, 0);
  const size = clusters.reduce((sum, { trials }) => sum + trials, 0);
  return wilsonInterval(hits / size, size);
};

/** Five scans of 50 prompts × 3, each shifted as a whole; the truth is the mean over all shifts. */
export function spanScans(): Scenario[] {
  return shapes.flatMap((id) =>
    [0.2, 0.35, 0.5].map((shift) => ({
      setting: `${id}, 5 scans shifted by sd ${shift} on the logit`,
      draw: (random: Random) => {
        const truth = truthById(id);
        const logits = Array.from({ length: 50 }, () => logit(truth.draw(random)));
        const rateAt = (at: number): number => meanOf(logits.map((x) => expit(x + shift * at)));
        let [mean, weights] = [0, 0];
        for (let z = -4; z <= 4; z += 0.4) {
          const weight = Math.exp((-z * z) / 2);
          mean += weight * rateAt(z);
          weights += weight;
        }
        const scans = Array.from({ length: 5 }, (_, at) => {
          const day = shift * drawNormal(random);
          const { tracked } = estimatePresenceBoth(logits.map((x) => ask(random, expit(x + day), 3)));
          return { value: tracked.value ?? 0, effectiveN: tracked.effectiveN, trials: 150, at };
        });
        const ci = estimateLongRun(scans)?.ci ?? null;
        return { tracked: { ci, truth: mean / weights } };
      },
    })),
  );
}

/** One answer a prompt, after one scan of the same prompts × 3 from which the noise is known. */
export function learnFromScan(): Scenario[] {
  return truths.flatMap(({ id }) =>
    [20, 50, 100].map((n) => ({
      setting: `${id}, n = ${n}, k = 1 after one scan of k = 3`,
      draw: (random: Random) => {
        const rates = Array.from({ length: n }, () => truthById(id).draw(random));
        const noise = learnAnswerNoise(rates.map((rate) => ask(random, rate, 3)));
        const clusters = rates.map((rate) => ask(random, rate, 1));
        const { tracked } = estimatePresenceBoth(clusters, noise ? { noise } : {});
        return { tracked: { ci: tracked.ci, truth: meanOf(rates) }, naive: naiveInterval(clusters) };
      },
    })),
  );
}

/** The same credits spent naively or as here: 100 prompts × 3 at first; later × 1, using what two weeks of × 3 showed. */
export function spendCredits(scan: 'first' | 'third'): Scenario[] {
  return truths.map(({ id }) => ({
    setting: `${id}, ${scan} scan of 100 prompts`,
    draw: (random: Random) => {
      const rates = Array.from({ length: 100 }, () => truthById(id).draw(random));
      if (scan === 'first') {
        const clusters = rates.map((rate) => ask(random, rate, 3));
        const { tracked } = estimatePresenceBoth(clusters);
        return { tracked: { ci: tracked.ci, truth: meanOf(rates) }, naive: naiveInterval(clusters) };
      }
      const week = () => rates.map((rate) => expit(logit(rate) + 0.3 * drawNormal(random)));
      const looks = [week(), week()].map((own) => own.map((rate) => ask(random, rate, 3)));
      const now = week();
      const clusters = now.map((rate) => ask(random, rate, 1));
      const { ci } = estimateWithHistory(
        clusters.map((current, i) => ({ current, history: looks.map((look) => look[i] ?? null) })),
      );
      return { tracked: { ci, truth: meanOf(now) }, naive: naiveInterval(clusters) };
    },
  }));
}
