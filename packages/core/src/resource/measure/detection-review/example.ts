import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { makeAnswer } from '../answer/example.ts';
import { makeFinishedScan } from '../scan/example.ts';

type Caller = ExampleCaller<RunContext>;

export const detectionReviewExamples = {
  list_uncertain_detections: inProject,
  correct_detection: async (caller: Caller) => {
    const { projectId, answerId, brandId } = await makeAnswer(caller);
    const detectionId = `det_${answerId.slice(4)}_${brandId.slice(4)}`;
    return { params: { projectId, detectionId }, body: { isBrand: true } };
  },
  reparse_scan: async (caller: Caller) => ({ params: { scanId: (await makeFinishedScan(caller)).scanId } }),
};
