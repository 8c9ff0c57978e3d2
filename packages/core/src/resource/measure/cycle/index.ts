export { dealSet, mostDealt, nextPart } from './deal.ts';
export { type Cycle, cycleOf, windowAt } from './runs.ts';
export { getCycle } from './service.ts';
export { cycleVerbs } from './verbs.ts';
