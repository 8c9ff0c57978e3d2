import type { AlertReading, AlertRule } from '@svc/contract/read/alert';
import type { Language } from '@svc/figures';
import { changeFromBaseline, currentMethod, type PanelLook } from '@svc/scoring';
import { percentWithRange, say } from '../../../i18n/index.ts';
import { badgeOfParts } from '../../measure/figure/index.ts';
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

/** One figure less the other, as they stand beside it. A chart's verdict has the smoothed mean, which is less. */
function differenceOf(
  now: Figure,
  before: Figure,
  change: ReturnType<typeof changeFromBaseline>,
): AlertReading['change'] {
  if (!now || !before) return null;
  const value = digits(now.value - before.value);
  if (!change) return { value, ci: null };
  const { ci } = change;
  const moved = value - change.value;
  const [low, high] = [Math.max(-1, ci.low + moved), Math.min(1, ci.high + moved)];
  return { value, ci: rounded({ low, high, method: ci.method }) };
}

/** The evidence of a verdict, with the intervals of its figures. */
export function readingOf(
  rule: AlertRule,
  watched: SurfacePanel,
  verdict: Verdict,
  at: number,
): AlertReading {
  const { surface } = watched;
  const [from, to] = baselineOf(rule, watched, at, verdict);
  const read = [...watched.looks.slice(from, to), ...watched.looks.slice(at, at + 1)];
  const provenance = badgeOfParts(
    read.map(({ imported = false }) => ({ sandbox: surface === 'sandbox', imported })),
  );
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
    return {
      direction: verdict.direction,
      surface,
      provenance,
      now: now ?? null,
      before: null,
      change: null,
    };
  }
  const earlier = sumLooks(watched.panel.slice(from, to));
  const now = figureOf(watched.cells, alike(look, earlier));
  const before = figureOf(watched.cells, alike(earlier, look));
  const reading = { direction: verdict.direction, surface, provenance, now, before };
  if (rule.kind !== 'sequential') return { ...reading, change };
  const own = changeFromBaseline(watched.panel.slice(0, at + 1), rule.baselineScans);
  return { ...reading, change: differenceOf(now, before, own), smoothed: change };
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

export const withRange = (figure: Figure, language: Language = 'en'): string =>
  percentWithRange(figure, language);

/** The place of a figure: the engine that the rule names or that is the surface's only one, else the surface. */
function placeOf({ engine }: AlertRule, { surface, engines }: Pick<SurfacePanel, 'surface' | 'engines'>) {
  const only = engine ?? (engines.length === 1 ? engines[0] : undefined);
  return only === undefined ? { engine: null, surface } : { engine: only, surface: null };
}

const shareOf = (figure: Figure) =>
  figure && { value: figure.value, ci: figure.ci && { low: figure.ci.low, high: figure.ci.high } };

/** The verdict with its interval: what a subject line says. */
export function sentenceOf(
  rule: AlertRule,
  reading: AlertReading,
  { watched, at, verdict }: { watched: SurfacePanel; at: number; verdict: Verdict },
  brand: string | null,
): string {
  const { change, direction } = reading;
  const [now, before] = [shareOf(reading.now), shareOf(reading.before)];
  if (rule.kind === 'engine_health') {
    const [worst] = lossesOf(watched.panel.slice(0, at), watched.panel[at] ?? []);
    const cell = watched.cells[worst?.at ?? -1]?.engine;
    const engine = cell === undefined ? null : engineOf(cell);
    return say({ id: 'alert.answers_lost', values: { engine, now } });
  }
  const place = placeOf(rule, watched);
  const [from, to] = baselineOf(rule, watched, at, verdict);
  const scans = to - from;
  if (rule.kind === 'source_lost')
    return say({
      id: 'alert.source_lost',
      values: { ...place, source: rule.source ?? '', now, before, scans },
    });
  const day = rule.kind === 'anomaly' ? (watched.looks[to]?.at ?? '') : null;
  const { metric } = rule;
  const size = change?.ci ? { value: change.value, ci: { low: change.ci.low, high: change.ci.high } } : null;
  return say({
    id: 'alert.moved',
    values: { metric, brand, ...place, fell: direction === 'fall', day, now, scans, change: size },
  });
}

/** The sentence after a firing is over. */
export function backSentence(
  rule: AlertRule,
  reading: AlertReading,
  panel: SurfacePanel,
  brand: string | null,
): string {
  const now = shareOf(reading.now);
  if (rule.kind === 'engine_health' && rule.engine === null)
    return say({ id: 'alert.answers_back', values: { engine: null, surface: null } });
  const place = placeOf(rule, panel);
  if (rule.kind === 'engine_health') return say({ id: 'alert.answers_back', values: place });
  if (rule.kind === 'source_lost')
    return say({ id: 'alert.source_back', values: { ...place, source: rule.source ?? '', now } });
  return say({ id: 'alert.back', values: { ...place, metric: rule.metric, brand, now } });
}
