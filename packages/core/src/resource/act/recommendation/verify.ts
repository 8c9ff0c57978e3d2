import { createHash } from 'node:crypto';
import {
  type EstimateVerification,
  type Measured,
  type RecommendationParams,
  type RecommendationVerification,
  recommendationNotConfirmed,
  recommendationVerified,
  type State,
  type VerificationEstimate,
  type Verify,
} from '@svc/contract/act/recommendation';
import { estimateLift, type Lift, type LiftCell, levelOfNextLook } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  emit,
  instant,
  lock,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { readSpendable } from '../../account/credit/index.ts';
import { type Panel, readPanel } from '../../measure/cell/index.ts';
import {
  estimateScanCost,
  mostCredits,
  outsideConfig,
  resolveScan,
  startScan,
} from '../../measure/scan/index.ts';
import { badgeOf } from '../../read/analytics/index.ts';
import { moveOf } from './move.ts';
import { type StoredRecommendation, saveRecommendation, scanStands } from './queries.ts';
import { eventData, storedRecommendation } from './service.ts';
import { verdictInWords } from './verdict.ts';

const day = 86_400_000;
/** Older scans say little of how things stood. */
const daysBefore = 90;

const verifiable: readonly State[] = ['shipped', 'verified', 'not_confirmed'];

interface LookReading {
  cells: LiftCell[];
  adjust: 'difference' | 'regression';
  asOf: string | null;
  provenance: Measured['provenance'];
}

/** Counts before and after shipping, on prompts that the move touches and on the others. */
async function readCells(
  context: Context,
  { projectId, finding, ...row }: StoredRecommendation,
): Promise<LookReading> {
  const shippedAt = row.shippedAt ?? row.updatedAt;
  const read = (from: string, to: string | null): Promise<Panel> =>
    readPanel(context, { projectId, from, to, rules: [{}], brandIds: 'own', bucket: 'all' });
  const oldest = instant(new Date(Date.parse(shippedAt) - daysBefore * day));
  // Prompts that were chosen because answers left the brand out rise by themselves: what was seen since then does not.
  const byAnswers = moveOf(row.move).foundIn === 'answers';
  const since = byAnswers && row.foundAt < shippedAt ? await read(row.foundAt, shippedAt) : null;
  const fresh = since !== null && since.groups.length > 0;
  const before = fresh ? since : await read(oldest, shippedAt);
  const after = await read(shippedAt, null);
  const [prompts, engines] = [new Set(finding.promptIds), new Set(finding.engines)];
  const cells = new Map<string, LiftCell>();
  for (const side of ['before', 'after'] as const)
    for (const { engine, cells: own } of (side === 'before' ? before : after).groups)
      for (const { prompt: place, present, answers } of own) {
        const prompt = (side === 'before' ? before : after).prompts[place];
        if (!prompt || answers === 0) continue;
        const key = `${engine}\n${prompt.key}`;
        const treated = prompts.has(prompt.key) && engines.has(engine);
        const known = cells.get(key) ?? {
          cluster: prompt.question,
          engine,
          treated,
          before: null,
          after: null,
        };
        const sum = known[side] ?? { successes: 0, trials: 0 };
        cells.set(key, {
          ...known,
          [side]: { successes: sum.successes + present, trials: sum.trials + answers },
        });
      }
  return {
    cells: onTouchedEngines([...cells.values()], engines),
    adjust: byAnswers && !fresh ? 'regression' : 'difference',
    asOf:
      after.groups
        .map(({ asOf }) => asOf)
        .sort()
        .at(-1) ?? null,
    provenance: badgeOf([...before.groups, ...after.groups]),
  };
}

/**
 * The cells of engines that the move touches: an engine that drifts by itself would pass for an effect against the prompts of
 * others. Of changes without an effect at one engine of three that drifts by .4 logit, 9 of 100 were “verified” so, now 4. All cells where these engines have
 * too few other prompts.
 */
export function onTouchedEngines(cells: readonly LiftCell[], touched: ReadonlySet<string>): LiftCell[] {
  const own = cells.filter(({ engine }) => touched.has(engine));
  const others = new Set(own.flatMap(({ cluster, treated }) => (treated ? [] : [cluster])));
  return others.size < fewestCompared ? [...cells] : own;
}

function verdictOf(
  { verdict, ci, smallestVisible }: Lift,
  predicted: Measured['predicted'],
): Measured['verdict'] {
  if (verdict === 'rise') return 'rise';
  // The predicted effect was ruled out, or would have shown in 4 of 5 cases.
  const ruledOut = verdict === 'fall' || ci.high < predicted.median || smallestVisible <= predicted.median;
  return ruledOut ? 'no_rise' : 'unclear';
}

