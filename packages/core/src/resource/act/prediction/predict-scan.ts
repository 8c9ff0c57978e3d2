import { scopeIn } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { findProject } from '../../account/project/index.ts';
import { scanRow } from '../../measure/scan/index.ts';
import { projectModel } from './model.ts';
import { predictCells, scannedPrompts, storePredictions } from './queries.ts';
import { readHistory } from './queries-history.ts';
import { isPredicted, ownReadings } from './queries-reading.ts';
import { cellsOf } from './subject.ts';

/**
 * Predicts every cell of a scan from what was known when it was asked for, before its answers are looked at: so the
 * predictor is judged by each scan, whether anybody asked it or not. Safe to run again.
 */
export async function predictScan(
  environment: Environment,
  job: { workspaceId: string; scanId: string; mode: 'live' | 'test' },
): Promise<void> {
  const scope = scopeIn(environment.database, job.workspaceId);
  const scan = await scanRow(scope, job.scanId, ['projectId', 'config', 'createdAt']);
  const project = scan?.projectId ? await findProject(scope, scan.projectId) : null;
  if (!scan || !project || (await isPredicted(scope, job.scanId))) return;
  const prompts = await scannedPrompts(scope, job.scanId);
  const { config } = scan;
  const engines = config.engines.filter(
    (engine) => environment.engines.find(engine, job.mode)?.surface !== 'sandbox',
  );
  if (prompts.length === 0 || engines.length === 0) return;
  const until = new Date(scan.createdAt);
  const [readings, history] = await Promise.all([
    ownReadings(scope, project),
    readHistory(scope, { projectId: project.id, until }),
  ]);
  const model = await projectModel(scope, {
    mode: job.mode,
    project,
    history,
    tier: null,
    until,
    readings,
  });
  const language = config.language ?? project.locale.language;
  const cells = await cellsOf(prompts, {
    readings,
    engines,
    tier: null,
    language,
    now: until,
    brand: project.id,
    domains: project.brand.domains,
    history,
  });
  const now = environment.now();
  await storePredictions(
    scope,
    { projectId: project.id, language, source: 'scan', scanId: job.scanId, now },
    await predictCells(model, cells, now),
  );
}
