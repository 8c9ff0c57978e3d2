import { segmentOperations, segments } from '@svc/contract/measure/segment';
import { plainExamples } from '../../../entity/example.ts';
import { withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { ofScannedProject } from '../scan/example.ts';

const plain = plainExamples(segmentOperations, segments, {
  place: inProject,
  body: { name: 'Buying', rules: { intents: ['best_of', 'comparison'] } },
  changes: { rules: { intents: ['best_of'] } },
});

export const segmentExamples = {
  ...plain,
  preview_segment: withBody(ofScannedProject, { rules: { engines: ['sandbox'] } }),
};
