import { scorecardOperations, scorecards } from '@svc/contract/act/scorecard';
import { plainExamples } from '../../../entity/example.ts';
import { ofScannedProject } from '../../measure/scan/example.ts';

export const scorecardExamples = plainExamples(scorecardOperations, scorecards, {
  place: ofScannedProject,
  body: {
    name: 'Board',
    rows: [
      { name: 'Presence', weight: 2, target: 0.5 },
      { name: 'Mention', measure: 'mention', target: 0.4 },
    ],
  },
  changes: { days: 90 },
});
