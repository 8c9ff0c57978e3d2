import type { AssumedPanel } from '@svc/contract/measure/scan';
import { type Cluster, defaultGuess, type LearnedPanel, learnPanel, type PanelGuess } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { type CellCount, countCells } from '../score/index.ts';
import { recentScans } from './queries-last.ts';

/** Assumptions about the next scan, and their source. */
export interface Panel extends LearnedPanel {
  source: 'history' | 'default';
  /** The newest of the scans that it was learned from. */
  scanId: string | null;
  scans: number;
  /** Whether somebody else asked for their answers. */
  imported: boolean;
}

/** Older ones say little of what holds now. */
const scansLearnedFrom = 3;

const unknown: Panel = {
  ...defaultGuess,
  // From open data on brands and engines: two in three have an ICC within .2 of the usual one.
  iccRange: { low: 0.23, high: 0.99 },
  iccLearned: 0,
  prompts: 0,
  source: 'default',
  scanId: null,
  scans: 0,
  imported: false,
};

/**
 * Rate, ICC and how engines agree, as the project’s last scans show them; what open data say where there is no scan
 * with figures. `engines`: those that will be asked, where earlier scans asked any of them.
 */
export async function panelOf(
  context: Context,
  projectId: string | null,
  engines: readonly string[] = [],
): Promise<Panel> {
  if (projectId === null) return unknown;
  const scans = await recentScans(context, projectId, scansLearnedFrom);
  const counted = await Promise.all(scans.map(({ id }) => countCells(context, id)));
  const cells = counted.flat().filter(({ branded }) => !branded);
  const asked = cells.filter(({ engine }) => engines.includes(engine));
  const used = asked.length > 0 ? asked : cells;
  const learned = learnPanel(...historyOf(used));
  if (!learned) return unknown;
  const newest = scans.find((_, at) => (counted[at]?.length ?? 0) > 0);
  return {
    ...learned,
    // Off the edges: a panel that was never or always present plans for a rare brand, not for a certain one.
    rate: Math.min(0.98, Math.max(0.02, learned.rate)),
    source: 'history',
    scanId: newest?.id ?? null,
    scans: counted.filter((own) => own.length > 0).length,
    imported: scans.some(({ origin }) => origin === 'imported'),
  };
}

/** Answers to one question of all scans together, by engine, and what each question is about. */
function historyOf(cells: readonly CellCount[]): [(Cluster | null)[][], (string | null)[]] {
  const questions = [...Map.groupBy(cells, ({ cluster }) => cluster)];
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  const together = (own: readonly CellCount[]): Cluster | null =>
    own.length === 0
      ? null
      : {
          successes: own.reduce((sum, { present }) => sum + present, 0),
          trials: own.reduce((sum, { answers }) => sum + answers, 0),
        };
  return [
    engines.map((engine) =>
      questions.map(([, own]) => together(own.filter((cell) => cell.engine === engine))),
    ),
    questions.map(([, own]) => own[0]?.topic ?? null),
  ];
}

interface Given {
  rate?: number | undefined;
  icc?: number | undefined;
}

/** The panel, with what the caller knows better. */
export const guessFrom = (panel: Panel, { rate, icc }: Given): PanelGuess => ({
  ...panel,
  rate: rate ?? panel.rate,
  ...(icc !== undefined && { icc, agreement: icc * ((panel.agreement ?? 0.7 * panel.icc) / panel.icc) }),
});

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The assumptions of a plan, for its reader. */
export function assumedOf(panel: Panel, given: Given): AssumedPanel {
  const { icc = panel.icc } = given;
  const whole = given.rate !== undefined && given.icc !== undefined;
  return {
    rate: round(given.rate ?? panel.rate),
    rateSource: given.rate === undefined ? panel.source : 'given',
    icc: round(icc),
    iccSource: given.icc !== undefined ? 'given' : panel.iccLearned > 0 ? 'history' : 'default',
    iccRange: given.icc === undefined ? panel.iccRange : { low: icc, high: icc },
    iccLearned: given.icc === undefined ? round(panel.iccLearned) : 0,
    source: whole ? 'given' : panel.source,
    scans: panel.scans,
    scanId: panel.scanId,
  };
}
