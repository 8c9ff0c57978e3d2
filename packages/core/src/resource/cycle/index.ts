export { dealSet, mostDealt, nextPart } from './deal.ts';
export { cycleOperations } from './resource.ts';
export { type Cycle, cycleOf, windowAt } from './runs.ts';
export { CycleReading } from './schema.ts';
export { getCycle } from './service.ts';
