import type { ConfigScorecard } from '@svc/contract/across/project-config';
import { scorecardOperations } from '@svc/contract/act/scorecard';
import type { z } from 'zod';
import {
  createScorecard,
  deleteScorecard,
  listScorecards,
  updateScorecard,
} from '../../act/scorecard/index.ts';
import { everyItem, ruleOf } from './part.ts';
import { listPart } from './part-list.ts';
import { segmentNames } from './part-segment.ts';

export const scorecardPart = listPart<z.output<typeof ConfigScorecard>>({
  reads: ruleOf(scorecardOperations, 'list_scorecards'),
  writes: ruleOf(scorecardOperations, 'create_scorecard'),
  async stored(context, projectId) {
    const segments = await segmentNames(context, projectId);
    const all = await everyItem((page) => listScorecards(context, { projectId, ...page }));
    return all.map(({ id, name, days, rows }) => ({
      id,
      item: {
        name,
        days,
        rows: rows.map(({ segmentId, ...rest }) => ({
          ...rest,
          ...(segmentId !== undefined && { segment: segments.nameOf(segmentId) }),
        })),
      },
    }));
  },
  async saver(context, projectId) {
    const segments = await segmentNames(context, projectId);
    return async ({ rows, ...rest }, before) => {
      const card = {
        ...rest,
        projectId,
        rows: rows.map(({ segment, ...one }, index) => ({
          ...one,
          ...(segment !== undefined && {
            segmentId: segments.idOf(segment, `scorecards[${rest.name}].rows[${index}].segment`),
          }),
        })),
      };
      return before
        ? updateScorecard(context, { ...card, scorecardId: before.id })
        : createScorecard(context, card);
    };
  },
  remove: (context, projectId, scorecardId) => deleteScorecard(context, { projectId, scorecardId }),
});
