import type { AlertReading, AlertRule } from '@svc/contract/alert';
import { labelOf } from '@svc/contract/label';
import type { Language } from '@svc/figures';
import { currentMethod, type PanelLook } from '@svc/scoring';
import { dayOf, percent, points, pointsRange } from '../../prose/index.ts';
import { breaksOf, levelUpTo, lossesOf, type Verdict } from './judge.ts';
import { engineOf, type SurfacePanel, sumLooks, type Watched, type WatchedCell } from './watched.ts';

type Figure = AlertReading['now'];

const digits = (value: number): number => Math.round(value * 1e4) / 1e4;
const rounded = (ci: { low: number; high: number; method: string } | null) =>
  ci && { low: digits(ci.low), high: digits(ci.high), level: 0.95 as const, method: ci.method };

/** The mean over prompts and engines of one look, or of several together, with its interval on these prompts. */
function figureOf(cells: readonly WatchedCell[], look: PanelLook): Figure {
  const prompts = [...new Set(cells.map(({ prompt }) => prompt))];
  const place = new Map(prompts.map((prompt, at) => [prompt, at]));
  const paraphrases = prompts.map((): string | null => null);
  const engines = new Map<string, { successes: number; trials: number }[]>();
  for (const [at, { engine, prompt, cluster }] of cells.entries()) {
    const own = engines.get(engine) ?? prompts.map(() => ({ successes: 0, trials: 0 }));
    engines.set(engine, own);
    const where = place.get(prompt) ?? 0;
    paraphrases[where] = cluster;
    own[where] = look[at] ?? { successes: 0, trials: 0 };
  }
  const asked = [...engines.values()].filter((clusters) => clusters.some(({ trials }) => trials > 0));
  const { tracked } = currentMethod.estimate(
    asked.map((cells) => ({ weight: 1, cells })),
    { paraphrases },
  );
  if (tracked.value === null) return null;
  const trials = look.reduce((sum, cluster) => sum + (cluster?.trials ?? 0), 0);
  return { value: digits(tracked.value), ci: rounded(tracked.ci), n: tracked.n, trials };
}

/** The cells that both have, so that the two figures are of the same. */
const alike = (look: PanelLook, other: PanelLook): PanelLook =>
  look.map((cluster, at) => (other[at] && other[at].trials > 0 ? cluster : null));

/** The evidence of a verdict, with the intervals of its figures. */
export function readingOf(
  rule: AlertRule,
  watched: SurfacePanel,
  verdict: Verdict,
  at: number,
): AlertReading {
  const { surface } = watched;
  const look = watched.panel[at] ?? [];
  const change = verdict.change && { value: digits(verdict.change.value), ci: rounded(verdict.change.ci) };
  if (rule.kind === 'engine_health') {
    const [worst] = lossesOf(watched.panel.slice(0, at), look);
    const now = worst && {
      value: digits(worst.value),
      ci: rounded(worst.ci),
      n: worst.trials,
      trials: worst.trials,
    };
    return { direction: verdict.direction, surface, now: now ?? null, before: null, change: null };
  }
  const before = sumLooks(watched.panel.slice(...baselineOf(rule, watched, at, verdict)));
  return {
    direction: verdict.direction,
    surface,
    now: figureOf(watched.cells, alike(look, before)),
    before: figureOf(watched.cells, alike(before, look)),
    change,
  };
}

/** The looks that a look is compared with: from, to. The verdict knows those of a break. */
export function baselineOf(
  rule: AlertRule,
  { panel }: Watched,
  at: number,
  verdict?: Verdict,
): [number, number] {
  const { kind, baselineScans } = rule;
  if (kind === 'sequential') return [0, baselineScans];
  if (kind === 'anomaly') {
    if (verdict?.level) return verdict.level;
    const last = breaksOf(rule, panel.slice(0, at + 1)).at(-1);
    return last ? [last.since, last.onset] : [0, at];
  }
  if (kind === 'change') return levelUpTo(Math.max(0, at - 1));
  return [Math.max(0, at - baselineScans), at];
}

const names: Record<AlertRule['metric'], string> = {
  presence: 'Presence',
  mention: 'Mention',
  citation: 'Citation',
  share_of_voice: 'Share of voice',
  first_place: 'First place',
};

export function withRange(figure: Figure, language: Language = 'en'): string {
  if (figure === null) return language === 'de' ? 'nicht gemessen' : 'not measured';
  const { value, ci } = figure;
  const [low, high] = [ci?.low, ci?.high].map((end) => end !== undefined && percent(end, language));
  const range = language === 'de' ? ` (95\u00a0%: ${low} bis ${high})` : ` (95%: ${low} to ${high})`;
  return `${percent(value, language)}${ci ? range : ''}`;
}

/** The place of a figure: the engine that the rule names or that is the surface's only one, else the surface. */
function whereOf(
  { engine }: AlertRule,
  { surface, engines }: Pick<SurfacePanel, 'surface' | 'engines'>,
): string {
  const only = engine ?? (engines.length === 1 ? engines[0] : undefined);
  if (only !== undefined) return ` on ${labelOf('engine', only)}`;
  return surface === null ? '' : ` in ${labelOf('surface', surface)}`;
}

/** The verdict with its interval: what a subject line says. */
export function sentenceOf(
  rule: AlertRule,
  reading: AlertReading,
  { watched, at, verdict }: { watched: SurfacePanel; at: number; verdict: Verdict },
  brand: string | null,
): string {
  const { now, before, change, direction } = reading;
  const where = whereOf(rule, watched);
  const whose = brand === null ? '' : ` of ${brand}`;
  if (rule.kind === 'engine_health') {
    const [worst] = lossesOf(watched.panel.slice(0, at), watched.panel[at] ?? []);
    const engine = watched.cells[worst?.at ?? -1]?.engine;
    return `${engine === undefined ? 'An engine' : labelOf('engine', engineOf(engine))} lost ${withRange(now)} of its answers`;
  }
  const [from, to] = baselineOf(rule, watched, at, verdict);
  const scans = to - from === 1 ? 'previous scan' : `${to - from} scans before`;
  const since = rule.kind === 'anomaly' ? ` on ${dayOf(watched.looks[to]?.at ?? '', 'en')}` : '';
  if (rule.kind === 'source_lost')
    return `${rule.source} is hardly cited any more${where}: in ${withRange(now)} of answers, down from ${withRange(before)} in the ${scans}`;
  const fell = direction === 'fall';
  const by = change?.ci
    ? `, ${points(change.value, { digits: 0 })} ${fell ? 'below' : 'above'} the ${scans} (${pointsRange(change.ci, { fell, digits: 0 })})`
    : '';
  return `${names[rule.metric]}${whose}${where} ${fell ? 'fell' : 'rose'}${since} to ${withRange(now)}${by}`;
}

/** The sentence after a firing is over. */
export function backSentence(
  rule: AlertRule,
  { now }: AlertReading,
  panel: SurfacePanel,
  brand: string | null,
): string {
  if (rule.kind === 'engine_health' && rule.engine === null) return 'Engines answer again';
  const where = whereOf(rule, panel);
  if (rule.kind === 'engine_health') return `Engines answer again${where}`;
  if (rule.kind === 'source_lost')
    return `${rule.source} is cited again${where}: in ${withRange(now)} of answers`;
  const figure = names[rule.metric];
  return brand === null
    ? `${figure} is back at its earlier level${where}: ${withRange(now)}`
    : `${figure} of ${brand} is back at its earlier level${where}: ${withRange(now)}`;
}
