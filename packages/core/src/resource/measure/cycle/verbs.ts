import { cycleOperations } from '@svc/contract/measure/cycle';
import { implement } from '../../../implement/index.ts';
import { getCycle } from './service.ts';

export const cycleVerbs = implement(cycleOperations, {
  get_cycle: { run: getCycle },
});
