import type { PredictorInfo } from '@svc/contract/measure/predictor';
import { contentCap, featurePriors, type Model } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { currentModel, modelVersions } from './queries.ts';

const structure =
  'Bayesian logistic regression: level + brand tier + engine + features of page, prompt and brand, averaged over uncertain coefficients; organic rank where the engine shows one; a residual for each prompt widens every interval, and before any answer the doubt about the priors’ own shape does; a prompt’s own earlier answers then update it.';

const limits = [
  'Features alone rank prompts with an AUC of about .7 at best: a single prompt’s interval is wide, the mean of many is not.',
  `Effects of content edits are small and fragile; their sum is capped at +${contentCap} log-odds, and nothing here promises a rise.`,
  'Associations are not effects: what cited pages have in common need not have made them cited.',
  'Organic rank is known for search engines alone. Its effect rests on published rates of cited pages; web mentions and backlinks are left out, since nobody supplies them.',
  'Before the first training everything comes from published studies and says “published effects, not yet checked here”.',
];

/** The model in force, its versions, and how its predictions have met later answers. */
export async function getPredictorInfo(context: Context): Promise<PredictorInfo> {
  const { db, workspace } = context;
  const [{ model }, versions] = await Promise.all([
    currentModel(db, workspace.mode),
    modelVersions(db, workspace.mode),
  ]);
  return {
    version: model.version,
    label: model.label,
    provenance: 'cached',
    createdFrom: model.createdFrom,
    priorsVersion: model.priorsVersion,
    structure,
    trainedOn: model.trainedOn,
    promptSd: model.tau,
    correlation: model.correlation,
    recalibration: model.recalibration.method,
    candidates: model.candidates.map(({ name, weight }) => ({ name, weight })),
    engines: model.parameters.flatMap((name) => {
      const engine = /^engine:(.+):level$/.exec(name)?.[1];
      return engine === undefined ? [] : [{ engine, offset: beliefOf(model, name) }];
    }),
    coefficients: featurePriors.map((prior) => ({
      feature: prior.id,
      description: prior.description,
      kind: prior.kind,
      unit: prior.unit,
      learned: beliefOf(model, prior.id),
      published: prior.association,
      effect: prior.effect ?? (prior.experiment ? prior.association : null),
      studies: [...prior.basis],
      answers: model.evidence[prior.id] ?? 0,
    })),
    versions: versions.map(({ version, status, promotion, createdAt }) => ({
      version,
      status,
      promotion,
      createdAt,
    })),
    drift: versions[0]?.monitors ?? null,
    limits,
  };
}

/** Mean and sd of one coefficient; the covariance is packed row by row. */
function beliefOf(model: Model, name: string): { mean: number; sd: number } {
  const at = model.parameters.indexOf(name);
  return { mean: model.weights[at] ?? 0, sd: Math.sqrt(model.covariance[(at * (at + 1)) / 2 + at] ?? 0) };
}
