import { operation } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import { compareSimulations } from './compare.ts';
import {
  CompareSimulations,
  ListSimulations,
  SimulateChange,
  Simulation,
  SimulationComparison,
  SimulationList,
  SimulationParams,
} from './schema.ts';
import { getSimulation, listSimulations, simulate, storeSimulation } from './service.ts';

const group = 'Simulations';

export const simulationOperations = [
  operation({
    id: 'simulate_change',
    group,
    address: 'POST /v1/projects/{projectId}/simulations',
    effect: 'create',
    scope: 'recommendations:write',
    provenance: 'predicted',
    summary: 'Simulate a change to the page',
    description:
      'What edits, or a new version of the page, would do to presence: median, 80% and 95% intervals and the probability of any rise, per prompt and overall. Content edits have small, fragile effects, and the intervals say so. 0 credits; kept.',
    params: ProjectParams,
    body: SimulateChange,
    returns: Simulation,
    errors: ['not_found'],
    prepare: simulate,
    run: storeSimulation,
  }),
  operation({
    id: 'list_simulations',
    group,
    address: 'GET /v1/projects/{projectId}/simulations',
    effect: 'read',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'List simulations',
    description: 'What was tried, newest first, with its overall uplift.',
    params: ProjectParams,
    query: ListSimulations,
    returns: SimulationList,
    errors: ['not_found'],
    run: listSimulations,
  }),
  operation({
    id: 'get_simulation',
    group,
    address: 'GET /v1/projects/{projectId}/simulations/{simulationId}',
    effect: 'read',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'Read a simulation',
    description: 'One simulation with its uplift for each prompt and engine.',
    params: SimulationParams,
    returns: Simulation,
    errors: ['not_found'],
    run: getSimulation,
  }),
  operation({
    id: 'compare_simulations',
    group,
    address: 'POST /v1/projects/{projectId}/simulations/compare',
    effect: 'read',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'Compare simulations',
    description:
      'Runs 2 to 10 simulations again on the same random draws, and says how likely each is to be the best, and how likely it is that none beats leaving things as they are.',
    params: ProjectParams,
    body: CompareSimulations,
    returns: SimulationComparison,
    errors: ['not_found', 'conflict'],
    run: compareSimulations,
  }),
];
