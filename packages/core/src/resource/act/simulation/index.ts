export { type Edit, edits, featuresSetBy, isContentEdit } from './edit.ts';
export { getSimulation } from './service.ts';
export { simulationVerbs } from './verbs.ts';
