import type { AlertRule } from '@svc/contract/read/alert';
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
  /** Whether its answers were imported. */
  imported?: boolean;
}

/** A project's data for a rule: the same cells in every look, oldest first. */
export interface Watched {
  cells: readonly WatchedCell[];
  looks: readonly WatchedLook[];
  /** Counts of each look; null where a cell was not measured. */
  panel: readonly PanelLook[];
}

/** Data of one surface: figures of several surfaces are never averaged. */
export interface SurfacePanel extends Watched {
  /** null: of all that was called, whatever it answers. */
  surface: string | null;
  engines: readonly string[];
}

/** A cell's engine as it is read: the engine and the surface that it answered on. */
const surfaceOf = ({ engine }: WatchedCell): string | null => engine.split(' ')[1] ?? null;
export const engineOf = (engine: string): string => engine.split(' ')[0] ?? engine;

/** The panel of each surface, with the looks that asked enough prompts there. */
export function bySurface(watched: Watched, minimumPrompts: number): SurfacePanel[] {
  const places = Map.groupBy([...watched.cells.keys()], (at) => {
    const cell = watched.cells[at];
    return cell ? surfaceOf(cell) : null;
  });
  return [...places].flatMap(([surface, own]) => {
    const cells = own.flatMap((at) => watched.cells[at] ?? []);
    const engines = [...new Set(cells.map(({ engine }) => engineOf(engine)))];
    const panel = watched.panel.map((look) => own.map((at) => look[at] ?? null));
    const enough = (look: PanelLook): boolean =>
      new Set(look.flatMap((cell, at) => (cell && cell.trials > 0 ? (cells[at]?.prompt ?? []) : []))).size >=
      minimumPrompts;
    const kept = [...panel.keys()].filter((at) => places.size === 1 || enough(panel[at] ?? []));
    return kept.length === 0
      ? []
      : [
          {
            surface,
            engines,
            cells,
            looks: kept.flatMap((at) => watched.looks[at] ?? []),
            panel: kept.flatMap((at) => [panel[at] ?? []]),
          },
        ];
  });
}

/** A surface to be judged, with the looks at the others. */
export const withBeside = <Surface extends Watched>(
  own: Surface,
  surfaces: readonly Surface[],
): Surface & { beside: (readonly PanelLook[])[] } => ({
  ...own,
  beside: surfaces.flatMap((one) => (one === own ? [] : [one.panel])),
});

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

/** Looks that a half-year has at this pace, at each of so many surfaces; without any, one a week. */
export const looksInHalfYear = (looks: readonly WatchedLook[], surfaces: number): number =>
  Math.max(1, Math.round(182.6 / (daysApart(looks) ?? 7))) * Math.max(1, surfaces);

/** The data that was there before one look. */
export const before = (watched: Watched, at: number): Watched => ({
  ...watched,
  looks: watched.looks.slice(0, at),
  panel: watched.panel.slice(0, at),
});

/** The looks of one surface after a time; all of them without one. */
export function after(watched: SurfacePanel, time: string | undefined): SurfacePanel {
  if (time === undefined) return watched;
  const since = Date.parse(time);
  const kept = watched.looks.filter(({ at }) => Date.parse(at) <= since).length;
  return { ...watched, looks: watched.looks.slice(kept), panel: watched.panel.slice(kept) };
}
