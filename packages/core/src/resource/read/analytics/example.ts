import type { RunContext } from '../../../environment/index.ts';
import type { MakeExample } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';

const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  query: { projectId: (await makeFinishedScan(caller, 2)).projectId },
});

const twoPeriods: MakeExample<RunContext> = async (caller) => {
  const { projectId } = await makeFinishedScan(caller, 2);
  const before = { from: '2026-10-01', to: '2026-10-31' };
  return { body: { projectId, before, after: { from: '2026-11-01', to: '2026-11-30' } } };
};

export const analyticsExamples: Record<string, MakeExample<RunContext>> = {
  get_analytics_overview: ofScannedProject,
  get_history: ofScannedProject,
  get_forecast: ofScannedProject,
  get_movers: ofScannedProject,
  compare_periods: twoPeriods,
  decompose_change: twoPeriods,
  get_volatility: ofScannedProject,
  get_position_distribution: ofScannedProject,
  query_metrics: async (caller) => {
    const { projectId } = await makeFinishedScan(caller);
    return { body: { projectId, metrics: ['presence', 'answers'], dimensions: ['engine', 'intent'] } };
  },
};
