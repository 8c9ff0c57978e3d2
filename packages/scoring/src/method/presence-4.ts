import {
  changeOfFewCells,
  estimateChangeFromBaseline,
  estimateChangeOfPeriods,
  estimateChangeWithLoss,
  estimateShare,
} from '../compare/index.ts';
import { estimateCycleChange } from '../cycle/index.ts';
import {
  type AskedEngine,
  atLeastTracked,
  boundByLoss,
  estimateCells,
  estimateDemandWeighted,
  estimateListed,
  estimateLongRun,
  estimateModelAssisted,
  estimatePooledEngines,
  estimateWithHistory,
  type PresenceEstimates,
} from '../interval/index.ts';
import { decideStop, widenForStopping } from '../monitor/index.ts';
import { planSamples } from '../plan/index.ts';
import type { Method, PanelEngine, PanelOptions, Published } from './method.ts';

const id = 'presence-4';

const named = <Figure extends object>(figure: Figure): Published<Figure> => ({
  ...figure,
  methodVersion: id,
});

function estimate(engines: readonly PanelEngine[], { history, couldStop, ...options }: PanelOptions = {}) {
  const pooled = estimatePooledEngines(
    engines.map(({ weight, cells, noise }) => ({ weight, clusters: cells, noise })),
    options,
  );
  const both = boundByLoss(engines.map(asked), assisted(pooled, history), options);
  return {
    tracked: named(both.tracked),
    market: named(couldStop ? widenForStopping(both.market) : both.market),
  };
}

const asked = ({ weight, cells }: PanelEngine): AskedEngine => ({
  weight,
  cells: cells.map((cell) => ({ ...cell, lost: cell.lost ?? 0, refused: cell.refused ?? 0 })),
});

/** Earlier answers narrow the tracked interval; where they do not suffice, nothing changes. */
function assisted(pooled: PresenceEstimates, history: PanelOptions['history']): PresenceEstimates {
  const tracked = history && estimateWithHistory(history);
  if (!tracked?.ci) return pooled;
  return { tracked, market: atLeastTracked({ tracked, market: pooled.market }) };
}

/**
 * Clusters are prompts, paraphrase groups or topics. Tracked: Wilson on the effective number of answers. Market: a Beta
 * posterior matched to the variance between clusters. Changes: t on paired clusters, with Satterthwaite's degrees of freedom.
 */
export const presence4: Method = {
  id,
  estimate,
  estimateCells: (cells) => estimateCells(cells).map(named),
  estimateShare: (parts) => named(estimateShare(parts)),
  estimateDemandWeighted: (engines, weights, groups) =>
    named(estimateDemandWeighted(engines, weights, groups)),
  estimateAssisted: (measured, unmeasured) => named(estimateModelAssisted(measured, unmeasured)),
  estimateListed: (asked, list) => named(estimateListed(asked, list)),
  estimateLongRun(figures) {
    const found = estimateLongRun(figures);
    return found && named(found);
  },
  compare: (cells, options) => named(estimateChangeWithLoss(cells, options)),
  compareFew: (cells) => named(changeOfFewCells(cells)),
  compareWithBaseline(cells, options) {
    const found = estimateChangeFromBaseline(cells, options);
    return found && { ...found, day: named(found.day), lasting: named(found.lasting) };
  },
  comparePeriods: (cells, options) => named(estimateChangeOfPeriods(cells, options)),
  compareCycles: (cells, options) => named(estimateCycleChange(cells, options)),
  plan: planSamples,
  stop: decideStop,
};