/** One look at the result; null: no new answers, or nothing to compare with. */
async function look(context: Context, row: StoredRecommendation): Promise<Measured | null> {
  if (row.prediction === null) return null;
  const { cells, adjust, asOf, provenance } = await readCells(context, row);
  const last = row.verification?.measured ?? null;
  if (asOf === null || (last !== null && asOf <= last.asOf)) return null;
  const number = (last?.look ?? 0) + 1;
  const level = levelOfNextLook(number);
  const lift = estimateLift(cells, { adjust, alpha: level });
  if (!lift) return null;
  const predicted = row.prediction.affected;
  return {
    verdict: verdictOf(lift, predicted),
    value: Math.max(-1, Math.min(1, lift.value)),
    ci: lift.ci,
    pValue: lift.pValue,
    level,
    look: number,
    standardError: lift.standardError,
    smallestVisible: lift.smallestVisible,
    predicted,
    treated: lift.treated,
    control: lift.control,
    provenance,
    asOf,
  };
}

const stateAfter = { rise: 'verified', no_rise: 'not_confirmed' } as const;

/** Keeps a look, and tells of a verdict. */
export async function keepLook(
  context: Context,
  row: StoredRecommendation,
  measured: Measured,
): Promise<StoredRecommendation> {
  const now = instant(context.now());
  const state: State = measured.verdict === 'unclear' ? row.state : stateAfter[measured.verdict];
  const changed = state !== row.state;
  const note = verdictInWords(measured);
  const kept: StoredRecommendation = {
    ...row,
    state,
    verification: { scanId: row.verification?.scanId ?? null, measured },
    history: changed ? [...row.history, { at: now, by: context.actor.id, state, note }] : row.history,
    updatedAt: now,
  };
  await saveRecommendation(context, kept);
  await audit(context, 'recommendation.measured', row.id, {
    verdict: measured.verdict,
    value: measured.value,
    look: measured.look,
  });
  if (changed && state !== 'shipped')
    await emit(context, {
      type: state === 'verified' ? recommendationVerified : recommendationNotConfirmed,
      resource: row.id,
      projectId: row.projectId,
      data: eventData(kept),
    });
  return kept;
}

type Next = { do: 'wait' | 'stand' | 'scan' } | { do: 'keep'; measured: Measured };

/** What a call does: it looks at newer answers, starts a scan for them, or neither. */
async function nextOf(context: Context, row: StoredRecommendation, scan: Verify['scan']): Promise<Next> {
  const measured = await look(context, row);
  if (measured) return { do: 'keep', measured };
  const scanId = row.verification?.scanId ?? null;
  if (scanId !== null && (await scanStands(context, scanId)) === 'open') return { do: 'wait' };
  const unclear = (row.verification?.measured?.verdict ?? 'unclear') === 'unclear';
  return { do: scan === 'if_needed' && unclear && (await canCompare(context, row)) ? 'scan' : 'stand' };
}

/** Whether a scan could tell: touched and untouched prompts were measured before. */
async function canCompare(context: Context, row: StoredRecommendation): Promise<boolean> {
  const { cells } = await readCells(context, row);
  return estimateLift(cells.map((cell) => ({ ...cell, after: cell.before }))) !== null;
}

/** Untouched prompts to compare with, for each touched one: with more, the difference is hardly surer. */
const othersPerTouched = 2;
/** Fewer on either side are not judged. */
const fewestCompared = 6;

async function scanFor(
  context: RunContext,
  row: StoredRecommendation,
  { samplesK, maxCredits, prompts }: Omit<Verify, 'scan'>,
) {
  const chosen = prompts === 'needed' ? await neededPrompts(context, row) : null;
  return {
    projectId: row.projectId,
    config: {
      ...(samplesK !== undefined && { samplesK }),
      ...(maxCredits !== undefined && { maxCredits }),
      ...(chosen && { promptIds: chosen }),
    },
  };
}

/** Touched prompts and some others, the same each time; null where that would be the whole set. */
async function neededPrompts(
  context: RunContext,
  { projectId, finding, id }: StoredRecommendation,
): Promise<string[] | null> {
  const { prompts } = await resolveScan(context, { projectId });
  const asked = (prompts ?? []).map((prompt) => prompt.id);
  const isTouched = new Set(finding.promptIds);
  const touched = asked.filter((prompt) => isTouched.has(prompt));
  const place = (prompt: string): string => createHash('sha256').update(`${id} ${prompt}`).digest('hex');
  const others = asked
    .filter((prompt) => !isTouched.has(prompt))
    .sort((a, b) => place(a).localeCompare(place(b)))
    .slice(0, Math.max(fewestCompared, othersPerTouched * touched.length));
  const needed = touched.length + others.length;
  return touched.length === 0 || needed >= asked.length ? null : [...touched, ...others];
}

