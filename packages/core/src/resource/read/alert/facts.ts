import type { Project } from '@svc/contract/account/project';
import type { AlertReading, AlertRule } from '@svc/contract/read/alert';
import { partOf, say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { readBalance } from '../../account/credit/index.ts';
import { forecastUsage } from '../../account/usage/index.ts';
import { engineChanges } from '../../measure/engine-change/index.ts';
import type { WatchedAlert } from './queries.ts';
import { newestScanAt, readGoal } from './queries-facts.ts';

/** Such a rule reads facts or another forecast: it makes no test of its own. */
export interface Fact {
  state: 'fires' | 'between' | 'calm';
  /** The sentence of a firing, or of the rule where it does not fire. */
  sentence: string;
  calm: string;
  reading?: Partial<AlertReading>;
}

export type FactKind = 'goal_at_risk' | 'engine_changed' | 'credits_low' | 'credits_end';
/** A sentence where there is nothing to look at yet. */
type ReadFact = (context: Context, project: Project, alert: WatchedAlert) => Promise<Fact | string>;

/** Below this a goal is at risk, unless the rule says otherwise; above by `sure` it is so no more. */
const usualRisk = 0.3;
const sure = 0.1;
const usualDays = 14;

const reads: Record<FactKind, ReadFact> = {
  async credits_low(context, _, alert) {
    const { available } = await readBalance(context);
    const limit = alert.threshold ?? Math.ceil(context.workspace.limits.creditsPerMonth / 5);
    return {
      state: available < limit ? 'fires' : 'calm',
      sentence: say({ id: 'fact.credits_low', values: { left: available, limit } }),
      calm: say({ id: 'fact.credits_left', values: { left: available } }),
    };
  },

  async credits_end(context, _, alert) {
    const days = alert.threshold ?? usualDays;
    const { status, missing, available, exhaustedOn, exhaustedEarliest } = await forecastUsage(context, {
      days,
    });
    if (status === 'insufficient') return missing ?? 'There is no forecast yet.';
    return {
      state: exhaustedOn !== null ? 'fires' : exhaustedEarliest !== null ? 'between' : 'calm',
      sentence: say({
        id: 'fact.credits_end',
        values: { day: exhaustedOn ?? '', earliest: exhaustedEarliest ?? '', left: available },
      }),
      calm: say({ id: 'fact.credits_last', values: { days, left: available } }),
    };
  },

  async goal_at_risk(context, project, alert) {
    const goal = await readGoal(context, project.id, alert.goalId ?? '');
    if (!goal) return 'This alert’s goal was deleted. Choose another goal, or delete the alert.';
    const { name, target, due, reachedAt } = goal;
    const { figure, probability, missing } = goal.standing;
    if (probability === null) return missing ?? 'The goal’s probability is not known yet.';
    const limit = alert.threshold ?? usualRisk;
    const now = figure && {
      value: figure.value ?? 0,
      ci: figure.ci && { ...figure.ci, level: 0.95 as const },
      ...{ n: figure.n, trials: figure.trials },
    };
    const shown = now && { value: now.value, ci: now.ci && { low: now.ci.low, high: now.ci.high } };
    const stands = { probability, target, due, now: shown };
    return {
      state: probability < limit ? 'fires' : probability < limit + sure ? 'between' : 'calm',
      sentence: say({ id: 'fact.goal_at_risk', values: { name, ...stands } }),
      calm: say({ id: 'fact.goal_stands', values: { reached: reachedAt !== null, ...stands } }),
      reading: {
        ...(figure && { provenance: figure.provenance }),
        now: now && {
          ...now,
          ci: now.ci && { low: now.ci.low, high: now.ci.high, level: 0.95, method: now.ci.method },
        },
      },
    };
  },

  /** It is over once a newer scan exists: that scan shows the engine as it is now. */
  async engine_changed(context, project, alert) {
    const since = [await newestScanAt(context, project.id), alert.watchFrom, alert.createdAt]
      .flatMap((at) => at ?? [])
      .reduce((one, other) => (Date.parse(one) > Date.parse(other) ? one : other));
    const engines = alert.engine === null ? project.engines : [alert.engine];
    const changes = (await engineChanges(context.db, context.workspace.mode, { since })).filter(
      ({ engine }) => engines.includes(engine),
    );
    const [newest] = changes;
    return {
      state: newest ? 'fires' : 'calm',
      sentence: newest
        ? say({ id: 'fact.engine_changed', values: { engine: newest.engine, what: partOf(newest.what) } })
        : '',
      calm: 'No engine has changed since the newest scan.',
    };
  },
};

export const isFact = (kind: AlertRule['kind']): kind is FactKind => Object.hasOwn(reads, kind);

export const readFact = (
  context: Context,
  project: Project,
  alert: WatchedAlert & { kind: FactKind },
): Promise<Fact | string> => reads[alert.kind](context, project, alert);

/** Why such a rule has no rate of false alarms. */
export const inWords: Record<FactKind, string> = {
  goal_at_risk: 'This alert watches a forecast, not a test, so it has no false-alarm rate.',
  engine_changed:
    'This alert reports what was noticed about the engine. It tests nothing, so it has no false-alarm rate.',
  credits_low: 'This alert counts credits, so it raises no false alarms.',
  credits_end:
    'This alert watches the forecast of your usage. It tests nothing, so it has no false-alarm rate.',
};
