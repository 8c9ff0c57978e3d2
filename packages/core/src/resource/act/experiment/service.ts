import { createHash } from 'node:crypto';
import {
  type CreateExperiment,
  type Design,
  type Experiment,
  type ExperimentDetail,
  type ExperimentParams,
  type ExperimentResults,
  type ExperimentSummary,
  experimentStarted,
  type ListExperiments,
  type StartExperiment,
} from '@svc/contract/act/experiment';
import { storableJson } from '@svc/db';
import { assignArms, createRandom } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  emit,
  instant,
  invalid,
  type List,
  lock,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { promptsByIds } from '../../measure/prompt-set/index.ts';
import { mostCredits, outsideConfig, startScan } from '../../measure/scan/index.ts';
import { activePrompts, basisOf } from '../prediction/index.ts';
import { balanceOf, lookNow, tellEnded } from './look.ts';
import { baselinesOf, poolOf } from './pool.ts';
import {
  addScan,
  findStored,
  insertExperiment,
  listStored,
  type StoredExperiment,
  saveExperiment,
} from './queries.ts';
import { nextOf, sentenceOf } from './words.ts';

const analysis =
  'Difference in differences over prompts and engines, each cell weighing the same; clusters are units; t with Satterthwaite degrees; two-sided 5% over all looks (O’Brien and Fleming’s spending when sequential).';

async function stored(
  context: Context,
  { projectId, experimentId }: ExperimentParams,
): Promise<StoredExperiment> {
  await getProject(context, { projectId });
  const row = await findStored(context, projectId, experimentId);
  if (!row) throw notFound('experiment', experimentId, `GET /v1/projects/${projectId}/experiments`);
  return row;
}

export async function listExperiments(
  context: Context,
  { projectId, ...query }: ListExperiments & { projectId: string },
): Promise<List<ExperimentSummary>> {
  await getProject(context, { projectId });
  return listStored(context, projectId, query, toSummary);
}

/** Decides arms by chance and writes down what will be judged how: the hash of it stands in the audit log from then on. */
export const createExperiment = (
  context: RunContext,
  { projectId, name, change, measure, unit, promptIds, ...plan }: CreateExperiment & { projectId: string },
): Promise<Experiment> =>
  transaction(context, async (context) => {
    const pool = await poolOf(context, { projectId, promptIds, ...plan });
    const { engines } = pool;
    const unitOf = unit === 'page' ? await pagesOf(context, projectId) : new Map<string, string>();
    const baselines = await baselinesOf(context, { projectId, engines, measure });
    const units = Map.groupBy(pool.prompts, ({ id }) => unitOf.get(id) ?? id);
    if (units.size < 12)
      throw invalid('unit', `The prompts make ${units.size} units, too few to keep a holdout.`, {
        expected: '12 units or more: unit “prompt”, or more pages',
        received: unit,
      });
    // Below 2^48, so that it is the same number everywhere.
    const seed = Number.parseInt(newId('experiment').slice(-12), 16);
    const treated = assignArms(
      [...units].map(([id, own]) => {
        const known = own.flatMap((prompt) => baselines.get(prompt.id) ?? []);
        const baseline =
          known.length === 0 ? null : known.reduce((sum, rate) => sum + rate, 0) / known.length;
        return { id, intent: own[0]?.intent ?? '', baseline };
      }),
      createRandom(seed),
    );
    const design: Design = {
      change,
      measure,
      unit,
      ...plan,
      engines,
      seed,
      analysis,
      prompts: [...units].flatMap(([id, own]) =>
        own.map((prompt) => ({
          promptId: prompt.id,
          arm: treated.has(id) ? ('treated' as const) : ('holdout' as const),
          unit: id,
          intent: prompt.intent,
        })),
      ),
    };
    const hash = createHash('sha256').update(storableJson({ name, design })).digest('hex');
    const at = instant(context.now());
    const id = newId('experiment');
    await insertExperiment(context, {
      id,
      projectId,
      name,
      state: 'registered',
      design,
      hash,
      createdAt: at,
      updatedAt: at,
    });
    await audit(context, 'experiment.registered', id, { name, hash, design });
    return toExperiment(await stored(context, { projectId, experimentId: id }));
  });

/** The own page that fits each prompt best. */
async function pagesOf(context: RunContext, projectId: string): Promise<Map<string, string>> {
  const project = await getProject(context, { projectId });
  const { cells } = await basisOf(context, project, await activePrompts(context, project), { page: null });
  return new Map(
    cells.flatMap(({ prompt, pageUrl }) => (prompt.id && pageUrl ? [[prompt.id, pageUrl] as const] : [])),
  );
}

const scanOf = ({ projectId, design }: StoredExperiment, { maxCredits }: StartExperiment) => ({
  projectId,
  config: {
    engines: design.engines,
    samplesK: design.samplesK,
    ...(maxCredits !== undefined && { maxCredits }),
  },
  promptIds: design.prompts.map(({ promptId }) => promptId),
});

