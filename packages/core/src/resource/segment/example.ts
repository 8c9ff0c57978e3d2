import { segments } from '@svc/contract/segment';
import { plainExamples } from '../../entity/example.ts';
import { withBody } from '../../kernel/index.ts';
import { inProject } from '../project/example.ts';
import { ofScannedProject } from '../scan/example.ts';

const { list, create, one, update } = plainExamples(segments, {
  place: inProject,
  body: { name: 'Buying', rules: { intents: ['best_of', 'comparison'] } },
  changes: { rules: { intents: ['best_of'] } },
});

export const segmentExamples = {
  list_segments: list,
  create_segment: create,
  preview_segment: withBody(ofScannedProject, { rules: { engines: ['sandbox'] } }),
  update_segment: update,
  delete_segment: one,
};
