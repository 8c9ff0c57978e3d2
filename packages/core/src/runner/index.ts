export { bodiesPrefix, readBody } from './bodies.ts';
export { eraseAnswerTexts, eraseRawBodies } from './erase.ts';
export { type GiveUpReason, quarantined, reasonToGiveUp } from './failure.ts';
export { finishScan } from './finish-scan.ts';
export { closeAbandonedScans, closeScan, giveUpRun, isDeadly } from './give-up.ts';
export { makePartitions, makePartitionsJob } from './partition.ts';
export { planScan } from './plan-scan.ts';
export { runEngine } from './run-engine.ts';
export { type CrashPoint, createRunner, type Runner, type RunnerOptions } from './runner.ts';
