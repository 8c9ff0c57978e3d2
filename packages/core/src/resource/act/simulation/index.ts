export { type Edit, edits, featuresSetBy } from './edit.ts';
export { getSimulation } from './service.ts';
export { simulationVerbs } from './verbs.ts';
