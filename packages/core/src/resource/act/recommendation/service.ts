import {
  type ListRecommendations,
  type Recommendation,
  type RecommendationParams,
  type RecommendationSummary,
  recommendationShipped,
  type State,
  type UpdateRecommendation,
} from '@svc/contract/act/recommendation';
import {
  audit,
  type Context,
  emit,
  instant,
  invalid,
  type List,
  lock,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { insertLoggedChange } from '../../account/logged-change/index.ts';
import { getProject } from '../../account/project/index.ts';
import { moveOf } from './move.ts';
import { findStored, listStored, type StoredRecommendation, saveRecommendation } from './queries.ts';
import { toRecommendation, toSummary } from './render.ts';

export async function listRecommendations(
  context: Context,
  { projectId, ...query }: ListRecommendations & { projectId: string },
): Promise<List<RecommendationSummary>> {
  await getProject(context, { projectId });
  return listStored(context, projectId, query, toSummary);
}

export const getRecommendation = async (
  context: Context,
  input: RecommendationParams,
): Promise<Recommendation> => toRecommendation(await storedRecommendation(context, input));

export async function storedRecommendation(
  context: Context,
  { projectId, recId }: RecommendationParams,
): Promise<StoredRecommendation> {
  await getProject(context, { projectId });
  const row = await findStored(context, projectId, recId);
  if (!row) throw notFound('recommendation', recId, `GET /v1/projects/${projectId}/recommendations`);
  return row;
}

/** States to which people may move a recommendation from each state; verified and not_confirmed are set by measurement. */
const ways: Record<State, readonly State[]> = {
  suggested: ['accepted', 'in_progress', 'shipped', 'dismissed'],
  accepted: ['suggested', 'in_progress', 'shipped', 'dismissed'],
  in_progress: ['accepted', 'shipped', 'dismissed'],
  shipped: ['in_progress'],
  verified: [],
  not_confirmed: ['in_progress', 'dismissed'],
  dismissed: ['suggested'],
};

/** Throws conflict for a state that it can't go to from where it is. */
export const updateRecommendation = (
  context: Context,
  { projectId, recId, ...input }: UpdateRecommendation & RecommendationParams,
): Promise<Recommendation> =>
  transaction(context, async (context) => {
    await lock(context, recId);
    const before = await storedRecommendation(context, { projectId, recId });
    const state = input.state ?? before.state;
    if (state !== before.state && !ways[before.state].includes(state))
      throw new ServiceError(
        'conflict',
        `A recommendation that is ${before.state} can’t become ${state}; it may become ${ways[before.state].join(', ') || 'nothing else'}.`,
      );
    const now = instant(context.now());
    const row: StoredRecommendation = {
      ...before,
      state,
      owner: input.owner === undefined ? before.owner : input.owner,
      due: input.due === undefined ? before.due : input.due,
      history:
        state === before.state && input.note === undefined
          ? before.history
          : [...before.history, { at: now, by: context.actor.id, state, note: input.note ?? null }],
      updatedAt: now,
      ...(state !== before.state && (await onEnter(context, before, state, input.shippedAt))),
    };
    await saveRecommendation(context, row);
    await audit(context, 'recommendation.updated', recId, { before: before.state, ...input });
    if (row.shippedAt !== before.shippedAt && row.shippedAt !== null) await tellShipped(context, row);
    return toRecommendation(row);
  });

async function onEnter(
  context: Context,
  row: StoredRecommendation,
  state: State,
  given: string | undefined,
): Promise<Partial<StoredRecommendation>> {
  if (state !== 'shipped')
    return row.shippedAt === null ? {} : { shippedAt: null, changeId: null, verification: null };
  const now = context.now();
  if (given !== undefined && Date.parse(given) > now.getTime())
    throw invalid('shippedAt', 'Mark it as shipped only once it is live.', {
      expected: 'now or earlier',
      received: given,
    });
  const shippedAt = instant(given === undefined ? now : new Date(given));
  return { shippedAt, changeId: await logShipped(context, row, shippedAt), verification: null };
}

/** Marks the move on every history. */
async function logShipped(context: Context, row: StoredRecommendation, at: string): Promise<string> {
  const id = newId('loggedChange');
  const { about } = moveOf(row.move);
  await insertLoggedChange(context, row.projectId, {
    id,
    kind: about === 'source' ? 'publicity' : about === 'site' ? 'technical' : 'content',
    note: toSummary(row).title,
    at,
    pages: about === 'page' ? row.finding.pages : [],
    promptIds: row.finding.promptIds,
    loggedBy: context.actor.id,
  });
  return id;
}

const tellShipped = (context: Context, row: StoredRecommendation): Promise<void> =>
  emit(context, {
    type: recommendationShipped,
    resource: row.id,
    projectId: row.projectId,
    data: eventData(row),
  });

export const eventData = (row: StoredRecommendation) => ({
  recommendationId: row.id,
  move: row.move,
  title: toSummary(row).title,
  state: row.state,
  predicted: row.prediction?.affected.median ?? null,
  realised: row.verification?.measured?.value ?? null,
  ci: row.verification?.measured?.ci ?? null,
});
