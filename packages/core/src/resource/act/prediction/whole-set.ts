import type { Project } from '@svc/contract/account/project';
import type { WholeSet } from '@svc/contract/act/prediction';
import type { Provenance } from '@svc/contract/kernel';
import {
  type AssistedPrompt,
  currentMethod,
  type Estimate,
  type Published,
  predictPresence,
} from '@svc/scoring';
import { type Context, invalid, mapInTurns, notFound } from '../../../kernel/index.ts';
import { scanRow } from '../../measure/scan/index.ts';
import { modelOfVersion, projectModel } from './model.ts';
import { scannedPrompts } from './queries.ts';
import { readHistory } from './queries-history.ts';
import { ownReadings } from './queries-reading.ts';
import { countAnswers, otherPrompts, versionOf } from './queries-whole-set.ts';
import { cellsOf, type PromptSubject } from './subject.ts';

/**
 * Presence over the whole prompt set of a scan that asked a random part of it, in two ways: what was predicted of all prompts
 * before the scan, corrected by how far the answers were from it (wrong predictions widen the interval; they do not shift it);
 * and from the answers alone.
 * Throws invalid for a scan whose prompts were not drawn at random, or that still runs.
 */
export async function estimateWholeSet(
  context: Context,
  project: Project,
  scanId: string,
): Promise<WholeSet[]> {
  const scan = await scanRow(context, scanId, ['projectId', 'config', 'createdAt', 'finishedAt', 'result']);
  if (scan?.projectId !== project.id) throw notFound('scan', scanId, 'GET /v1/scans');
  const { config, finishedAt } = scan;
  if (!config.drawPrompts || config.promptSetId === null || finishedAt === null)
    throw invalid(
      'scanId',
      'Only a finished scan with prompts drawn at random from its set covers the whole set. Start one with config {"drawPrompts": true, "maxPrompts": 100}.',
      { expected: 'a finished scan with drawPrompts' },
    );
  const key = { projectId: project.id, until: new Date(scan.createdAt) };
  const [asked, others, counts, history, readings, version] = await Promise.all([
    scannedPrompts(context, scanId),
    otherPrompts(context, { scanId, setId: config.promptSetId, until: scan.createdAt }),
    countAnswers(context, scanId),
    readHistory(context, key),
    ownReadings(context, project),
    versionOf(context, scanId),
  ]);
  const basis = { ...key, mode: context.workspace.mode, project, history, tier: null, readings };
  // The model of that time: one trained since may have learned from the very answers that correct it.
  const kept = version === null ? null : await modelOfVersion(context, version, basis);
  const model = kept ?? (await projectModel(context, basis));
  const around = {
    readings,
    tier: null,
    language: config.language ?? project.locale.language,
    now: key.until,
    brand: project.id,
    domains: project.brand.domains,
    history,
  };
  const predict = async (prompts: readonly PromptSubject[], engine: string): Promise<number[]> =>
    mapInTurns(
      await cellsOf(prompts, { ...around, engines: [engine] }),
      ({ subject }) => predictPresence(model, subject).mean,
    );
  const ofEngine = async (engine: string): Promise<WholeSet> => {
    const predictedOfAsked = await predict(asked, engine);
    const measured = predictedOfAsked.flatMap((predicted, at): AssistedPrompt[] => {
      const found = counts.get(`${engine}/${asked[at]?.index}`);
      return found ? [{ cluster: found, predicted }] : [];
    });
    const listed = asked.length + others.length;
    const clusters = measured.map(({ cluster }) => cluster);
    const badge = scan.result?.engines.find((measured) => measured.engine === engine)?.provenance;
    const figure = (found: Published<Estimate>, provenance: Provenance) => ({
      ...found,
      successes: clusters.reduce((sum, { successes }) => sum + successes, 0),
      trials: clusters.reduce((sum, { trials }) => sum + trials, 0),
      market: null,
      provenance,
      asOf: finishedAt,
      status: found.value === null ? ('insufficient' as const) : ('measured' as const),
    });
    const assisted = currentMethod.estimateAssisted(measured, await predict(others, engine));
    return {
      engine,
      prompts: listed,
      // Answers and predictions together are no live figure.
      presence: figure(assisted, 'predicted'),
      answersAlone: figure(currentMethod.estimateListed(clusters, { prompts: listed }), badge ?? 'live'),
    };
  };
  return Promise.all(config.engines.filter((engine) => engine !== 'sandbox').map(ofEngine));
}
