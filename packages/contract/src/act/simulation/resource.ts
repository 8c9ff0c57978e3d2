import { operation, resource } from '../../kernel/operation.ts';
import {
  CompareSimulations,
  ListSimulations,
  SimulateChange,
  Simulation,
  SimulationComparison,
  SimulationList,
} from './schema.ts';

export const simulationOperations = resource('Simulations', [
  operation({
    id: 'simulate_change',
    address: 'POST /v1/projects/{projectId}/simulations',
    scope: 'recommendations:write',
    provenance: 'predicted',
    summary: 'Simulate a change to the page',
    description:
      'What edits, or a new version of the page, would do to presence: median, 80% and 95% intervals and the probability of any rise, per prompt and overall. Content edits have small, fragile effects, and the intervals show it. 0 credits; stored.',
    body: SimulateChange,
    returns: Simulation,
  }),
  operation({
    id: 'list_simulations',
    address: 'GET /v1/projects/{projectId}/simulations',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'List simulations',
    description: 'Simulated changes, newest first, with their overall uplift.',
    query: ListSimulations,
    returns: SimulationList,
  }),
  operation({
    id: 'get_simulation',
    address: 'GET /v1/projects/{projectId}/simulations/{simulationId}',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'Read a simulation',
    description: 'One simulation with its uplift for each prompt and engine.',
    returns: Simulation,
  }),
  operation({
    id: 'compare_simulations',
    address: 'POST /v1/projects/{projectId}/simulations/compare',
    effect: 'read',
    scope: 'recommendations:read',
    provenance: 'predicted',
    summary: 'Compare simulations',
    description:
      'Runs 2 to 10 simulations again on the same random draws; gives the probability that each is best, and that none beats changing nothing. All have to start from the same page.',
    body: CompareSimulations,
    returns: SimulationComparison,
    errors: ['conflict'],
  }),
]);
