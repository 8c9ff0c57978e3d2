import type {
  AskedComparedCell,
  BaselineCell,
  BaselineChange,
  Change,
  ChangeOptions,
  ComparedCell,
  PeriodCell,
  ShareEstimate,
  SharePart,
} from '../compare/index.ts';
import type { CycleCell, CycleChange } from '../cycle/index.ts';
import type {
  AnswerNoise,
  AskedCell,
  AssistedPrompt,
  Cluster,
  DatedFigure,
  EngineClusters,
  Estimand,
  Estimate,
  ListedOptions,
  LongRunEstimate,
  PresenceEstimates,
  PresenceOptions,
  TrackedPrompt,
} from '../interval/index.ts';
import type { StopDecision } from '../monitor/index.ts';
import type { PanelGuess, PlanLimits, PlanResult, PlanTarget } from '../plan/index.ts';

/** A figure with the method that it was estimated by. */
export type Published<Figure> = Figure & { methodVersion: string };

/** One engine of a panel: its cells in the order of the prompts, null where a prompt was not asked. */
export interface PanelEngine {
  weight: number;
  cells: readonly (Cluster & Partial<Pick<AskedCell, 'lost' | 'refused'>>)[];
  /** Noise of its answers, from earlier scans. */
  noise?: AnswerNoise | undefined;
}

export interface PanelOptions extends PresenceOptions {
  /** Of one engine: each prompt's answers now and before. They narrow the tracked interval where there are enough. */
  history?: readonly TrackedPrompt[] | undefined;
  /** Whether asking could end as soon as the figure was known closely enough, which widens the market interval. */
  couldStop?: boolean | undefined;
}

/** Topics and paraphrases, prompt by prompt. */
type PromptGroups = Pick<PresenceOptions, 'topics' | 'paraphrases'>;

/**
 * A statistical method: every way in which a published figure is estimated, compared and planned, under one id. Results
 * carry the id, so that figures of two methods are never taken for one.
 */
export interface Method {
  /** Changes whenever the same answers would give another interval. */
  readonly id: string;
  /**
   * Presence over prompts on several engines, for these prompts and for questions like them. The cluster is the prompt,
   * its topic or its paraphrases. Refused answers, and losses that go with presence, widen both intervals.
   *
   * @throws TypeError, RangeError for counts, weights and noise that cannot be
   */
  estimate(engines: readonly PanelEngine[], options?: PanelOptions): PublishedPresence;
  /** Each prompt by itself, shrunk towards the engine's other prompts (empirical Bayes). */
  estimateCells(cells: readonly Cluster[]): Published<Estimate>[];
  /** A ratio of sums over clusters, such as a share of voice. */
  estimateShare(parts: readonly SharePart[]): Published<ShareEstimate>;
  /** Presence over prompts that are weighed by the rank of their demand. */
  estimateDemandWeighted(
    engines: readonly EngineClusters[],
    weights: readonly (number | null)[],
    groups?: PromptGroups,
  ): Published<Estimate>;
  /** Presence over a whole set of which some prompts were asked and all were predicted (difference estimator). */
  estimateAssisted(measured: readonly AssistedPrompt[], unmeasured: readonly number[]): Published<Estimate>;
  /** The same from the answers alone: presence over a finite list of which a part, drawn by chance, was asked. */
  estimateListed(asked: readonly Cluster[], list: ListedOptions): Published<Estimate>;
  /** The level between days, from the figures of single scans; null for too few scans. */
  estimateLongRun(figures: readonly DatedFigure[]): Published<LongRunEstimate> | null;
  /** Whether presence changed: difference, interval, test and verdict from one t statistic. */
  compare(cells: readonly AskedComparedCell[], options: ChangeOptions): Published<Change>;
  /** The same on a few cells, such as one prompt on its engines: from the intervals of the two figures (MOVER). */
  compareFew(cells: readonly ComparedCell[]): Published<Change>;
  /** The newest scan against several before it, on its day and lastingly; null for too few or too many. */
  compareWithBaseline(
    cells: readonly BaselineCell[],
    options: { question: Estimand },
  ): PublishedBaseline | null;
  /** Two periods of several looks each, lastingly where they show how much days differ. */
  comparePeriods(cells: readonly PeriodCell[], options: { question: Estimand }): Published<Change>;
  /** One cycle of partial scans against the one before. */
  compareCycles(
    cells: readonly CycleCell[],
    options: { question: Estimand; parts: number },
  ): Published<CycleChange>;
  /** The cheapest prompts × samples whose interval is as narrow as asked for. */
  plan(target: PlanTarget, limits: PlanLimits, guess?: PanelGuess): PlanResult;
  /** Whether a running scan is precise enough to stop. */
  stop(clusters: readonly Cluster[], target: { halfWidth: number }, groups?: PromptGroups): StopDecision;
}

export interface PublishedBaseline extends BaselineChange {
  day: Published<Change>;
  lasting: Published<Change>;
}

export interface PublishedPresence extends PresenceEstimates {
  tracked: Published<Estimate>;
  market: Published<Estimate>;
}
