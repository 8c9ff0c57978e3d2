import { chooseRecalibration, recalibrate } from '../../src/predictor/index.ts';
import { expit } from '../../src/predictor/logistic.ts';
import { createRandom, drawNormal, type Random } from '../../src/random/index.ts';
import { standardError } from './skill.ts';

export interface RecalibrationCost {
  answers: number;
  /** Mean change of expected log loss by recalibrating predictions that were right already, nats; and its standard error. */
  change: number;
  error: number;
}

interface Drawn {
  prompt: string;
  predicted: number;
  successes: number;
  trials: number;
}

function drawCalibrated(random: Random, count: number): Drawn[] {
  return Array.from({ length: count }, (_, i) => {
    const predicted = expit(-0.7 + 1.2 * drawNormal(random));
    return { prompt: String(i), predicted, successes: Number(random() < predicted), trials: 1 };
  });
}

/** Cost of recalibration where none is needed. */
export function recalibrationCost(answers: number, repeats: number, seed: number): RecalibrationCost {
  const random = createRandom(seed);
  const changes = Array.from({ length: repeats }, () => {
    const map = chooseRecalibration(drawCalibrated(random, answers), 0);
    const fresh = drawCalibrated(random, 1000);
    let change = 0;
    for (const { predicted: p } of fresh) {
      const q = recalibrate(map, p);
      change += p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q));
    }
    return change / fresh.length;
  });
  const mean = changes.reduce((sum, value) => sum + value, 0) / repeats;
  return { answers, change: mean, error: standardError(changes) };
}
