import type { AlertRule } from '@svc/contract/alert';
import type { PanelLook } from '@svc/scoring';

/** A cell that is looked at in every scan: a prompt on an engine, or an engine alone. */
export interface WatchedCell {
  engine: string;
  prompt: string;
  /** Paraphrases of one question share it. */
  cluster: string;
}

export interface WatchedLook {
  scanId: string;
  at: string;
}

/** What a rule sees of a project: the same cells in every look, oldest first. */
export interface Watched {
  cells: readonly WatchedCell[];
  looks: readonly WatchedLook[];
  /** Of each look; null where a cell was not measured. */
  panel: readonly PanelLook[];
}

/** Looks after the baseline that a chart goes on for, and that false alarms are counted over. */
export const looksAfter = 18;

/** Newer looks than this make one chart; older ones are left to the past. */
export const windowOf = (rule: Pick<AlertRule, 'baselineScans'>): number => rule.baselineScans + looksAfter;

export const rateOf = (clusters: PanelLook, like: PanelLook = clusters): number | null => {
  let [sum, n] = [0, 0];
  for (const [at, cluster] of clusters.entries()) {
    if (!cluster || cluster.trials === 0 || !like[at] || like[at].trials === 0) continue;
    sum += cluster.successes / cluster.trials;
    n += 1;
  }
  return n === 0 ? null : sum / n;
};

/** Counts of several looks together. */
export const sumLooks = (panel: readonly PanelLook[]): PanelLook =>
  (panel[0] ?? []).map((_, at) => {
    let [successes, trials] = [0, 0];
    for (const look of panel) {
      successes += look[at]?.successes ?? 0;
      trials += look[at]?.trials ?? 0;
    }
    return trials === 0 ? null : { successes, trials };
  });

const day = 86_400_000;

/** Days from one look to the next, the middle of them; null with fewer than two. */
export function daysApart(looks: readonly WatchedLook[]): number | null {
  const gaps = looks
    .slice(1)
    .map(({ at }, place) => (Date.parse(at) - Date.parse(looks[place]?.at ?? at)) / day)
    .sort((one, other) => one - other);
  const middle = gaps[Math.floor(gaps.length / 2)];
  return middle === undefined ? null : Math.max(1 / 24, middle);
}

/** Looks that a half-year has at this pace; without any, one a week. */
export const looksInHalfYear = (looks: readonly WatchedLook[]): number =>
  Math.max(1, Math.round(182.6 / (daysApart(looks) ?? 7)));

/** What was seen before one look. */
export const before = (watched: Watched, at: number): Watched => ({
  ...watched,
  looks: watched.looks.slice(0, at),
  panel: watched.panel.slice(0, at),
});
