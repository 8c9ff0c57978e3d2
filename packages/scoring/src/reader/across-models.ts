import { groupBy } from '../calibration/group-by.ts';
import type { SharePart } from '../compare/share.ts';
import { studentQuantile } from '../distribution/index.ts';
import type { Interval } from '../interval/estimate.ts';

/** What one model read in one cluster: `part` of `whole` mentions it found so. */
export interface ModelPart extends SharePart {
  cluster: string;
  /** The model that read; one that the engine does not name is a model of its own. */
  model: string;
}

/** A mention that an earlier model read and that the newest one read again. */
export interface Reread {
  cluster: string;
  /** The earlier model. */
  model: string;
  earlier: boolean;
  newest: boolean;
}

export interface Difference {
  value: number;
  ci: Interval;
}

export interface ChangeAcrossModels {
  /** `few_reread`: fewer than `fewestReread` mentions were read by both models, so the periods cannot be compared. */
  label: 'ok' | 'few_reread';
  /** From the earlier period to the later one, both as the newest model reads. */
  change: Difference | null;
  /** The part of the change as read that is the reader's: so much more the later period's models find in the same mentions. */
  byReader: Difference | null;
  /** Mentions read by both models, of the model with the fewest. */
  reread: number;
}

/** Below this nobody knows how two models differ. */
export const fewestReread = 20;
/** A model that read this much more of one period than of the other changes the reader. */
const changes = 0.02;

/**
 * The change of a share between two periods that different models read. A period's share on the newest model's scale is
 * p + Σ wₘ·dₘ, where wₘ is the part of its mentions that model m read, and dₘ how much more the newest model finds in mentions
 * that both read (the difference estimator of survey sampling; prediction-powered inference with λ = 1). So the change is
 * Δp − Σ (wₘ before − wₘ after)·dₘ. All terms are linearised by cluster together, as the same prompts are in both periods, with
 * Student's t over clusters; each dₘ also counts one reading more and one less than seen, so that no model passes for equal for
 * lack of a chance to differ.
 *
 * It assumes that the mentions read again are a random sample of those that the earlier model read.
 *
 * @returns null where a period has no mention, or all come from one cluster
 */
export function compareAcrossModels(
  before: readonly ModelPart[],
  after: readonly ModelPart[],
  rereads: readonly Reread[],
  newest: string,
): ChangeAcrossModels | null {
  const [early, late] = [periodOf(before), periodOf(after)];
  const clusters = new Set(
    [...before, ...after].filter(({ whole }) => whole > 0).map(({ cluster }) => cluster),
  );
  if (early.whole === 0 || late.whole === 0 || clusters.size < 2) return null;
  const models = [...new Set([...before, ...after].map(({ model }) => model))].filter(
    (one) => one !== newest,
  );
  const moved = models
    .map((model) => ({ model, weight: early.weight(model) - late.weight(model) }))
    .filter(({ weight }) => Math.abs(weight) >= changes)
    .map(({ model, weight }) => {
      const own = rereads.filter((one) => one.model === model);
      return { weight, own, mean: meanOf(own) };
    });
  const reread = Math.min(...moved.map(({ own }) => own.length), Number.POSITIVE_INFINITY);
  const known = Number.isFinite(reread) ? reread : 0;
  if (moved.length > 0 && reread < fewestReread)
    return { label: 'few_reread', change: null, byReader: null, reread: known };
  const all = new Set([...clusters, ...moved.flatMap(({ own }) => own.map(({ cluster }) => cluster))]);
  const ofReader = new Map<string, number>();
  for (const { weight, own, mean } of moved)
    for (const [cluster, some] of groupBy(own, ({ cluster }) => cluster))
      ofReader.set(
        cluster,
        (ofReader.get(cluster) ?? 0) + (weight * (meanOf(some) - mean) * some.length) / own.length,
      );
  const steady = moved.reduce((sum, { weight, own }) => sum + (weight ** 2 * 2) / (own.length + 2) ** 2, 0);
  const byReader = moved.reduce((sum, { weight, mean }) => sum + weight * mean, 0);
  const spread = (of: (cluster: string) => number): number => {
    const squares = [...all].reduce((sum, cluster) => sum + of(cluster) ** 2, 0);
    const variance = (squares * all.size) / (all.size - 1) + steady;
    return studentQuantile(0.975, all.size - 1) * Math.sqrt(variance);
  };
  const shift = (cluster: string): number => ofReader.get(cluster) ?? 0;
  return {
    label: 'ok',
    reread: known,
    byReader: within(byReader, spread(shift)),
    change: within(
      late.share - early.share - byReader,
      spread((cluster) => late.influence(cluster) - early.influence(cluster) - shift(cluster)),
    ),
  };
}

const meanOf = (own: readonly Reread[]): number =>
  own.reduce((sum, { earlier, newest }) => sum + Number(newest) - Number(earlier), 0) /
  Math.max(1, own.length);

const within = (value: number, half: number): Difference => ({
  value,
  ci: {
    low: Math.max(-1, value - half),
    high: Math.min(1, value + half),
    level: 0.95,
    method: 'difference-linearised',
  },
});

/** A period's share, how much of it each model read, and how far one cluster pulls the share. */
function periodOf(parts: readonly ModelPart[]) {
  const sum = (own: readonly ModelPart[], of: 'part' | 'whole'): number =>
    own.reduce((all, one) => all + one[of], 0);
  const whole = sum(parts, 'whole');
  const share = whole > 0 ? sum(parts, 'part') / whole : 0;
  const byCluster = groupBy(parts, ({ cluster }) => cluster);
  const byModel = groupBy(parts, ({ model }) => model);
  return {
    whole,
    share,
    weight: (model: string): number => sum(byModel.get(model) ?? [], 'whole') / Math.max(1, whole),
    influence: (cluster: string): number => {
      const own = byCluster.get(cluster) ?? [];
      return (sum(own, 'part') - share * sum(own, 'whole')) / Math.max(1, whole);
    },
  };
}
