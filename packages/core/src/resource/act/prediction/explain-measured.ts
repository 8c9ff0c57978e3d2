import type { Project } from '@svc/contract/account/project';
import type { Contribution, ScoreExplanation } from '@svc/contract/act/prediction';
import type { Score } from '@svc/contract/measure/score';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { type CellCount, presenceClusters } from '../../measure/score/index.ts';
import { cellOf, modelBehind } from './explain-predicted.ts';
import { predictionOfScan } from './queries.ts';
import { explainCell } from './render.ts';

const logit = (p: number): number => Math.log(p / (1 - p));
const inside = (p: number): number => Math.min(1 - 1e-6, Math.max(1e-6, p));

/** A measured cell: its own rate, shrunk towards the engine’s other prompts, and the features that go along with it. */
export async function explainMeasured(
  context: Context,
  project: Project,
  score: Score,
  cells: readonly CellCount[],
): Promise<ScoreExplanation> {
  const own = cells.filter((cell) => cell.engine === score.engine && cell.text === score.promptText);
  const answers = own.reduce((sum, cell) => sum + cell.answers, 0);
  const present = own.reduce((sum, cell) => sum + cell.present, 0);
  const clusters = [...presenceClusters(cells.filter((cell) => cell.engine === score.engine)).values()];
  const baseline =
    clusters.reduce((sum, { successes, trials }) => sum + successes / trials, 0) /
    Math.max(1, clusters.length);
  const value = score.presence.value;
  const contributions: Contribution[] =
    value === null
      ? []
      : [
          {
            id: 'own_answers',
            description: say({ id: 'explain.own_answers', values: { present, answers } }),
            value: answers === 0 ? null : present / answers,
            typical: baseline,
            logOdds: logit(inside(value)) - logit(inside(baseline)),
            points: value - baseline,
            evidence: { studies: [], answers },
          },
        ];
  const { drivers, model } = await driversOf(context, project, score);
  return {
    ...head(score, project.id),
    kind: 'cell',
    baseline,
    contributions,
    drivers,
    unseen: [],
    evidence: { prompts: 1, answers, present },
    formula:
      'Posterior mean of a Beta whose prior is how the engine’s other prompts vary (empirical Bayes): few answers are drawn towards their mean, many stand for themselves.',
    modelVersion: model,
    notes: [
      'The figure comes from answers alone. The drivers are associations that the predictor found, not causes.',
    ],
  };
}

/** The drivers of the prediction before that scan, without its own history. */
async function driversOf(
  context: Context,
  project: Project,
  score: Score,
): Promise<{ drivers: Contribution[]; model: string | null }> {
  const row = await predictionOfScan(context, score);
  if (!row) return { drivers: [], model: null };
  const model = await modelBehind(context, project, row);
  if (!model) return { drivers: [], model: null };
  const cell = cellOf(row);
  const { history: _, ...subject } = cell.subject;
  return { drivers: explainCell(model, { ...cell, subject }).contributions, model: model.version };
}

const shown = 20;

/** A mean over prompts is explained by the prompts that pull it: the mean less the mean without each. */
export function explainAggregate(
  score: Score,
  projectId: string,
  all: readonly CellCount[],
): ScoreExplanation {
  const cells = score.engine === null ? all : all.filter((cell) => cell.engine === score.engine);
  const clusters = presenceClusters(cells);
  const rates = [...clusters].map(([name, { successes, trials }]) => ({
    name,
    successes,
    trials,
    rate: successes / trials,
  }));
  const mean = rates.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, rates.length);
  const texts = new Map(cells.map((cell) => [cell.cluster, cell.text]));
  const pull =
    rates.length < 2
      ? []
      : rates.map((one) => ({ ...one, without: (mean * rates.length - one.rate) / (rates.length - 1) }));
  const contributions = pull
    .map(
      ({ name, rate, without, successes, trials }): Contribution => ({
        id: name,
        description: say({
          id: 'explain.prompt',
          values: { text: texts.get(name) ?? name, present: successes, answers: trials },
        }),
        value: rate,
        typical: mean,
        logOdds: logit(inside(mean)) - logit(inside(without)),
        points: mean - without,
        evidence: { studies: [], answers: trials },
      }),
    )
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, shown);
  return {
    ...head(score, projectId),
    kind: 'aggregate',
    baseline: mean,
    contributions,
    drivers: [],
    unseen: [],
    evidence: {
      prompts: rates.length,
      answers: rates.reduce((sum, { trials }) => sum + trials, 0),
      present: rates.reduce((sum, { successes }) => sum + successes, 0),
    },
    formula:
      'Mean over prompts of present ÷ answers; each contribution is the mean less the mean without that prompt. They are influences, and do not add up to the mean.',
    modelVersion: null,
    notes:
      rates.length > shown
        ? [say({ id: 'explain.most_influence', values: { shown, all: rates.length } })]
        : [],
  };
}

const head = (score: Score, projectId: string) => ({
  scoreId: score.id,
  projectId,
  engine: score.engine,
  promptText: score.promptText,
  provenance: score.provenance,
  presence: score.presence,
  asOf: score.asOf,
});
