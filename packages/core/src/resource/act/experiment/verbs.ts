import { experimentOperations } from '@svc/contract/act/experiment';
import { implement } from '../../../implement/index.ts';
import { estimateExperiment } from './estimate.ts';
import {
  createExperiment,
  creditsToStart,
  getExperiment,
  getExperimentResults,
  listExperiments,
  startExperiment,
  stopExperiment,
} from './service.ts';

export const experimentVerbs = implement(experimentOperations, {
  estimate_experiment: { run: estimateExperiment },
  create_experiment: { run: createExperiment },
  list_experiments: { run: listExperiments },
  get_experiment: { run: getExperiment },
  start_experiment: { credits: creditsToStart, run: startExperiment },
  get_experiment_results: { run: getExperimentResults },
  stop_experiment: { run: stopExperiment },
});
