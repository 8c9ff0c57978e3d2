import { operation, resource } from '../../kernel/operation.ts';
import {
  CorrectDetection,
  Detection,
  DetectionList,
  DetectionParams,
  ListUncertain,
  ScanReparse,
} from './schema.ts';

export const detectionReviewOperations = resource('Detections', [
  operation({
    id: 'reparse_scan',
    address: 'POST /v1/scans/{scanId}/reparse',
    effect: 'update',
    scope: 'scans:write',
    summary: 'Read a scan’s answers again',
    description:
      'Reads stored answers again with the project’s current names, domains and verdicts and the newest detector, at 0 credits. Scores are recomputed, the change is marked, and earlier readings are kept.',
    returns: ScanReparse,
    errors: ['conflict'],
  }),
  operation({
    id: 'list_uncertain_detections',
    address: 'GET /v1/projects/{projectId}/detections/uncertain',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'List detections that need a person',
    description:
      'Words that may or may not mean the brand, in context, with the probability that they do. Decide with correct_detection.',
    query: ListUncertain,
    returns: DetectionList,
  }),
  operation({
    id: 'correct_detection',
    address: 'PATCH /v1/projects/{projectId}/detections/{detectionId}',
    scope: 'scans:write',
    fine: 'answers:write',
    summary: 'Say whether words mean the brand',
    description:
      'Your verdict holds for that answer and teaches the project’s rule for the others: within seconds, stored answers are read again at 0 credits. Any detection can be corrected, not only uncertain ones.',
    params: DetectionParams,
    body: CorrectDetection,
    returns: Detection,
  }),
]);
