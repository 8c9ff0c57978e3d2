import { goalOperations, goals } from '@svc/contract/act/goal';
import { plainExamples } from '../../../entity/example.ts';
import { ofScannedProject } from '../../measure/scan/example.ts';

export const goalExamples = plainExamples(goalOperations, goals, {
  place: ofScannedProject,
  body: { name: 'Half of the answers', target: 0.5, due: '2099-06-30' },
  changes: { target: 0.6 },
});
