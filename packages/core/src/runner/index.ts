export { finishScan } from './finish-scan.ts';
export { planScan } from './plan-scan.ts';
export { runEngine } from './run-engine.ts';
export { type CrashPoint, createRunner, type Runner, type RunnerOptions } from './runner.ts';
