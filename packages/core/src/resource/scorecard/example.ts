import { scorecards } from '@svc/contract/scorecard';
import { plainExamples } from '../../entity/example.ts';
import { ofScannedProject } from '../scan/example.ts';

const { list, create, one, update } = plainExamples(scorecards, {
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

export const scorecardExamples = {
  list_scorecards: list,
  create_scorecard: create,
  get_scorecard: one,
  update_scorecard: update,
  delete_scorecard: one,
};
