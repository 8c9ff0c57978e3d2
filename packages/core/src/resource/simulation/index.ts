export { type Edit, type EditName, editNames, edits, featuresSetBy } from './edit.ts';
export { simulationOperations } from './resource.ts';
export { SimulateChange, Simulation } from './schema.ts';
export { getSimulation } from './service.ts';
