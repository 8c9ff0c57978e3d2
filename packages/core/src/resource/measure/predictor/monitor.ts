import { calibrationInTheLarge, featureStability, monitorSkill, type ScoredPrediction } from '@svc/scoring';
import type { TrainingRow } from './queries.ts';

/** Drift of the predictions and of their features. Figures are null where there is too little data. */
export interface Monitors {
  /** Newest week first. */
  skill: {
    week: string;
    skill: number;
    nullLow: number;
    nullHigh: number;
    alarm: boolean;
    prompts: number;
  }[];
  inTheLarge: { difference: number; z: number | null };
  /** Features whose distribution moved in the last four weeks, most first. */
  drifted: { feature: string; index: number; nullHigh: number }[];
  features: number;
  cells: number;
}

const weekMilliseconds = 7 * 86_400_000;

/** A prediction of one prompt beside its outcome. Prompts of two projects are never taken for the same. */
export const asScored = (row: TrainingRow): ScoredPrediction => ({
  prompt: `${row.projectId} ${row.prompt}`,
  engine: row.engine,
  locale: row.language,
  predicted: row.value,
  low: row.low,
  high: row.high,
  successes: row.successes,
  trials: row.trials,
});

/** Skill by week against chance, calibration in the large, and population stability of every feature. */
export function watchDrift(rows: readonly TrainingRow[], now: number): Monitors {
  const recent = rows.filter((row) => now - Date.parse(row.observedAt) < 12 * weekMilliseconds);
  const skill = monitorSkill(recent.map((row) => ({ ...asScored(row), week: weekOf(row.observedAt) })));
  const inTheLarge = calibrationInTheLarge(recent.map(asScored));
  const border = now - 4 * weekMilliseconds;
  const [after, before] = [
    rows.filter((row) => Date.parse(row.observedAt) >= border),
    rows.filter((row) => Date.parse(row.observedAt) < border),
  ];
  const features = [...new Set(rows.flatMap((row) => Object.keys(row.features)))];
  const stability =
    before.length === 0 || after.length === 0
      ? []
      : features.map((feature) => {
          const values = (side: TrainingRow[]) => side.map((row) => row.features[feature]);
          return { feature, ...featureStability(values(before), values(after)) };
        });
  return {
    skill: skill
      .filter((one) => [one.skill, one.nullLow, one.nullHigh].every(Number.isFinite))
      .sort((a, b) => b.week.localeCompare(a.week)),
    inTheLarge: {
      difference: Number.isFinite(inTheLarge.difference) ? inTheLarge.difference : 0,
      z: Number.isFinite(inTheLarge.z) ? inTheLarge.z : null,
    },
    drifted: stability
      .filter(({ drifted }) => drifted)
      .sort((a, b) => b.index - a.index)
      .map(({ feature, index, nullHigh }) => ({ feature, index, nullHigh })),
    features: features.length,
    cells: rows.length,
  };
}

/** The Monday of a time’s week. */
function weekOf(time: string): string {
  const date = new Date(time);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
