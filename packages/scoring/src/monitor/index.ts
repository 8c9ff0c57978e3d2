export { type AlertBacktest, backtestAlert, type PanelModel } from './alert-backtest.ts';
export { calmPanel, type DrawCalm, simulatedRate } from './calm-panel.ts';
export {
  type AlertPoint,
  type AlertRule,
  changeFromBaseline,
  defaultAlertRule,
  limitOfSurfaces,
  type PanelLook,
  watchPanel,
} from './ewma.ts';
export {
  type BreakRule,
  defaultBreakRule,
  findBreaks,
  findBreaksSteps,
  ruleOfMany,
  type SeriesBreak,
} from './find-breaks.ts';
export {
  chanceOfReaching,
  fewestForecastScans,
  forecastScans,
  type ScanForecast,
} from './forecast-scans.ts';
export { estimateLossInRuns } from './loss-in-runs.ts';
export { moveToLevel } from './move-to-level.ts';
export { expectNextScan } from './next-scan.ts';
export { chanceOfNone } from './none-expected.ts';
export { decideStop, type StopDecision, widenForStopping } from './stop-when.ts';
export { isTargetShown } from './target-shown.ts';