export const creditsToStart = async (
  context: RunContext,
  input: StartExperiment & ExperimentParams,
): Promise<number> => mostCredits(context, scanOf(await stored(context, input), input));

/** Throws conflict where no scan is due; says what is. */
function sideDue({ state, design, scans }: StoredExperiment, live: boolean): 'before' | 'after' {
  const refuse = (detail: string) => new ServiceError('conflict', detail);
  if (state === 'ended' || state === 'stopped')
    throw refuse(`The experiment has ${state === 'ended' ? 'ended' : 'been stopped'}.`);
  if (scans.open > 0)
    throw refuse('A scan of the experiment is running. Start the next one when it has finished.');
  if (scans.before < design.scansBefore) {
    if (live)
      throw refuse(
        `The experiment needs ${design.scansBefore - scans.before} more scans before the change goes live.`,
      );
    return 'before';
  }
  if (state !== 'running' && !live)
    throw refuse(
      'The scans before the change are done. Make the change for the treated prompts, then start with {"live": true}.',
    );
  if (scans.after >= design.scansAfter)
    throw refuse('All scans of the experiment are done. Read its result.');
  return 'after';
}

/** Starts the next registered scan: those before the change, then, once it is live, those after it. */
export const startExperiment = (
  context: RunContext,
  { projectId, experimentId, ...input }: StartExperiment & ExperimentParams,
): Promise<ExperimentSummary> =>
  transaction(context, async (context) => {
    await lock(context, experimentId);
    const key = { projectId, experimentId };
    const row = await stored(context, key);
    const side = sideDue(row, input.live);
    const scan = await startScan(context, scanOf(row, input)).catch(outsideConfig);
    const now = instant(context.now());
    await addScan(context, { experimentId, scanId: scan.id, side, startedAt: now });
    await saveExperiment(context, {
      ...row,
      state: side === 'before' ? 'baseline' : 'running',
      treatedAt: side === 'after' ? (row.treatedAt ?? now) : null,
      updatedAt: now,
    });
    await audit(context, 'experiment.scan_started', experimentId, { side, scanId: scan.id, hash: row.hash });
    const started = await stored(context, key);
    if (row.state === 'registered')
      await emit(context, {
        type: experimentStarted,
        resource: experimentId,
        projectId,
        data: { experimentId, name: row.name, state: started.state, verdict: null, value: null, ci: null },
      });
    return toSummary(started);
  });

/** Ends it before its time; what was looked at by then stands. */
export const stopExperiment = (context: Context, input: ExperimentParams): Promise<ExperimentSummary> =>
  transaction(context, async (context) => {
    await lock(context, input.experimentId);
    const row = await stored(context, input);
    if (row.state === 'ended' || row.state === 'stopped')
      throw new ServiceError('conflict', `The experiment is ${row.state} and cannot be stopped.`);
    const now = instant(context.now());
    const stopped: StoredExperiment = { ...row, state: 'stopped', endedAt: now, updatedAt: now };
    await saveExperiment(context, stopped);
    await audit(context, 'experiment.stopped', row.id, { hash: row.hash });
    await tellEnded(context, stopped);
    return toSummary(stopped);
  });

/** Its arms can be read at any time, whatever has become of their prompts. */
export async function getExperiment(context: Context, input: ExperimentParams): Promise<ExperimentDetail> {
  const row = await stored(context, input);
  const ids = row.design.prompts.map(({ promptId }) => promptId);
  const prompts = await promptsByIds(context, row.projectId, ids);
  const texts = new Map(prompts.map(({ id, text }) => [id, text]));
  return {
    ...toExperiment(row),
    arms: row.design.prompts.map(({ promptId, arm, unit }) => ({
      promptId,
      text: texts.get(promptId) ?? null,
      arm,
      unit,
    })),
    sentence: nextOf(row),
  };
}

/** Figures only where the registered rule allows a look; a look at newer scans is kept by the worker. */
export async function getExperimentResults(
  context: Context,
  input: ExperimentParams,
): Promise<ExperimentResults> {
  const row = await stored(context, input);
  const fresh = row.state === 'running' ? await lookNow(context, row) : null;
  const result = fresh ?? row.result;
  return {
    ...toSummary({ ...row, result, state: fresh?.final ? 'ended' : row.state }),
    result,
    balance: await balanceOf(context, row),
    sentence: sentenceOf(row, result),
  };
}

function toSummary({ design, result, ...row }: StoredExperiment): ExperimentSummary {
  const count = (arm: string): number => design.prompts.filter((prompt) => prompt.arm === arm).length;
  return {
    id: row.id,
    projectId: row.projectId,
    name: row.name,
    state: row.state,
    provenance: result?.provenance ?? 'live',
    hash: row.hash,
    treated: count('treated'),
    holdout: count('holdout'),
    scans: row.scans,
    treatedAt: row.treatedAt,
    endedAt: row.endedAt,
    createdAt: row.createdAt,
  };
}

const toExperiment = (row: StoredExperiment): Experiment => ({ ...toSummary(row), design: row.design });
