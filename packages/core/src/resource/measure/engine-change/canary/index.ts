export { type CanaryPanel, type CanaryShift, compareCanary } from './compare.ts';
export { canaryPrompts } from './prompts.ts';
export { type CanaryTools, watchEngines } from './watch.ts';
