import { operation, resource } from '../../kernel/operation.ts';
import {
  CreateExperiment,
  EstimateExperiment,
  Experiment,
  ExperimentDetail,
  ExperimentEstimate,
  ExperimentList,
  ExperimentResults,
  ExperimentSummary,
  ListExperiments,
  StartExperiment,
} from './schema.ts';

const reading = { scope: 'recommendations:read', fine: 'experiments:read' } as const;
const writing = { scope: 'recommendations:write', fine: 'experiments:write' } as const;
const collection = '/v1/projects/{projectId}/experiments';
const one = `${collection}/{experimentId}` as const;

export const experimentOperations = resource('Experiments', [
  operation({
    ...reading,
    id: 'estimate_experiment',
    address: `POST ${collection}/estimate`,
    effect: 'read',
    summary: 'Estimate an experiment',
    description:
      'For three sizes: the credits, and the chance of seeing an effect given how much the project’s answers vary.',
    body: EstimateExperiment,
    returns: ExperimentEstimate,
  }),
  operation({
    ...writing,
    id: 'create_experiment',
    address: `POST ${collection}`,
    summary: 'Register an experiment',
    description:
      'Draws at random which prompts get the change and which stay without it; seed, stop rule and hash are fixed. 0 credits.',
    body: CreateExperiment,
    returns: Experiment,
  }),
  operation({
    ...reading,
    id: 'list_experiments',
    address: `GET ${collection}`,
    summary: 'List experiments',
    description: 'Newest first, with state and scans.',
    query: ListExperiments,
    returns: ExperimentList,
  }),
  operation({
    ...reading,
    id: 'get_experiment',
    address: `GET ${one}`,
    summary: 'Read an experiment',
    description: 'Its design, both groups prompt by prompt, and what comes next.',
    returns: ExperimentDetail,
  }),
  operation({
    ...writing,
    id: 'start_experiment',
    address: `POST ${one}/start`,
    effect: 'run',
    provenance: 'live',
    spendsCredits: true,
    gateable: true,
    gatedAs: ['start_scan'],
    summary: 'Start the next scan of an experiment',
    description: 'Once before the change, then with live: true. Asks only its prompts.',
    body: StartExperiment,
    returns: ExperimentSummary,
    errors: ['conflict', 'insufficient_credits', 'quota_exceeded'],
  }),
  operation({
    ...reading,
    id: 'get_experiment_results',
    address: `GET ${one}/results`,
    summary: 'Read what an experiment shows',
    description:
      'Prompts with the change against those without it, balance and verdict, as the stop rule allows.',
    returns: ExperimentResults,
  }),
  operation({
    ...writing,
    id: 'stop_experiment',
    address: `POST ${one}/stop`,
    effect: 'update',
    summary: 'Stop an experiment',
    description: 'Keeps the results so far and asks nothing more.',
    returns: ExperimentSummary,
    errors: ['conflict'],
  }),
]);
