import { detectionReviewOperations } from '@svc/contract/measure/detection-review';
import { implement } from '../../../implement/index.ts';
import { correctDetection, listUncertainDetections, reparseScan } from './service.ts';

export const detectionReviewVerbs = implement(detectionReviewOperations, {
  reparse_scan: { run: reparseScan },
  list_uncertain_detections: { run: listUncertainDetections },
  correct_detection: { run: correctDetection },
});
