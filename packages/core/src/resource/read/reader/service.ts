import { detectionId, parseDetectionId } from '@svc/contract/measure/detection-review';
import type {
  CheckedReading,
  CheckReading,
  ListUncheckedReadings,
  Reader,
  SetReader,
  UncheckedReading,
} from '@svc/contract/read/reader';
import { detectorVersion } from '@svc/detection';
import { typicalAnswerCost } from '@svc/engines';
import { canRead, type RunContext } from '../../../environment/index.ts';
import {
  audit,
  enqueue,
  instant,
  invalid,
  type List,
  notFound,
  pageOf,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { enginesWithOwnKey } from '../../account/provider-key/index.ts';
import { chosen, chosenReader, whyUnasked } from './choice.ts';
import { readByEngineJob } from './jobs.ts';
import { rulesName } from './name.ts';
import { answersEachCall } from './order.ts';
import { findReader, projectIds, readDay, removeReader, saveReader } from './queries.ts';
import { findMention, firstOfSample, readingOf, saveCheck, textsOf } from './queries-check.ts';

/** Instead of an engine: as the operator has set it. */
const asOperator = 'default';

export async function getReader(context: RunContext): Promise<Reader> {
  const { row } = await chosen(context);
  const reader = await chosenReader(context);
  const { failure, ...today } = await readDay(context);
  const common = { credits: 0 as const, today, updatedAt: row?.updatedAt ?? null };
  if (!reader)
    return {
      ...common,
      engine: null,
      model: null,
      name: rulesName(detectorVersion),
      by: row ? 'workspace' : 'rules',
      dailyUsd: null,
      price: { low: 0, high: 0 },
      failure: null,
    };
  const { engine, model, name, by, dailyUsd } = reader;
  // The row has the text alone.
  whyUnasked(reader);
  const each = context.workspace.mode === 'test' ? { low: 0, high: 0 } : typicalAnswerCost(engine);
  const of = (usd: number): number => Math.round((usd * 1_000 * 1e4) / answersEachCall) / 1e4;
  return {
    ...common,
    ...{ engine, model, name, by, dailyUsd },
    price: each && { low: of(each.low), high: of(each.high) },
    failure: row ? row.failure : failure,
  };
}

/** Throws validation_failed for an engine without an API, conflict without an own key for it. */
export const setReader = (context: RunContext, input: SetReader): Promise<Reader> =>
  transaction(context, async (context) => {
    const engine = input.engine === asOperator ? null : input.engine;
    const before = await findReader(context);
    if (engine !== null) await assertReads(context, engine);
    if (input.engine === asOperator) await removeReader(context);
    else await saveReader(context, { ...input, engine });
    if (await chosenReader(context))
      for (const projectId of await projectIds(context))
        await enqueue(context, readByEngineJob, { workspaceId: context.workspace.id, projectId });
    await audit(context, 'reader.set', context.workspace.id, {
      before: before && { engine: before.engine, model: before.model, dailyUsd: before.dailyUsd },
      after: input.engine === asOperator ? null : input,
    });
    return getReader(context);
  });

/** Result pages and the sandbox only answer questions: they read nothing. */
async function assertReads(context: RunContext, engine: string): Promise<void> {
  const readers = context.engines
    .list(context.workspace.mode)
    .filter(({ id }) => canRead(id))
    .map(({ id }) => id);
  if (!readers.includes(engine))
    throw invalid('engine', `“${engine}” cannot read answers.`, {
      expected: 'an engine with an API',
      received: engine,
      allowed: readers,
    });
  if (context.workspace.mode === 'test' || (await enginesWithOwnKey(context)).has(engine)) return;
  throw new ServiceError('conflict', `To have an engine read answers, set your own key for ${engine}.`, {
    next: `PUT /v1/provider-keys/${engine} sets it.`,
  });
}

/** Size of the random sample that is handed out; only these mentions are used to estimate a reader's error. */
const handedOut = 200;

export async function listUncheckedReadings(
  context: RunContext,
  { projectId, brandId, ...page }: ListUncheckedReadings & { projectId: string },
): Promise<List<Omit<UncheckedReading, 'mode'>>> {
  const project = await getProject(context, { projectId });
  const nameOf = new Map([project.brand, ...project.competitors].map(({ id, name }) => [id, name]));
  const sample = await firstOfSample(context, { projectId, brandId: brandId ?? null }, handedOut);
  const list = pageOf(sample, page, ({ answerId, brandId }) => detectionId(answerId, brandId));
  const texts = await textsOf(context, list.items);
  return {
    ...list,
    items: list.items.flatMap((pair) =>
      texts
        .filter(({ answerId, brandId }) => answerId === pair.answerId && brandId === pair.brandId)
        .map((one) => ({
          ...one,
          id: detectionId(one.answerId, one.brandId),
          brand: nameOf.get(one.brandId) ?? one.matched[0] ?? '',
        })),
    ),
  };
}

/** Whether a mention is one of those that people are given, of the whole project or of its brand. */
async function isDrawn(context: RunContext, projectId: string, pair: { answerId: string; brandId: string }) {
  const samples = await Promise.all(
    [null, pair.brandId].map((brandId) => firstOfSample(context, { projectId, brandId }, handedOut)),
  );
  return samples.flat().some((one) => one.answerId === pair.answerId && one.brandId === pair.brandId);
}

/** Throws not_found where the answer does not mention the brand. */
export const checkReading = (
  context: RunContext,
  { projectId, detectionId: id, ...word }: CheckReading & { projectId: string; detectionId: string },
): Promise<CheckedReading> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    const which = parseDetectionId(id);
    const mention = await findMention(context, projectId, which);
    if (!mention) throw notFound('mention', id, `GET /v1/projects/${projectId}/readings/unchecked`);
    const drawn = await isDrawn(context, projectId, which);
    const check = { ...which, ...word, scanId: mention.scanId, drawn };
    const kept = await saveCheck(context, projectId, check);
    await audit(context, 'reading.checked', id, { projectId, ...word, drawn: kept });
    const { engine, name } = await getReader(context);
    const read = engine === null ? mention : await readingOf(context, name, which);
    return {
      id,
      projectId,
      ...which,
      ...word,
      drawn: kept,
      reader: { name, sentiment: read?.sentiment ?? 'unknown', strength: read?.strength ?? null },
      checkedBy: context.actor.id,
      checkedAt: instant(context.now()),
    };
  });
