import type {
  CreateScorecard,
  ListScorecards,
  ReadScorecard,
  Row,
  Scorecard,
  ScorecardParams,
  ScorecardReading,
  UpdateScorecard,
} from '@svc/contract/scorecard';
import {
  audit,
  type Context,
  instant,
  invalid,
  type List,
  lock,
  newId,
  notFound,
  transaction,
} from '../../kernel/index.ts';
import { rulesOf } from '../analytics/index.ts';
import { getProject } from '../project/index.ts';
import {
  deleteScorecardRow,
  findScorecard,
  insertScorecard,
  insertVersion,
  listScorecardRows,
  updateScorecardRow,
} from './queries.ts';
import { readAsOf } from './read.ts';

export async function listScorecards(
  context: Context,
  { projectId, ...page }: ListScorecards & { projectId: string },
): Promise<List<Scorecard>> {
  await getProject(context, { projectId });
  return listScorecardRows(context, projectId, page);
}

async function stored(context: Context, { projectId, scorecardId }: ScorecardParams): Promise<Scorecard> {
  await getProject(context, { projectId });
  const card = await findScorecard(context, projectId, scorecardId);
  if (!card) throw notFound('scorecard', scorecardId, `GET /v1/projects/${projectId}/scorecards`);
  return card;
}

/** Throws not_found also for a version that it never had. */
export const getScorecard = async (
  context: Context,
  { projectId, scorecardId, ...at }: ReadScorecard & ScorecardParams,
): Promise<ScorecardReading> => readAsOf(context, await stored(context, { projectId, scorecardId }), at);

export const createScorecard = (
  context: Context,
  { projectId, ...input }: CreateScorecard & { projectId: string },
): Promise<Scorecard> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    await assertRows(context, projectId, input.rows);
    const at = instant(context.now());
    const card = {
      ...input,
      id: newId('scorecard'),
      projectId,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    await insertScorecard(context, card);
    await insertVersion(context, card);
    await audit(context, 'scorecard.created', card.id, input);
    return card;
  });

/** Earlier versions stay: dates of the past are read by them. */
export const updateScorecard = (
  context: Context,
  { projectId, scorecardId, ...changes }: UpdateScorecard & ScorecardParams,
): Promise<Scorecard> =>
  transaction(context, async (context) => {
    await lock(context, scorecardId);
    const before = await stored(context, { projectId, scorecardId });
    const { name = before.name, rows = before.rows, days = before.days } = changes;
    await assertRows(context, projectId, rows);
    const other = days !== before.days || JSON.stringify(rows) !== JSON.stringify(before.rows);
    const version = before.version + (other ? 1 : 0);
    const card = { ...before, name, rows, days, version, updatedAt: instant(context.now()) };
    await updateScorecardRow(context, card);
    if (other) await insertVersion(context, card);
    await audit(context, 'scorecard.updated', scorecardId, { before, after: changes });
    return card;
  });

export const deleteScorecard = (
  context: Context,
  input: ScorecardParams,
): Promise<{ id: string; deleted: true }> =>
  transaction(context, async (context) => {
    const { id, name, rows } = await stored(context, input);
    await deleteScorecardRow(context, id);
    await audit(context, 'scorecard.deleted', id, { name, rows });
    return { id, deleted: true };
  });

/** Throws validation_failed for two rows of one name, a floor above the target, and another project's segment. */
async function assertRows(context: Context, projectId: string, rows: readonly Row[]): Promise<void> {
  for (const [at, { name, target, floor = 0, segmentId }] of rows.entries()) {
    if (rows.findIndex((row) => row.name === name) !== at)
      throw invalid('rows', `Two rows are named ${name}.`, { expected: 'a name for each', received: name });
    if (floor > target)
      throw invalid('rows', `The floor of ${name} is above its target.`, {
        expected: `at most ${target}`,
        received: floor,
      });
    await rulesOf(context, projectId, { segmentId });
  }
}
