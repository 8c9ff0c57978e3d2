import type { Project } from '@svc/contract/account/project';
import type {
  PromptPrediction,
  PromptPredictions,
  ScorePrompt,
  ScorePrompts,
} from '@svc/contract/act/prediction';
import type { PageReading } from '@svc/page';
import { type BrandTier, type Model, predictPortfolioSteps } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { type Context, instant, inTurns, invalid, mapInTurns } from '../../../kernel/index.ts';
import { assertEnginesExist, getProject } from '../../account/project/index.ts';
import { tellSpread } from '../../measure/score/index.ts';
import { projectModel } from './model.ts';
import { activePrompts, askedPrompts, chosenPrompts } from './prompt.ts';
import { predictCells, storePredictions } from './queries.ts';
import { readHistory } from './queries-history.ts';
import { readingsFor } from './reading.ts';
import { explainCell, notesFor, renderPrediction } from './render.ts';
import { type Cell, cellsOf, type PromptSubject } from './subject.ts';
import { estimateWholeSet } from './whole-set.ts';

const mostCells = 2_000;
/** Where the project names the sandbox alone. */
export const usualEngines = ['openai', 'perplexity', 'gemini', 'anthropic', 'google-ai-overview'];

/** The data that predictions are made from. */
export interface Basis {
  project: Project;
  model: Model;
  cells: Cell[];
  now: Date;
}

/** Features, history and model for each prompt × engine. */
export async function basisOf(
  context: RunContext,
  project: Project,
  prompts: readonly PromptSubject[],
  input: {
    page: PageReading | null;
    engines?: string[] | undefined;
    brandTier?: BrandTier | undefined;
  },
): Promise<Basis> {
  const engines = enginesFor(context, project, input.engines);
  if (prompts.length * engines.length > mostCells) {
    throw invalid(
      'prompts',
      `${prompts.length} prompts on ${engines.length} engines are too many: one call can make up to ${mostCells} predictions.`,
      {
        expected: `at most ${mostCells} prompts × engines`,
      },
    );
  }
  const now = context.now();
  const key = { workspaceId: context.workspace.id, projectId: project.id, until: now };
  const [readings, history] = await Promise.all([
    readingsFor(context, project, input.page),
    readHistory(context, key),
  ]);
  const model = await projectModel(context, {
    mode: context.workspace.mode,
    project,
    history,
    tier: input.brandTier ?? null,
    until: now,
    readings: input.page === null ? readings : undefined,
  });
  const cells = await cellsOf(prompts, {
    readings,
    engines,
    tier: input.brandTier ?? null,
    language: project.locale.language,
    now,
    brand: project.id,
    domains: project.brand.domains,
    history,
  });
  return { project, model, cells, now };
}

/** The model that predictions for the project come from at this moment. */
export async function projectModelNow(context: Context, project: Project): Promise<Model> {
  const { workspace } = context;
  const until = context.now();
  const history = await readHistory(context, { projectId: project.id, until });
  return projectModel(context, { mode: workspace.mode, project, history, tier: null, until });
}

function enginesFor(context: RunContext, project: Project, given: string[] | undefined): string[] {
  if (given) {
    assertEnginesExist(context, given);
    return [...new Set(given)];
  }
  const real = project.engines.filter((engine) => engine !== 'sandbox');
  return real.length > 0 ? real : usualEngines;
}

async function predict(context: Context, basis: Basis) {
  const { project, model, cells, now } = basis;
  const predicted = await predictCells(model, cells, now);
  await storePredictions(
    context,
    { projectId: project.id, language: project.locale.language, source: 'request', scanId: null, now },
    predicted,
  );
  const head = {
    projectId: project.id,
    provenance: 'predicted' as const,
    modelVersion: model.version,
    label: model.label,
  };
  return { predicted, head, asOf: instant(now), notes: notesFor(model, cells) };
}

/** Presence that the model expects of one prompt on each engine, and why. 0 credits. */
export async function scorePrompt(
  context: RunContext,
  input: ScorePrompt & { projectId: string },
  page: PageReading | null,
): Promise<PromptPrediction> {
  const project = await getProject(context, input);
  const prompt = await askedPrompts(context, project, input);
  const basis = await basisOf(context, project, [prompt], { ...input, page });
  const { predicted, head, asOf, notes } = await predict(context, basis);
  let formula = '';
  const predictions = await mapInTurns(predicted, (one) => {
    const explained = explainCell(basis.model, one.cell);
    formula = explained.formula;
    return {
      ...renderPrediction(one, asOf),
      unseen: [...one.prediction.missing],
      contributions: explained.contributions,
    };
  });
  return { ...head, prompt, page: basis.cells[0]?.pageUrl ?? null, predictions, formula, notes };
}

/** The same for many prompts, with the mean over all of them. */
export async function scorePromptsBulk(
  context: RunContext,
  input: ScorePrompts & { projectId: string },
  page: PageReading | null,
): Promise<PromptPredictions> {
  const project = await getProject(context, input);
  const prompts =
    input.promptIds || input.prompts
      ? await chosenPrompts(context, project, input)
      : await activePrompts(context, project);
  const basis = await basisOf(context, project, prompts, { ...input, page });
  const { predicted, head, asOf, notes } = await predict(context, basis);
  const {
    prompts: cells,
    sharedSd,
    promptSd,
    modelVersion: _,
    label: __,
    ...presence
  } = await inTurns(
    predictPortfolioSteps(
      basis.model,
      basis.cells.map((cell) => cell.subject),
      { draws: Math.max(400, Math.min(2_000, Math.round(400_000 / basis.cells.length))) },
    ),
  );
  const wholeSet = input.scanId === undefined ? null : await estimateWholeSet(context, project, input.scanId);
  const byPrompt = Map.groupBy(predicted, (one) => one.cell.prompt);
  return {
    ...head,
    portfolio: {
      presence,
      ...tellSpread(presence),
      ...{ cells, sharedSd, promptSd },
    },
    wholeSet,
    items: [...byPrompt].map(([prompt, own]) => ({
      prompt,
      page: own[0]?.cell.pageUrl ?? null,
      predictions: own.map((one) => renderPrediction(one, asOf)),
    })),
    notes,
  };
}
