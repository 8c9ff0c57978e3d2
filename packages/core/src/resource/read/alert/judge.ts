import type { AlertRule } from '@svc/contract/read/alert';
import {
  chanceOfNone,
  currentMethod,
  defaultAlertRule,
  defaultBreakRule,
  estimateLossInRuns,
  fewestBaselineScans,
  findBreaks,
  findBreaksSteps,
  limitOfSurfaces,
  normalQuantile,
  type PanelLook,
  type SeriesBreak,
  type Steps,
  studentQuantile,
  watchPanel,
  z95,
} from '@svc/scoring';
import { rateOf, sumLooks, type WatchedCell } from './watched.ts';

interface Range {
  low: number;
  high: number;
  level: 0.95;
  method: string;
}

/** A rule's verdict on one look. `between`: not extreme enough to fire, and not close enough to end a firing. */
export interface Verdict {
  state: 'fires' | 'between' | 'calm';
  direction: 'fall' | 'rise' | null;
  now: number | null;
  before: number | null;
  /** What is held against the limit: for a chart, the smoothed difference. */
  change: { value: number; ci: Range | null } | null;
  /** For a break: first and last look of the level before it. */
  level?: [number, number];
}

type Rule = Pick<
  AlertRule,
  'kind' | 'direction' | 'threshold' | 'baselineScans' | 'minimumPrompts' | 'minimumEffect'
> & {
  /** Looks of a half-year at the project’s pace; left out: one a week. */
  halfYear?: number;
};

/** More of a project's answers than this are not lost in any healthy scan. */
export const usualLoss = 0.2;
/** A source that would be missing by chance less often than this is lost. */
const chanceOfLoss = 0.01;
/** A chart is calm again below this part of its limit. */
const calmBelow = 0.5;

/** What a surface is judged by. */
export interface JudgedPanel {
  cells: readonly WatchedCell[];
  panel: readonly PanelLook[];
  /** The same looks at the other surfaces, whose alarms are told together with this one’s. */
  beside: readonly (readonly PanelLook[])[];
}

/**
 * The verdict on each look of a panel that starts with the baseline; null while there is too little to judge by.
 *
 * @param since the look that a change is measured from, where one is open; otherwise each look's own predecessor
 */
export function judge(rule: Rule, { cells, panel, beside }: JudgedPanel, since?: number): (Verdict | null)[] {
  if (rule.kind === 'sequential') return judgeChart(rule, panel, beside);
  if (rule.kind === 'anomaly') return judgeBreaks(rule, panel, breaksOf(rule, panel));
  return panel.map((_, at) => judgeLook(rule, cells, panel, at, since));
}

/** Whether it fires at any look; the first one settles it. */
export function firesEver(rule: Rule, judged: JudgedPanel): boolean {
  const { cells, panel } = judged;
  if (rule.kind === 'sequential' || rule.kind === 'anomaly')
    return judge(rule, judged).some((one) => one?.state === 'fires');
  return panel.some((_, at) => judgeLook(rule, cells, panel, at)?.state === 'fires');
}

function judgeLook(
  rule: Rule,
  cells: readonly WatchedCell[],
  panel: readonly PanelLook[],
  at: number,
  since?: number,
): Verdict | null {
  const look = panel[at] ?? [];
  if (rule.kind === 'change') {
    if (at === 0) return null;
    const [from, to] = levelUpTo(since !== undefined && since < at ? since : at - 1);
    return judgeChange(rule, cells, panel.slice(from, to), look);
  }
  if (rule.kind !== 'source_lost') return judgeHealth(rule, panel.slice(0, at), look);
  return at < 2 ? null : judgeSource(sumLooks(panel.slice(Math.max(0, at - rule.baselineScans), at)), look);
}

const wanted = ({ direction }: Rule, value: number): boolean =>
  direction === 'both' || (direction === 'fall' ? value < 0 : value > 0);

/**
 * A chart that looks one way alone may come nearer: at 2.4 it raises no more false alarms than one of 2.68 that looks both
 * ways (10 against 13 of 100 panels that wander slowly), and tells 98 of 100 falls by ten points within four scans, not 95.
 */
const oneSided = 2.4;
/** Surfaces share the false alarms that one has: those with a chart of their own. */
const chartOf = ({ direction, baselineScans }: Rule, beside: JudgedPanel['beside']) => ({
  ...defaultAlertRule,
  limit: limitOfSurfaces(
    direction === 'both' ? defaultAlertRule.limit : oneSided,
    1 + beside.filter((looks) => looks.length > baselineScans).length,
  ),
  baselineLooks: baselineScans,
});

