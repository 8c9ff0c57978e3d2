import { answerOperations } from './answer/index.ts';
import { apiKeyOperations } from './api-key/index.ts';
import { calibrationOperations } from './calibration/index.ts';
import { detectionReviewOperations } from './detection-review/index.ts';
import { engineOperations } from './engine/index.ts';
import { engineRunOperations } from './engine-run/index.ts';
import type { Operation } from './kernel/index.ts';
import { methodologyOperations } from './methodology/index.ts';
import { metricOperations } from './metric/index.ts';
import { predictionOperations } from './prediction/index.ts';
import { predictorOperations } from './predictor/index.ts';
import { projectOperations } from './project/index.ts';
import { promptSetOperations } from './prompt-set/index.ts';
import { providerKeyOperations } from './provider-key/index.ts';
import { scanOperations } from './scan/index.ts';
import { scoreOperations } from './score/index.ts';
import { simulationOperations } from './simulation/index.ts';
import { workspaceOperations } from './workspace/index.ts';

/** Every operation of the service. HTTP, the OpenAPI document, the client and the tools are readers of this list. */
export const operations: readonly Operation[] = [
  ...projectOperations,
  ...promptSetOperations,
  ...scanOperations,
  ...engineRunOperations,
  ...answerOperations,
  ...detectionReviewOperations,
  ...scoreOperations,
  ...predictionOperations,
  ...predictorOperations,
  ...calibrationOperations,
  ...simulationOperations,
  ...metricOperations,
  ...engineOperations,
  ...apiKeyOperations,
  ...providerKeyOperations,
  ...workspaceOperations,
  ...methodologyOperations,
];
