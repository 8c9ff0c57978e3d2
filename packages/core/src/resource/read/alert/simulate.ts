import { setImmediate } from 'node:timers/promises';
import type { AlertRule, FalseAlarms } from '@svc/contract/read/alert';
import { calmPanel, createRandom, simulatedRate } from '@svc/scoring';
import { inTurns } from '../../../kernel/index.ts';
import { breaksOf, firesEver, replay } from './judge.ts';
import { bySurface, daysApart, looksAfter, type Watched, windowOf, withBeside } from './watched.ts';

/** Draws are seeded: the same scans give the same rates. */
const seed = 20_261_122;
/** Enough panels to know a rate of a tenth to within 4 points. */
export const usualPanels = 300;
/** Cells drawn in one simulation: what a large project's rates are more or less sure for. */
const mostDraws = 1_500_000;
const within = 4;
const drop = 0.1;

const panelsFor = (most: number, cells: number, looks: number): number =>
  Math.min(most, Math.max(100, Math.floor(mostDraws / (cells * looks))));

/** Looks that a rule needs before it can fire. */
export function looksBefore({ kind, baselineScans }: Pick<AlertRule, 'kind' | 'baselineScans'>): number {
  if (kind === 'sequential' || kind === 'anomaly') return baselineScans;
  return kind === 'change' ? 1 : kind === 'source_lost' ? 2 : 0;
}

/** How often the rule fires where nothing lasting happens; null where there is nothing to learn from. Gives way as it goes. */
export async function simulateCalm(
  rule: AlertRule,
  watched: Watched,
  most: number,
): Promise<FalseAlarms | null> {
  const drawn = drawings(rule, watched);
  if (drawn.length === 0) return null;
  const looks = looksAfter + looksBefore(rule);
  const panels = panelsFor(most, watched.cells.length, looks);
  let hits = 0;
  for (let at = 0; at < panels; at += 1) {
    const surfaces = drawn.map(({ own, draw }) => ({ ...own, panel: draw(looks) }));
    hits += surfaces.some((own) => firesEver(rule, withBeside(own, surfaces))) ? 1 : 0;
    await setImmediate();
  }
  const apart = daysApart(watched.looks);
  return {
    ...simulatedRate(hits, panels),
    scans: looksAfter,
    panels,
    from: watched.panel.length,
    ...(apart !== null && { daysApart: apart }),
  };
}

/** How often a fall by ten points, right after the baseline, is told within four scans. */
export async function simulateDrop(rule: AlertRule, watched: Watched, most: number) {
  const drawn = rule.kind === 'engine_health' || rule.direction === 'rise' ? [] : drawings(rule, watched);
  if (drawn.length === 0) return null;
  const looks = rule.baselineScans + within;
  const panels = panelsFor(most, watched.cells.length, looks);
  let hits = 0;
  for (let at = 0; at < panels; at += 1) {
    let isTold = false;
    const surfaces = drawn.map(({ own, draw }) => ({
      ...own,
      panel: draw(looks, { at: rule.baselineScans, drop }),
    }));
    for (const own of surfaces) {
      const firings = await inTurns(replay(rule, withBeside(own, surfaces), looks));
      if (firings.some(({ at, verdict }) => at >= rule.baselineScans && verdict.direction === 'fall'))
        isTold = true;
    }
    hits += isTold ? 1 : 0;
    await setImmediate();
  }
  return { ...simulatedRate(hits, panels), drop, within, panels };
}

/** The longest stretch without a break, the newest of those alike: a real fall is no drift that calm weeks have. */
function calmStretch(rule: AlertRule, panel: Watched['panel']): Watched['panel'] {
  const edges = [0, ...breaksOf(rule, panel).map(({ onset }) => onset), panel.length];
  const stretches = edges.slice(1).map((to, at) => panel.slice(edges[at], to));
  return stretches.reduce((one, other) => (other.length >= one.length ? other : one), []);
}

/** Random sources of looks without a change, for each surface with enough data. */
function drawings(rule: AlertRule, watched: Watched) {
  return bySurface(watched, rule.minimumPrompts).flatMap((own, at) => {
    const recent = calmStretch(rule, own.panel.slice(-windowOf(rule)));
    if (recent.length < 2 || recent.every((look) => look.every((cell) => !cell || cell.trials === 0)))
      return [];
    return [{ own, draw: calmPanel(recent, createRandom(seed + at)) }];
  });
}