function judgeChart(
  rule: Rule,
  panel: readonly PanelLook[],
  beside: JudgedPanel['beside'],
): (Verdict | null)[] {
  const baseline = sumLooks(panel.slice(0, rule.baselineScans));
  const chart = chartOf(rule, beside);
  const points = watchPanel(panel, chart, beside);
  return panel.map((look, at) => {
    const point = points[at - rule.baselineScans];
    if (!point) return null;
    const { smoothed: value, threshold } = point;
    const half = (threshold / chart.limit) * z95;
    // A chart remembers: a figure that is back ends it, however much of the fall is left in the mean.
    const own = ownChange(look, baseline);
    const back = own * Math.sign(value) < isBack * Math.abs(value);
    const out = point.alert !== null && wanted(rule, value) && !back && Math.abs(value) >= rule.minimumEffect;
    const near = Math.abs(value) < calmBelow * threshold || !wanted(rule, value) || back;
    return {
      state: out ? 'fires' : near ? 'calm' : 'between',
      direction: value < 0 ? 'fall' : 'rise',
      now: rateOf(look, baseline),
      before: rateOf(baseline, look),
      change: { value, ci: range(value - half, value + half, 'ewma') },
    };
  });
}

/** How far a figure may still be from its old level to count as back, as a share of the change. */
const isBack = 0.25;

/** Compares one look alone with the baseline, on the cells that both have. */
const ownChange = (look: PanelLook, baseline: PanelLook): number =>
  (rateOf(look, baseline) ?? 0) - (rateOf(baseline, look) ?? 0);

/** Looks at which a panel changed to another level, each when it was first detected. */
export const breaksOf = ({ baselineScans }: Pick<Rule, 'baselineScans'>, panel: readonly PanelLook[]) =>
  findBreaks(panel, ruleOfBreaks(baselineScans));

const ruleOfBreaks = (baseline: number) => ({ ...defaultBreakRule, baseline });

/** A break that no look saw while it was new is not told later. */
const newFor = 2;

function judgeBreaks(
  rule: Rule,
  panel: readonly PanelLook[],
  breaks: readonly SeriesBreak[],
): (Verdict | null)[] {
  return panel.map((look, at) => {
    if (at < rule.baselineScans) return null;
    const last: SeriesBreak | undefined = breaks.findLast(({ found }) => found <= at);
    const now = rateOf(look);
    if (!last || !wanted(rule, last.change) || Math.abs(last.change) < rule.minimumEffect)
      return { state: 'calm', direction: null, now, before: null, change: null };
    const back = now !== null && Math.abs(now - last.before) < isBack * Math.abs(last.change);
    return {
      state: back ? 'calm' : at - last.found < newFor ? 'fires' : 'between',
      direction: last.change < 0 ? 'fall' : 'rise',
      now,
      before: last.before,
      change: { value: last.change, ci: range(last.ci.low, last.ci.high, last.ci.method) },
      level: [last.since, last.onset],
    };
  });
}

/** Looks that make the level which a change is measured from, at most. */
const levelLooks = 7;

/** From, to: up to seven looks that end with `last`; it alone where fewer than three are there to tell how days differ. */
export function levelUpTo(last: number): [number, number] {
  const from = Math.max(0, last + 1 - levelLooks);
  return last + 1 - from < fewestBaselineScans ? [last, last + 1] : [from, last + 1];
}

/** The share of half-years without a lasting change in which a comparison of one scan with those before may fire. */
const falseInHalfYear = 0.1;

/** How much wider than a 95% interval a change has to be out: as many looks as a half-year has share the alarms. */
function stretch({ direction, halfYear = 26 }: Rule, level: number): number {
  const each = 1 - (1 - falseInHalfYear) ** (1 / halfYear);
  const share = 1 - each / (direction === 'both' ? 2 : 1);
  // How much days differ is estimated from the looks of the level: Student’s t, of a whole level’s degrees.
  return level < fewestBaselineScans
    ? normalQuantile(share) / z95
    : studentQuantile(share, levelLooks + 2) / studentQuantile(0.975, levelLooks + 2);
}

