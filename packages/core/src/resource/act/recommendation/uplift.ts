import type { Project } from '@svc/contract/account/project';
import type { MoveName, UpliftPrediction } from '@svc/contract/act/recommendation';
import {
  boundedMethod,
  drawUpliftsSteps,
  type EffectScale,
  learnEffectScale,
  type PlannedMove,
  summarise,
} from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { type Context, instant, inTurns, mapInTurns } from '../../../kernel/index.ts';
import { activePrompts, type Basis, basisOf, type Cell } from '../prediction/index.ts';
import { featuresSetBy } from '../simulation/index.ts';
import { moveOf } from './move.ts';
import { allStored, type StoredRecommendation } from './queries.ts';

/** Cells × draws of a set of moves: enough for intervals, and about a second of work. */
const work = 40_000;
const drawsFor = (cells: number): number =>
  Math.round(Math.max(150, Math.min(400, work / Math.max(1, cells))));

/** The predicted present state: every prompt of the project's active sets on each engine. */
export async function presentBasis(context: RunContext, project: Project): Promise<Basis> {
  return basisOf(context, project, await activePrompts(context, project), { page: null });
}

/** The factor that a project's moves have taught, and which moves they were. */
interface ProjectScale extends EffectScale {
  learnedFrom: readonly MoveName[];
}

/** What moves of this project gained, as a share of the prediction. */
export function scaleOf(rows: readonly StoredRecommendation[]): ProjectScale {
  const measured = rows.flatMap(({ move, verification, prediction }) => {
    const measured = verification?.measured;
    // An effect that is only bounded says nothing of its size.
    if (!measured || !prediction || measured.ci.method === boundedMethod) return [];
    const { mean, low95, high95 } = prediction.affected;
    // The prediction before any measurement: otherwise what was learned would count twice.
    const { scale } = prediction;
    const predicted = { mean: mean / scale, sd: (high95 - low95) / 3.92 / scale };
    return [{ move, predicted, realised: { value: measured.value, sd: measured.standardError } }];
  });
  return { ...learnEffectScale(measured), learnedFrom: measured.map(({ move }) => move) };
}

export const readScale = async (context: Context, projectId: string): Promise<ProjectScale> =>
  scaleOf(await allStored(context, projectId));

const planned = (cells: readonly Cell[], move: MoveName, touched: ReadonlySet<number>): PlannedMove => {
  const { edits } = moveOf(move);
  return (subject) => {
    const cell = cells[subject];
    return cell && touched.has(subject) && edits.length > 0 ? featuresSetBy(edits, cell.prompt.intent) : null;
  };
};

/** Cells that a stored recommendation touches, by their place in the basis. */
export function touchedBy(
  cells: readonly Cell[],
  { finding }: Pick<StoredRecommendation, 'finding'>,
): number[] {
  const [prompts, engines] = [new Set(finding.promptIds), new Set(finding.engines)];
  return cells.flatMap(({ prompt, engine }, at) =>
    prompt.id !== null && prompts.has(prompt.id) && engines.has(engine) ? [at] : [],
  );
}

/** Joint draws of what moves would do, on the cells that each touches. */
export function drawMoves(
  { model, cells }: Basis,
  moves: readonly { move: MoveName; cells: readonly number[] }[],
  { mean, sd }: EffectScale,
) {
  return inTurns(
    drawUpliftsSteps(
      model,
      cells.map(({ subject }) => subject),
      moves.map(({ move, cells: touched }) => planned(cells, move, new Set(touched))),
      { draws: drawsFor(cells.length), scale: { mean, sd } },
    ),
  );
}

/** The effect of each move alone: overall, on the affected prompts, and by engine. null: no effect is known. */
export async function predictMoves(
  basis: Basis,
  moves: readonly { move: MoveName; cells: readonly number[] }[],
  scale: ProjectScale,
): Promise<(UpliftPrediction | null)[]> {
  const { model, cells, now } = basis;
  const draws = await drawMoves(basis, moves, scale);
  const engines = [...Map.groupBy([...cells.keys()], (at) => cells[at]?.engine ?? '')];
  const totals = new Map<number, Float64Array>();
  const predictions = await mapInTurns([...moves.entries()], ([at, { move, cells: touched }]) => {
    if (moveOf(move).edits.length === 0 || touched.length === 0) return null;
    const done = draws.add(draws.nothingDone, at);
    const overall = summarise(done.total);
    if (!changesNothing(overall)) totals.set(at, done.total);
    return {
      overall,
      affected: summarise(draws.meanOver(done, touched)),
      byEngine: engines.map(([engine, own]) => ({ engine, uplift: summarise(draws.meanOver(done, own)) })),
      scale: scale.mean,
      ...(scale.moves > 0 && {
        learned: {
          ...{ sd: scale.sd, moves: scale.moves },
          alike: scale.learnedFrom.filter((measured) => measured === move).length,
        },
      }),
      modelVersion: model.version,
      label: model.label,
      at: instant(now),
    };
  });
  const ranks = ranksOf(totals);
  return predictions.map((one, at) => one && { ...one, rank: ranks.get(at) ?? predictions.length });
}

/** No draw gains or loses anything: what the move sets is there already. */
export const changesNothing = ({ mean, probabilityPositive }: UpliftPrediction['overall']): boolean =>
  mean === 0 && probabilityPositive === 0;

/** Of two moves, the larger one ranks higher only if it is larger in at least this share of the joint draws. */
const clearly = 0.8;

/** Ranks by mean uplift. Moves whose order may be chance share the rank of the best of them. */
export function ranksOf(totals: ReadonlyMap<number, Float64Array>): Map<number, number> {
  const mean = (draws: Float64Array): number => draws.reduce((sum, one) => sum + one, 0) / draws.length;
  const ordered = [...totals].sort(([, a], [, b]) => mean(b) - mean(a));
  const ranks = new Map<number, number>();
  let first: { draws: Float64Array; rank: number } | null = null;
  for (const [place, [at, draws]] of ordered.entries()) {
    if (first === null || moreOften(first.draws, draws) >= clearly) first = { draws, rank: place + 1 };
    ranks.set(at, first.rank);
  }
  return ranks;
}

/** Share of draws in which the first is larger; equal ones count half. */
const moreOften = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => {
    const against = other[at] ?? 0;
    return sum + (value > against ? 1 : value === against ? 0.5 : 0);
  }, 0) / one.length;
