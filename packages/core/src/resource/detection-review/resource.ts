import { operation } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import { ScanParams } from '../scan/index.ts';
import {
  CorrectDetection,
  Detection,
  DetectionList,
  DetectionParams,
  ListUncertain,
  ScanReparse,
} from './schema.ts';
import { correctDetection, listUncertainDetections, reparseScan } from './service.ts';

const group = 'Detections';

export const detectionReviewOperations = [
  operation({
    id: 'reparse_scan',
    group,
    address: 'POST /v1/scans/{scanId}/reparse',
    effect: 'update',
    scope: 'scans:write',
    provenance: 'cached',
    summary: 'Read a scan’s answers again',
    description:
      'Reads stored answers with the project’s present names, domains and verdicts and the newest detector, at 0 credits. Scores are recomputed, the change is marked, and earlier readings are kept.',
    params: ScanParams,
    returns: ScanReparse,
    errors: ['not_found', 'conflict'],
    run: reparseScan,
  }),
  operation({
    id: 'list_uncertain_detections',
    group,
    address: 'GET /v1/projects/{projectId}/detections/uncertain',
    effect: 'read',
    scope: 'scans:read',
    fine: 'answers:read',
    provenance: 'cached',
    summary: 'List detections that need a person',
    description:
      'Words that may or may not mean the brand, in their context, with how likely it is. Decide them with correct_detection.',
    params: ProjectParams,
    query: ListUncertain,
    returns: DetectionList,
    errors: ['not_found'],
    run: listUncertainDetections,
  }),
  operation({
    id: 'correct_detection',
    group,
    address: 'PATCH /v1/projects/{projectId}/detections/{detectionId}',
    effect: 'update',
    scope: 'scans:write',
    fine: 'answers:write',
    provenance: 'cached',
    summary: 'Say whether words mean the brand',
    description:
      'Your word stands for that answer and teaches the project’s rule for the others: within seconds, stored answers are read again at 0 credits. Any detection of an answer can be corrected, not only uncertain ones.',
    params: DetectionParams,
    body: CorrectDetection,
    returns: Detection,
    errors: ['not_found'],
    run: correctDetection,
  }),
];
