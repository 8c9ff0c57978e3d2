export { type AlertBacktest, backtestAlert, type PanelModel } from './alert-backtest.ts';
export { confidenceSequence, type SequenceInterval } from './confidence-sequence.ts';
export { type AlertPoint, type AlertRule, defaultAlertRule, type PanelLook, watchPanel } from './ewma.ts';
export { decideStop, finalEstimate, type StopDecision } from './stop-when.ts';
