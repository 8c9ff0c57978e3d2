import { simulationOperations } from '@svc/contract/act/simulation';
import { implement } from '../../../implement/index.ts';
import { compareSimulations } from './compare.ts';
import { getSimulation, listSimulations, simulate, storeSimulation } from './service.ts';

export const simulationVerbs = implement(simulationOperations, {
  simulate_change: { prepare: simulate, run: storeSimulation },
  list_simulations: { run: listSimulations },
  get_simulation: { run: getSimulation },
  compare_simulations: { run: compareSimulations },
});
