import { experimentEnded, type Result } from '@svc/contract/act/experiment';
import { weakest } from '@svc/contract/kernel';
import { checkBalance, intervalAt, type LiftCell, levelOfScan, readLift } from '@svc/scoring';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { audit, type Context, emit, instant, lock, transaction } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { readPanel } from '../../measure/cell/index.ts';
import { countsOf } from '../../measure/figure/index.ts';
import { badgeOf } from '../../read/analytics/index.ts';
import { endedScans, findStored, openStored, type StoredExperiment, saveExperiment } from './queries.ts';

interface ArmReading {
  cells: LiftCell[];
  scansAfter: number;
  provenance: Result['provenance'];
}

/** Counts of its own scans alone, those before the treatment and those after it. */
async function readCells(context: Context, { id, projectId, design }: StoredExperiment): Promise<ArmReading> {
  const byPrompt = new Map(design.prompts.map((prompt) => [prompt.promptId, prompt]));
  const scans = await endedScans(context, id);
  const cells = new Map<string, LiftCell>();
  const badges: Result['provenance'][] = [];
  for (const { scanId, side } of scans) {
    const { prompts, groups } = await readPanel(context, {
      projectId,
      from: null,
      to: null,
      scanId,
      rules: [{ engines: design.engines }],
      brandIds: 'own',
      bucket: 'all',
    });
    if (groups.length > 0) badges.push(badgeOf(groups));
    for (const { engine, cells: own } of groups)
      for (const cell of own) {
        const promptId = prompts[cell.prompt]?.key ?? '';
        const assigned = byPrompt.get(promptId);
        const { successes, trials } = countsOf(design.measure, cell);
        if (!assigned || trials === 0) continue;
        const key = `${engine}\n${promptId}`;
        const treated = assigned.arm === 'treated';
        const known = cells.get(key) ?? {
          cluster: assigned.unit,
          engine,
          treated,
          before: null,
          after: null,
        };
        const sum = known[side] ?? { successes: 0, trials: 0 };
        const summed = { successes: sum.successes + successes, trials: sum.trials + trials };
        cells.set(key, { ...known, [side]: summed });
      }
  }
  return {
    cells: [...cells.values()],
    scansAfter: scans.filter(({ side }) => side === 'after').length,
    provenance: weakest(badges) ?? 'live',
  };
}

const nothing = { cells: 0, clusters: 0, before: 0, after: 0 };

/** The result that the stop rule allows after the scans so far; null: no look is allowed yet, or this one was made already. */
export async function lookNow(context: Context, row: StoredExperiment): Promise<Result | null> {
  const { cells, scansAfter, provenance } = await readCells(context, row);
  const level = levelOfScan(row.design, scansAfter);
  if (level === 0 || scansAfter <= (row.result?.look ?? 0)) return null;
  const lift = readLift(cells);
  const last = scansAfter >= row.design.scansAfter;
  const common = { look: scansAfter, level, provenance, at: instant(context.now()) };
  if (!lift)
    return {
      ...common,
      value: 0,
      ci: { low: -1, high: 1, level: 1 - level, method: 'none' },
      pValue: 1,
      verdict: 'too_few',
      final: last,
      treated: nothing,
      holdout: nothing,
    };
  const shown = lift.pValue < level;
  return {
    ...common,
    value: Math.max(-1, Math.min(1, lift.value)),
    ci: { ...intervalAt(lift, level), level: 1 - level, method: 'difference-in-differences-t' },
    pValue: lift.pValue,
    verdict: shown ? (lift.value > 0 ? 'rise' : 'fall') : 'no_change_shown',
    final: last || shown,
    treated: lift.treated,
    holdout: lift.control,
  };
}

/** How alike the arms were in what the experiment itself measured before; null: nothing yet. */
export async function balanceOf(context: Context, row: StoredExperiment) {
  const { cells } = await readCells(context, row);
  const rates = (arm: boolean): number[] =>
    cells.flatMap(({ treated, before }) =>
      treated === arm && before ? [before.successes / before.trials] : [],
    );
  const [treated, holdout] = [rates(true), rates(false)];
  return treated.length === 0 || holdout.length === 0 ? null : checkBalance(treated, holdout);
}

/** After a scan: looks at each running experiment as its stop rule allows, and ends those that are decided. */
export async function lookAtExperiments(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ looked: number }> {
  const context = await openWorkspace(environment, workspaceId);
  if (!(await findProject(context, projectId))) return { looked: 0 };
  let looked = 0;
  for (const { id } of await openStored(context, projectId))
    if (await transaction(context, (context) => lookAtOne(context, projectId, id))) looked += 1;
  return { looked };
}

async function lookAtOne(context: Context, projectId: string, id: string): Promise<boolean> {
  await lock(context, id);
  const row = await findStored(context, projectId, id);
  const result = row?.state === 'running' ? await lookNow(context, row) : null;
  if (!row || !result) return false;
  await keepResult(context, row, result);
  return true;
}

export async function keepResult(
  context: Context,
  row: StoredExperiment,
  result: Result,
): Promise<StoredExperiment> {
  const now = instant(context.now());
  const kept: StoredExperiment = {
    ...row,
    result,
    state: result.final ? 'ended' : row.state,
    endedAt: result.final ? now : null,
    updatedAt: now,
  };
  await saveExperiment(context, kept);
  const { look, verdict, value, pValue } = result;
  await audit(context, 'experiment.looked', row.id, { hash: row.hash, look, verdict, value, pValue });
  if (result.final) await tellEnded(context, kept);
  return kept;
}

export const tellEnded = (
  context: Context,
  { id, projectId, name, state, result }: StoredExperiment,
): Promise<void> =>
  emit(context, {
    type: experimentEnded,
    resource: id,
    projectId,
    data: {
      experimentId: id,
      name,
      state,
      verdict: result?.verdict ?? null,
      value: result?.value ?? null,
      ci: result?.ci ?? null,
    },
  });
