import type { Mode } from '@svc/contract/kernel';
import type { Expectation } from '@svc/contract/measure/score';
import type { Scope } from '@svc/db';
import type { PageReading } from '@svc/page';
import { predictPortfolioSteps } from '@svc/scoring';
import { inTurns, newId } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { currentModel } from '../../measure/predictor/index.ts';
import { projectModel } from './model.ts';
import { scannedPrompts } from './queries.ts';
import { readHistory } from './queries-history.ts';
import { ownReadings } from './queries-reading.ts';
import { usualEngines } from './service.ts';
import { cellsOf, type PromptSubject } from './subject.ts';

export interface ExpectedOf {
  mode: Mode;
  projectId: string | null;
  scanId: string;
  /** The page that the scan reads; null: the project’s own. */
  page: PageReading | null;
  /** null: those that the scan has already. */
  prompts: readonly Omit<PromptSubject, 'id'>[] | null;
  language: string;
  now: Date;
}

/**
 * Mean presence that the predictor expects of prompts on the usual engines. A scan that asks no answer engine has it as
 * its headline. null without prompts that leave the brand’s name out.
 */
export async function expectPresence(scope: Scope, of: ExpectedOf): Promise<Expectation | null> {
  const prompts =
    of.prompts?.filter(({ branded }) => !branded).map((prompt) => ({ ...prompt, id: null })) ??
    (await scannedPrompts(scope, of.scanId));
  if (prompts.length === 0) return null;
  const project = of.projectId === null ? null : await findProject(scope, of.projectId);
  const history = project && (await readHistory(scope, { ...of, projectId: project.id, until: of.now }));
  const readings = of.page ? [of.page] : project ? await ownReadings(scope, project) : [];
  const model =
    project && history
      ? await projectModel(scope, { ...of, project, history, tier: null, until: of.now })
      : (await currentModel(scope.db, of.mode)).model;
  const cells = await cellsOf(prompts, {
    readings,
    engines: usualEngines,
    tier: null,
    language: of.language,
    now: of.now,
    // A page without a project is a brand that nothing is known of.
    brand: project?.id ?? newId('brand'),
    domains: project?.brand.domains ?? [],
    history: history ?? { of: () => [], organic: () => null },
  });
  const { mean, low95, high95, modelVersion, label } = await inTurns(
    predictPortfolioSteps(
      model,
      cells.map(({ subject }) => subject),
      { draws: 800 },
    ),
  );
  return {
    value: mean,
    low: low95,
    high: high95,
    engines: usualEngines,
    prompts: prompts.length,
    modelVersion,
    label,
  };
}
