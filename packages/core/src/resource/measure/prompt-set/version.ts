import type {
  DiffQuery,
  PromptSet,
  PromptSetDiff,
  SetParams,
  UpdatePromptSet,
} from '@svc/contract/measure/prompt-set';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  invalid,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { assertEnginesExist } from '../../account/project/index.ts';
import { deleteSetRow, promptsOfVersions, updateSetRow } from './queries.ts';
import { scanOfSet, scansOfSet } from './queries-scan.ts';
import { readSet } from './service.ts';

/** Changes name, description and engines. A locked set allows that too: only its prompts are fixed. */
export function updatePromptSet(
  context: RunContext,
  { projectId, setId, ...changes }: UpdatePromptSet & SetParams,
): Promise<PromptSet> {
  if (changes.engines) assertEnginesExist(context, changes.engines);
  return transaction(context, async (context) => {
    const { name, description, engines } = await readSet(context, { projectId, setId }, true);
    await updateSetRow(context, setId, {
      ...changes,
      ...(changes.engines && { engines: [...new Set(changes.engines)] }),
    });
    await audit(context, 'prompt_set.updated', setId, {
      before: { name, description, engines },
      after: changes,
    });
    return readSet(context, { projectId, setId });
  });
}

/** Archives a set: scans no longer ask it, and what was measured with it stays. */
export function archivePromptSet(
  context: Context,
  input: SetParams,
  state: PromptSet['state'] = 'archived',
): Promise<void> {
  return transaction(context, async (context) => {
    const set = await readSet(context, input, true);
    await updateSetRow(context, set.id, { active: false, state });
    await audit(context, 'prompt_set.retired', set.id, { state });
  });
}

/** Throws conflict for a set that scans ask, that is locked, or that a scan has asked. */
export function deletePromptSet(context: Context, input: SetParams): Promise<Deleted> {
  return transaction(context, async (context) => {
    const set = await readSet(context, input, true);
    if (set.state === 'active' || set.state === 'locked')
      throw new ServiceError(
        'conflict',
        `The set is ${set.state}. Only drafts and archived sets can be deleted.`,
      );
    const measured = await scanOfSet(context, input);
    if (measured)
      throw new ServiceError(
        'conflict',
        `Scan ${measured.id} has asked this set, so it is kept with its history.`,
      );
    await deleteSetRow(context, set.id);
    await audit(context, 'prompt_set.deleted', set.id, { name: set.name, prompts: set.promptCount });
    return { id: set.id, deleted: true };
  });
}

/** Below this many shared prompts no change can be told from noise. */
const fewestShared = 6;

const comparability = (shared: number, asked: number): PromptSetDiff['trend'][number]['comparableWithTo'] =>
  shared === asked ? 'all' : shared >= fewestShared ? 'part' : 'none';

export async function diffPromptSetVersions(
  context: Context,
  input: DiffQuery & SetParams,
): Promise<PromptSetDiff> {
  const set = await readSet(context, input);
  const to = input.to ?? set.version;
  const from = input.from ?? Math.max(1, to - 1);
  for (const [path, version] of Object.entries({ from, to }))
    if (version > set.version)
      throw invalid(
        path,
        `The set has changed since you read it: it is now at version ${set.version}. Read it again.`,
        {
          expected: `at most ${set.version}`,
          received: version,
        },
      );
  const prompts = await promptsOfVersions(context, input, from, to);
  const trend = (await scansOfSet(context, input, from, to)).map((point) => ({
    scanId: point.scanId,
    at: point.at,
    prompts: point.asked,
    sharedWithFrom: point.before,
    sharedWithTo: point.after,
    comparableWithFrom: comparability(point.before, point.asked),
    comparableWithTo: comparability(point.after, point.asked),
  }));
  const only = (one: 'before' | 'after', other: 'before' | 'after') =>
    prompts
      .filter((prompt) => prompt[one] && !prompt[other])
      .map(({ promptId, text }) => ({ promptId, text }));
  return {
    promptSetId: set.id,
    from,
    to,
    added: only('after', 'before'),
    removed: only('before', 'after'),
    unchanged: prompts.filter(({ before, after }) => before && after).length,
    trend,
    becomeIncomparable: trend
      .filter((point) => point.comparableWithFrom !== 'none' && point.comparableWithTo === 'none')
      .map(({ scanId }) => scanId),
  };
}
