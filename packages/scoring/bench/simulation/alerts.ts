import { backtestAlert } from '../../src/monitor/alert-backtest.ts';
import { createRandom } from '../../src/random/index.ts';
import { truthById } from './truth.ts';

export interface AlertsTask {
  kind: 'alerts';
  truth: string;
  /** Standard deviation, in logits, of what each week adds to the panel’s wandering. */
  weekly: number;
  /** Correlation of neighbouring weeks. */
  correlation: number;
  /** Surfaces of the project that drift alike, each by itself; the drop is at one of them. */
  surfaces: number;
  panels: number;
  seed: number;
}

export interface AlertsResult extends AlertsTask {
  falseAlarmRate: number;
  detectionRate: number;
  lateDetectionRate: number;
}

/** Panels of 50 × 3: 18 weeks without a lasting change, or a 10-point drop looked for over 4; 20 backtests each. With several surfaces, an alarm at any of them counts. */
export function simulateAlerts(task: AlertsTask): AlertsResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  const { correlation, surfaces } = task;
  const driftLogit = task.weekly / Math.sqrt(1 - correlation ** 2);
  let [falseAlarms, found, foundLate, groups] = [0, 0, 0, 0];
  for (let panel = 0; panel < task.panels; panel += 20) {
    const rates = Array.from({ length: 50 }, () => truth.draw(random));
    const model = { rates, samplesPerPrompt: 3, driftLogit, correlation };
    const result = backtestAlert(model, random, { panels: 20, surfaces });
    falseAlarms += result.falseAlarmRate;
    found += result.detectionRate;
    foundLate += result.lateDetectionRate;
    groups += 1;
  }
  return {
    ...task,
    falseAlarmRate: falseAlarms / groups,
    detectionRate: found / groups,
    lateDetectionRate: foundLate / groups,
  };
}