/** Against a level of several looks only a change of more than days differ by counts. */
function judgeChange(
  rule: Rule,
  cells: readonly WatchedCell[],
  level: readonly PanelLook[],
  look: PanelLook,
): Verdict | null {
  const compared = cells.map(({ engine, cluster }, at) => ({
    engine,
    cluster,
    earlier: level.map((one) => one[at] ?? null),
    after: look[at] ?? null,
  }));
  const lasting = currentMethod.compareWithBaseline(compared, { question: 'tracked' })?.lasting;
  const found =
    lasting ??
    currentMethod.compare(
      compared.map(({ earlier, ...cell }) => ({ ...cell, before: earlier.at(-1) ?? null })),
      { question: 'tracked' },
    );
  if (found.value === null || found.ci === null) return null;
  const wider = stretch(rule, lasting ? level.length : 1);
  const least =
    found.value < 0
      ? found.value + (found.ci.high - found.value) * wider
      : found.value - (found.value - found.ci.low) * wider;
  const shown = (found.verdict === 'fall' || found.verdict === 'rise') && least * found.value > 0;
  const out = shown && wanted(rule, found.value) && Math.abs(found.value) >= rule.minimumEffect;
  return {
    state: out ? 'fires' : 'calm',
    direction: found.value < 0 ? 'fall' : 'rise',
    now: found.after,
    before: found.before,
    change: { value: found.value, ci: range(found.ci.low, found.ci.high, found.ci.method) },
  };
}

function judgeSource(before: PanelLook, look: PanelLook): Verdict {
  const cells = look.flatMap((cluster, at) => {
    const earlier = before[at];
    return cluster && earlier ? [{ ...earlier, now: cluster.trials }] : [];
  });
  const cited = look.some((cluster) => cluster && cluster.successes > 0);
  const lost = !cited && chanceOfNone(cells) <= chanceOfLoss;
  return {
    state: lost ? 'fires' : cited ? 'calm' : 'between',
    direction: 'fall',
    now: rateOf(look),
    before: rateOf(before, look),
    change: null,
  };
}

/** Each engine's share of lost answers, the worst first. Outages last several looks: earlier looks show how strongly. */
export const lossesOf = (earlier: readonly PanelLook[], look: PanelLook) =>
  look
    .flatMap((cluster, at) => {
      if (!cluster || cluster.trials === 0) return [];
      const before = earlier.flatMap((one) => one[at] ?? []);
      return [{ at, trials: cluster.trials, ...estimateLossInRuns(before, cluster) }];
    })
    .toSorted((one, other) => other.value - one.value);

/** Judges the engine that loses most, among those whose loss is certainly above the threshold. */
function judgeHealth(
  { threshold, minimumPrompts }: Rule,
  earlier: readonly PanelLook[],
  look: PanelLook,
): Verdict {
  const limit = threshold ?? usualLoss;
  const losses = lossesOf(earlier, look);
  const worst = losses[0]?.value ?? 0;
  const ill = losses.some(({ trials, ci }) => trials >= minimumPrompts && ci.low > limit);
  return {
    state: ill ? 'fires' : worst <= limit ? 'calm' : 'between',
    direction: 'rise',
    now: worst,
    before: limit,
    change: null,
  };
}

const range = (low: number, high: number, method: string): Range => ({
  low: Math.max(-1, low),
  high: Math.min(1, high),
  level: 0.95,
  method,
});

export interface Firing {
  at: number;
  verdict: Verdict;
  resolvedAt: number | null;
}

/** Looks in a row that have to be calm before a firing is over. */
export const calmLooks = 2;

/**
 * Replays the rule look by look: one firing at a time, which ends after two looks without it. Long work is cut in steps, one
 * for each look.
 */
export function* replay(rule: Rule, { cells, panel, beside }: JudgedPanel, window: number): Steps<Firing[]> {
  const firings: Firing[] = [];
  /** The newest looks of a window that ends before the look `to`, here and beside. */
  const upTo = (to: number): JudgedPanel => {
    const newest = (looks: readonly PanelLook[]): readonly PanelLook[] => {
      const end = Math.max(0, to + looks.length - panel.length);
      return looks.slice(Math.max(0, end - window), end);
    };
    return { cells, panel: newest(panel), beside: beside.map(newest) };
  };
  const start = panel.slice(0, window);
  const first =
    rule.kind === 'anomaly'
      ? judgeBreaks(rule, start, yield* findBreaksSteps(start, ruleOfBreaks(rule.baselineScans)))
      : judge(rule, upTo(start.length));
  let open: Firing | null = null;
  let calm = 0;
  for (let at = 0; at < panel.length; at += 1) {
    yield;
    const from = Math.max(0, at + 1 - window);
    const since: number | undefined = open && rule.kind === 'change' ? open.at - 1 - from : undefined;
    const verdict: Verdict | null =
      since === undefined && at < window
        ? (first[at] ?? null)
        : (judge(rule, upTo(at + 1), since).at(-1) ?? null);
    if (!verdict) continue;
    if (!open) {
      if (verdict.state !== 'fires') continue;
      open = { at, verdict, resolvedAt: null };
      calm = 0;
      firings.push(open);
    } else {
      calm = verdict.state === 'calm' ? calm + 1 : 0;
      if (calm < calmLooks) continue;
      open.resolvedAt = at;
      open = null;
    }
  }
  return firings;
}
