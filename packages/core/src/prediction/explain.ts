import type { BrandTier, FeatureVector, Model, PastAnswers } from '@svc/scoring';
import { predictPresence } from '@svc/scoring';
import { type Context, notFound } from '../kernel/index.ts';
import { currentModel } from '../predictor/index.ts';
import { getProject, type Project } from '../project/index.ts';
import { type CellCount, countCells, findScore, presenceClusters, type Score } from '../score/index.ts';
import { readHistory } from './history.ts';
import { modelOfVersion } from './model.ts';
import { findPrediction } from './queries.ts';
import { explainCell, notesFor, predictedEstimate } from './render.ts';
import type { Contribution, ScoreExplanation } from './schema.ts';
import type { Cell } from './subject.ts';

type PredictionRow = NonNullable<Awaited<ReturnType<typeof findPrediction>>>;

/** Why a figure is what it is: a prediction by its features, a measured one by the answers that made it. */
export async function explainScore(
  context: Context,
  input: { projectId: string; scoreId: string },
): Promise<ScoreExplanation> {
  const project = await getProject(context, input);
  if (input.scoreId.startsWith('prd_')) {
    const row = await findPrediction(context.db, context.workspace.id, project.id, input.scoreId);
    if (!row) throw notFound('prediction', input.scoreId);
    return explainPredicted(context, project, row);
  }
  const score = await findScore(context.db, context.workspace.id, project.id, input.scoreId);
  if (!score) throw notFound('score', input.scoreId, `GET /v1/projects/${project.id}/scores`);
  const cells = await countCells(context.db, context.workspace.id, score.scanId);
  return score.promptText === null
    ? explainAggregate(score, project.id, cells)
    : explainMeasured(context, project, score, cells);
}

async function explainPredicted(
  context: Context,
  project: Project,
  row: PredictionRow,
): Promise<ScoreExplanation> {
  const found = await modelBehind(context, project, row);
  const model = found ?? (await currentModel(context.db, context.workspace.mode)).model;
  const cell = cellOf(row);
  const explained = explainCell(model, cell);
  const prediction = predictPresence(model, cell.subject);
  const notes = notesFor(model, [cell]);
  if (!found) notes.push(`Model ${row.model_version} is gone: this explains with ${model.version}.`);
  else if (Math.abs(prediction.mean - row.value) > 1e-4)
    notes.push(
      `It was ${row.value.toFixed(3)} when it was made; pages or answers have been read again since.`,
    );
  return {
    scoreId: row.id,
    projectId: row.project_id,
    kind: 'prediction',
    engine: row.engine,
    promptText: row.prompt_text,
    provenance: 'predicted',
    presence: predictedEstimate(prediction, row.created_at),
    baseline: explained.baseline,
    contributions: explained.contributions,
    drivers: [],
    unseen: [...explained.missing],
    evidence: { prompts: 1, ...sumHistory(cell.subject.history ?? []) },
    formula: explained.formula,
    modelVersion: model.version,
    asOf: row.created_at,
    notes,
  };
}

/** The model of a stored prediction, with the answers that there were when it was made. */
async function modelBehind(context: Context, project: Project, row: PredictionRow): Promise<Model | null> {
  const { db, workspace } = context;
  const until = new Date(row.scan_id === null ? row.created_at : await askedAt(context, row.scan_id));
  const history = await readHistory(db, { workspaceId: workspace.id, projectId: project.id, until });
  const tier = row.tier as BrandTier | null;
  return modelOfVersion(db, row.model_version, {
    workspaceId: workspace.id,
    mode: workspace.mode,
    project,
    history,
    tier,
    until,
  });
}

async function askedAt({ db, workspace }: Context, scanId: string): Promise<string> {
  const scan = await db
    .selectFrom('scan')
    .select('created_at')
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  return scan.created_at;
}

function cellOf(row: PredictionRow): Cell {
  const history = row.history as unknown as PastAnswers[];
  return {
    prompt: { id: row.prompt_id, text: row.prompt_text, intent: row.intent, branded: false },
    engine: row.engine,
    pageUrl: row.page_url,
    subject: {
      engine: row.engine,
      features: row.features as unknown as FeatureVector,
      tier: row.tier as BrandTier | null,
      brand: row.project_id,
      ...(history.length > 0 && { history }),
    },
  };
}

const sumHistory = (history: readonly PastAnswers[]) => ({
  answers: history.reduce((sum, one) => sum + one.trials, 0),
  present: history.reduce((sum, one) => sum + one.successes, 0),
});

const logit = (p: number): number => Math.log(p / (1 - p));
const inside = (p: number): number => Math.min(1 - 1e-6, Math.max(1e-6, p));

/** A measured cell is its own answers, drawn towards the engine’s other prompts; the model adds what it goes with. */
async function explainMeasured(
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
            description: `Present in ${present} of ${answers} answers to this prompt`,
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
      'The figure comes from answers alone. `drivers` are what the predictor finds such prompts and pages to go with: associations, not causes.',
    ],
  };
}

/** What the prediction made before that scan rested on, without own history. */
async function driversOf(
  context: Context,
  project: Project,
  score: Score,
): Promise<{ drivers: Contribution[]; model: string | null }> {
  const row = await context.db
    .selectFrom('prediction')
    .selectAll()
    .where('workspace_id', '=', context.workspace.id)
    .where('scan_id', '=', score.scanId)
    .where('engine', '=', score.engine ?? '')
    .where('prompt_text', '=', score.promptText ?? '')
    .where('source', '=', 'scan')
    .executeTakeFirst();
  if (!row) return { drivers: [], model: null };
  const model = await modelBehind(context, project, row);
  if (!model) return { drivers: [], model: null };
  const cell = cellOf(row);
  const { history: _, ...subject } = cell.subject;
  return { drivers: explainCell(model, { ...cell, subject }).contributions, model: model.version };
}

const shown = 20;

/** A mean over prompts is explained by the prompts that pull it: the mean less the mean without each. */
function explainAggregate(score: Score, projectId: string, all: readonly CellCount[]): ScoreExplanation {
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
        description: `${texts.get(name) ?? name}: present in ${successes} of ${trials}`,
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
    notes: rates.length > shown ? [`The ${shown} prompts with the most influence of ${rates.length}.`] : [],
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
