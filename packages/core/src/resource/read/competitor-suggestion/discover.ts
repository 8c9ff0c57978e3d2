import { setImmediate } from 'node:timers/promises';
import type { Project } from '@svc/contract/account/project';
import { competitorDiscovered, mostTold } from '@svc/contract/read/competitor-suggestion';
import { Discovery, type KnownBrand, keyOf, namesVersion, type Suggestion } from '@svc/detection/discover';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { type Context, emit, enqueue, lock, newId, transaction } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { discoverCompetitorsJob } from './jobs.ts';
import { keptAnswers, readNew } from './kept-names.ts';
import { type FoundSuggestion, knownSuggestions, replaceSuggestions } from './queries.ts';
import { dropOldNames, type NewestAnswer, nextAnswers, textsOf } from './queries-names.ts';

/** Answers that one search takes, newest first. */
const mostAnswers = 3_000;
/** Answers that one search looks at: an engine that repeats itself for months has many copies. */
const mostSeen = 4 * mostAnswers;
const page = 1_000;
/** Answers added in one go, some milliseconds: scans of the same process wait no longer. */
const atOnce = 10;
/** Suggestions kept for one project; lower ranks are hardly ever named. */
const mostKept = 300;
const exampleReach = 120;

/** Projects that this process searches now. A search holds some 10 MB, and several at once end no sooner than one by one. */
const searched = new Set<string>();
const mostAtOnce = 2;
const waitMs = 3_000;

type Outcome = 'later' | 'stopped' | 'gone' | { answers: number; found: number };

/**
 * Looks in a project's newest answers for brands that are not tracked, and stores them as suggestions. Each answer is read
 * once: its names are kept, and counted anew for the brands that are tracked now. Safe to run again; limited in answers and
 * suggestions. One that has no place now comes again a little later: if it waited here, it would take a place of another job.
 */
export async function discoverCompetitors(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
  stop: AbortSignal,
): Promise<Outcome> {
  const context = await openWorkspace(environment, workspaceId);
  if (searched.has(projectId) || searched.size >= mostAtOnce) {
    const runAt = new Date(context.now().getTime() + waitMs);
    await enqueue(context, discoverCompetitorsJob, { workspaceId, projectId }, { runAt });
    return 'later';
  }
  searched.add(projectId);
  try {
    return await discoverIn(context, projectId, stop);
  } finally {
    searched.delete(projectId);
  }
}

export async function discoverIn(context: Context, projectId: string, stop: AbortSignal): Promise<Outcome> {
  const project = await findProject(context, projectId);
  if (!project) return 'gone';
  const discovery = new Discovery(brandsOf(project));
  const names = await keptAnswers(context, projectId);
  const copies = new Set<string>();
  const seen: string[] = [];
  let last: NewestAnswer | null = null;
  let read = 0;
  while (read < mostAnswers && seen.length < mostSeen) {
    // No more than are needed: what is read and not counted would be read again after the next scan.
    const atMost = Math.min(page, mostAnswers - read);
    const answers: NewestAnswer[] = await nextAnswers(context, projectId, last, atMost);
    await readNew(context, projectId, answers, names, stop);
    for (const answer of answers) {
      if (stop.aborted) return 'stopped';
      const one = names.get(answer.id);
      last = answer;
      seen.push(answer.id);
      if (!one) continue;
      // A copy says nothing new, and would count twice.
      const copy = `${answer.prompt}\n${one.hash}`;
      if (copies.has(copy)) continue;
      copies.add(copy);
      discovery.addNames(answer, one.names);
      read++;
      if (read % atOnce === 0) await setImmediate();
    }
    if (answers.length < atMost) break;
  }
  const suggestions = discovery.suggestions().slice(0, mostKept);
  const examples = await textsOf(
    context,
    [...new Set(suggestions.map(({ example }) => example.answerId))],
    last?.createdAt ?? '-infinity',
  );
  await dropOldNames(context, projectId, { answerIds: seen, version: namesVersion });
  const found = await keep(context, projectId, suggestions, examples, read);
  return { answers: read, found };
}

const brandsOf = ({ brand, competitors }: Project): KnownBrand[] =>
  [brand, ...competitors].map(({ id, name, aliases, domains }) => ({
    id,
    names: [name, ...aliases, ...domains],
  }));

/** Keeps suggestions under the ids that they had, and tells of new ones. Returns how many there are. */
const keep = (
  context: Context,
  projectId: string,
  suggestions: readonly Suggestion[],
  examples: ReadonlyMap<string, string>,
  read: number,
): Promise<number> =>
  transaction(context, async (context) => {
    await lock(context, projectId);
    const known = await knownSuggestions(context, projectId);
    // Where a reading merges two suggestions, a decided one wins over an open one.
    const owners = new Map(
      known
        .toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'))
        .flatMap(({ id, keys }) => keys.map((key) => [key, id])),
    );
    const taken = new Set<string>();
    const fresh: FoundSuggestion[] = [];
    const found = suggestions.flatMap((one): FoundSuggestion[] => {
      const keys = [...new Set([one.key, ...one.spellings.map(keyOf)])];
      const id = keys.map((key) => owners.get(key)).find((id) => id !== undefined && !taken.has(id));
      const { answerId, start, end } = one.example;
      const text = examples.get(answerId) ?? '';
      const row = {
        ...one,
        keys,
        id: id ?? newId('competitorSuggestion'),
        exampleText: text.slice(Math.max(0, start - exampleReach), end + exampleReach).toWellFormed(),
      };
      if (taken.has(row.id)) return [];
      taken.add(row.id);
      if (id === undefined && one.aliasOf === null) fresh.push(row);
      return [row];
    });
    await replaceSuggestions(context, projectId, found, read);
    if (fresh.length > 0)
      await emit(context, {
        type: competitorDiscovered,
        resource: projectId,
        projectId,
        data: {
          suggestions: fresh
            .slice(0, mostTold)
            .map(({ id, name, answers, prompts }) => ({ id, name, answers, prompts })),
          found: fresh.length,
        },
      });
    return found.length;
  });
