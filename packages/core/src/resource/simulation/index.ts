export { type Edit, edits, featuresSetBy } from './edit.ts';
export { type EditName, editNames } from './edit-name.ts';
export { simulationOperations } from './resource.ts';
export { SimulateChange, Simulation } from './schema.ts';
export { getSimulation } from './service.ts';