export async function creditsToVerify(
  context: RunContext,
  input: Verify & RecommendationParams,
): Promise<number | null> {
  const row = await shipped(context, input);
  const next = await nextOf(context, row, input.scan);
  return next.do === 'scan' ? mostCredits(context, await scanFor(context, row, input)) : null;
}

const nexts = { keep: 'look', scan: 'scan', wait: 'wait', stand: 'nothing' } as const;

/** The next step of verify_recommendation and the most that it could cost; starts and stores nothing. */
export async function estimateVerification(
  context: RunContext,
  input: EstimateVerification & RecommendationParams,
): Promise<VerificationEstimate> {
  const row = await shipped(context, input);
  const next = await nextOf(context, row, 'if_needed');
  const scan =
    next.do === 'scan' ? await estimateScanCost(context, await scanFor(context, row, input)) : null;
  const { balance, spendable } = scan ?? (await readSpendable(context, input.projectId));
  const credits = scan?.credits ?? 0;
  return {
    recommendationId: row.id,
    next: nexts[next.do],
    credits,
    balance,
    spendable,
    affordable: credits <= spendable.credits,
    scan: scan && {
      prompts: scan.prompts,
      touched: row.finding.promptIds.length,
      engines: scan.engines,
      samplesK: scan.samplesK,
      estimatedSeconds: scan.estimatedSeconds,
    },
    smallestVisible: row.verification?.measured?.smallestVisible ?? null,
  };
}

/** Throws conflict for what is not live yet, and for moves of which no effect on presence is known. */
async function shipped(context: Context, input: RecommendationParams): Promise<StoredRecommendation> {
  const row = await storedRecommendation(context, input);
  if (!verifiable.includes(row.state))
    throw new ServiceError('conflict', `It is ${row.state}. Say that it went live, then measure.`, {
      next: `PATCH /v1/projects/${input.projectId}/recommendations/${input.recId} {"state": "shipped"} says so.`,
    });
  if (row.prediction === null)
    throw new ServiceError('conflict', `This move is not about presence. ${moveOf(row.move).proof}`);
  return row;
}

/** Difference in differences of the prompts that it touches against the others; asks engines where no newer scan tells. */
export const verifyRecommendation = (
  context: RunContext,
  input: Verify & RecommendationParams,
): Promise<RecommendationVerification> =>
  transaction(context, async (context) => {
    await lock(context, input.recId);
    const row = await shipped(context, input);
    const next = await nextOf(context, row, input.scan);
    if (next.do === 'keep') return toVerification(await keepLook(context, row, next.measured), 'measured');
    if (next.do === 'wait') return toVerification(row, 'measuring');
    if (next.do === 'stand')
      return toVerification(row, row.verification?.measured ? 'measured' : 'nothing_to_compare');
    const scan = await startScan(context, await scanFor(context, row, input)).catch(outsideConfig);
    const verification = { scanId: scan.id, measured: row.verification?.measured ?? null };
    const kept = { ...row, verification, updatedAt: instant(context.now()) };
    await saveRecommendation(context, kept);
    await audit(context, 'recommendation.measuring', row.id, { scanId: scan.id });
    return toVerification(kept, 'measuring');
  });

/** Runs after a scan that a verification requested. */
export const measureShipped = (context: Context, row: StoredRecommendation): Promise<void> =>
  transaction(context, async (context) => {
    await lock(context, row.id);
    const now = await storedRecommendation(context, { projectId: row.projectId, recId: row.id });
    const measured = now.state === 'shipped' ? await look(context, now) : null;
    if (measured) await keepLook(context, now, measured);
  });

const sentences = {
  measuring: 'A scan is running. Ask again when it has finished.',
  nothing_to_compare:
    'There is nothing to compare with: six prompts that the change affects and six that it does not must be measured before and after. If it affects all prompts, run an experiment with a holdout; the change log shows before and after.',
};

function toVerification(
  row: StoredRecommendation,
  status: RecommendationVerification['status'],
): RecommendationVerification {
  const measured = row.verification?.measured ?? null;
  return {
    recommendationId: row.id,
    provenance: measured?.provenance ?? 'live',
    state: row.state,
    status,
    scanId: status === 'measuring' ? (row.verification?.scanId ?? null) : null,
    measured,
    sentence:
      status === 'measured' && measured
        ? verdictInWords(measured)
        : sentences[status === 'measuring' ? status : 'nothing_to_compare'],
  };
}
