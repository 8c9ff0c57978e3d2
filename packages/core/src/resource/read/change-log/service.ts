import type { LoggedChange as Logged } from '@svc/contract/account/logged-change';
import type {
  ChangeEffect,
  ListChanges,
  LogChange,
  LoggedChange,
  ProjectParams,
} from '@svc/contract/read/change-log';
import {
  audit,
  type Context,
  instant,
  invalid,
  type List,
  newId,
  notFound,
  transaction,
} from '../../../kernel/index.ts';
import {
  changesWithin,
  findLoggedChange,
  insertLoggedChange,
  listLoggedChanges,
  promptsOfProject,
} from '../../account/logged-change/index.ts';
import { getProject } from '../../account/project/index.ts';
import { comparePeriods } from '../analytics/index.ts';

const day = 86_400_000;
const usualDays = 28;

/** Throws validation_failed for a time to come and for prompts that are not the project’s. */
export const logChange = (
  context: Context,
  { projectId, at, ...input }: LogChange & ProjectParams,
): Promise<Omit<LoggedChange, 'mode'>> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    if (at !== undefined && Date.parse(at) > context.now().getTime())
      throw invalid('at', 'A change can be logged only once it is live.', {
        expected: 'now or earlier',
        received: at,
      });
    const known = await promptsOfProject(context, projectId, input.promptIds);
    const unknown = input.promptIds.find((id) => !known.includes(id));
    if (unknown !== undefined)
      throw invalid('promptIds', `The project has no prompt ${unknown}.`, {
        next: `GET /v1/projects/${projectId}/prompts lists them.`,
        expected: 'prompts of the project',
        received: unknown,
      });
    const id = newId('loggedChange');
    const when = instant(at === undefined ? context.now() : new Date(at));
    await insertLoggedChange(context, projectId, { ...input, id, at: when, loggedBy: context.actor.id });
    await audit(context, 'change.logged', id, { ...input, at: when });
    const made = await findLoggedChange(context, projectId, id);
    if (!made) throw notFound('change', id, `GET /v1/projects/${projectId}/changes`);
    return withEffect(context, projectId, made, usualDays);
  });

export async function listChanges(
  context: Context,
  { projectId, days, ...query }: ListChanges & ProjectParams,
): Promise<List<Omit<LoggedChange, 'mode'>>> {
  await getProject(context, { projectId });
  const list = await listLoggedChanges(context, projectId, query);
  const items: Omit<LoggedChange, 'mode'>[] = [];
  // One after the other: a page of changes at once would take every connection.
  for (const change of list.items) items.push(await withEffect(context, projectId, change, days));
  return { ...list, items };
}

const withEffect = async (context: Context, projectId: string, change: Logged, days: number) => ({
  ...change,
  effect: await effectOf(context, projectId, change, days),
});

/** Presence in the days after a change, less that of the days before, on the prompts that it was meant to move. */
async function effectOf(
  context: Context,
  projectId: string,
  change: Logged,
  days: number,
): Promise<ChangeEffect | null> {
  const at = Date.parse(change.at);
  const span = { from: instant(new Date(at - days * day)), to: instant(new Date(at + days * day)) };
  const { overall, byEngine, breaks, headline, provenance } = await comparePeriods(context, {
    projectId,
    before: { from: span.from, to: change.at },
    after: { from: change.at, to: span.to },
    measure: 'presence',
    rules: change.promptIds.length === 0 ? {} : { promptIds: change.promptIds, branded: 'include' },
  });
  if (byEngine.length === 0) return null;
  const others = await changesWithin(context, projectId, span);
  return {
    days,
    complete: context.now().getTime() >= Date.parse(span.to),
    provenance,
    headline,
    overall,
    byEngine,
    breaks,
    others: others.filter(({ id }) => id !== change.id),
  };
}
