import {
  type ReadScorecard,
  type ScorecardParams,
  type ScorecardReading,
  type ScorecardRow,
  scorecards,
} from '@svc/contract/act/scorecard';
import { everyone, everyRow, plainVerbs } from '../../../entity/index.ts';
import { type Context, invalid } from '../../../kernel/index.ts';
import { readInProject } from '../../account/project/index.ts';
import { rulesOf } from '../../read/analytics/index.ts';
import { insertVersion, ofVersion } from './queries.ts';
import { readAsOf } from './read.ts';

const {
  list: listScorecards,
  get,
  create: createScorecard,
  update: updateScorecard,
  delete: deleteScorecard,
  byId,
} = plainVerbs(scorecards, {
  table: 'scorecard',
  within: readInProject,
  visible: everyRow,
  mayRead: everyone,
  mayCreate: (context, { rows }, { projectId }) => assertRows(context, projectId, rows),
  mayChange: (context, before, { rows = before.rows }) => assertRows(context, before.projectId, rows),
  mayDelete: everyone,
  made: () => ({ version: 1 }),
  // Earlier versions stay: dates of the past are read by them.
  changed: (_context, before, { rows = before.rows, days = before.days }) => ({
    version:
      before.version + (days === before.days && JSON.stringify(rows) === JSON.stringify(before.rows) ? 0 : 1),
  }),
  also: async (context, card, before) =>
    card.version === before?.version ? undefined : insertVersion(context, card),
  derived: ofVersion,
});

export { byId, createScorecard, deleteScorecard, listScorecards, updateScorecard };

/** Throws not_found also for a version that it never had. */
export const getScorecard = async (
  context: Context,
  { projectId, scorecardId, ...at }: ReadScorecard & ScorecardParams,
): Promise<ScorecardReading> => readAsOf(context, await get(context, { projectId, scorecardId }), at);

/** Throws validation_failed for two rows of one name, a floor above the target, and another project's segment. */
async function assertRows(context: Context, projectId: string, rows: readonly ScorecardRow[]): Promise<void> {
  for (const [at, { name, target, floor = 0, segmentId }] of rows.entries()) {
    if (rows.findIndex((row) => row.name === name) !== at)
      throw invalid('rows', `Two rows are named ${name}. Give each its own name.`, {
        expected: 'a name for each',
        received: name,
      });
    if (floor > target)
      throw invalid('rows', `The floor of ${name} is above its target.`, {
        expected: `at most ${target}`,
        received: floor,
      });
    await rulesOf(context, projectId, { segmentId });
  }
}
