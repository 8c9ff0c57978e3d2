import { type AlertsResult, type AlertsTask, simulateAlerts } from './alerts.ts';
import { type AssistedResult, type AssistedTask, simulateAssisted } from './assisted.ts';
import { type CellsResult, type CellsTask, simulateCells } from './cells.ts';
import { type ComparisonResult, type ComparisonTask, simulateComparison } from './comparison.ts';
import { type CoverageResult, type CoverageTask, simulateCoverage } from './coverage.ts';
import { type EnginesResult, type EnginesTask, simulateEngines } from './engines.ts';
import { type HeadToHeadResult, type HeadToHeadTask, simulateHeadToHead } from './head-to-head.ts';
import { type HistoryResult, type HistoryTask, simulateHistory } from './history.ts';
import { type MendResult, type MendTask, simulateMend } from './mend.ts';
import { type MoversResult, type MoversTask, simulateMovers } from './movers.ts';
import { type ScenarioResult, type ScenarioTask, simulateScenario } from './scenario.ts';
import { type ShareResult, type ShareTask, simulateShare } from './share.ts';
import { type StoppingResult, type StoppingTask, simulateStopping } from './stopping.ts';

export type Task =
  | CoverageTask
  | CellsTask
  | EnginesTask
  | AssistedTask
  | HistoryTask
  | AlertsTask
  | MoversTask
  | StoppingTask
  | ComparisonTask
  | HeadToHeadTask
  | ShareTask
  | ScenarioTask
  | MendTask;

export type Result =
  | CoverageResult
  | CellsResult
  | EnginesResult
  | AssistedResult
  | HistoryResult
  | AlertsResult
  | MoversResult
  | StoppingResult
  | ComparisonResult
  | HeadToHeadResult
  | ShareResult
  | ScenarioResult
  | MendResult;

/** The module that simulates a task, from the benchmark's folder. */
export function moduleOf({ kind }: Task): string {
  return `simulation/${kind === 'headToHead' ? 'head-to-head' : kind}.ts`;
}

export function simulate(task: Task): Result {
  switch (task.kind) {
    case 'coverage':
      return simulateCoverage(task);
    case 'cells':
      return simulateCells(task);
    case 'engines':
      return simulateEngines(task);
    case 'assisted':
      return simulateAssisted(task);
    case 'history':
      return simulateHistory(task);
    case 'alerts':
      return simulateAlerts(task);
    case 'movers':
      return simulateMovers(task);
    case 'stopping':
      return simulateStopping(task);
    case 'comparison':
      return simulateComparison(task);
    case 'headToHead':
      return simulateHeadToHead(task);
    case 'share':
      return simulateShare(task);
    case 'scenario':
      return simulateScenario(task);
    case 'mend':
      return simulateMend(task);
  }
}
