import type { Context } from '../../kernel/index.ts';
import { readInProject } from '../project/index.ts';
import { matchingAnswers } from './queries.ts';
import type { FoundAnswers, SearchAnswers } from './schema.ts';

/** Full text over the project’s stored answers, best first. */
export async function searchAnswers(
  context: Context,
  input: SearchAnswers & { projectId: string },
): Promise<FoundAnswers> {
  const matches = await readInProject(context, input, () =>
    matchingAnswers(context.db, context.workspace.id, input),
  );
  return {
    items: matches.map(({ total: _, excerpt, ...answer }) => ({ ...answer, ...withoutMarks(excerpt) })),
    total: matches[0]?.total ?? 0,
    limit: input.limit,
    offset: input.offset,
  };
}

/** The database marks what matched by two control characters, which no stored text holds. */
function withoutMarks(marked: string): Pick<FoundAnswers['items'][number], 'excerpt' | 'matches'> {
  let excerpt = '';
  const matches: { start: number; end: number }[] = [];
  for (const part of marked.split('\u0002')) {
    const [word, rest] = part.split('\u0003');
    if (rest === undefined) {
      excerpt += part;
      continue;
    }
    const start = excerpt.length;
    excerpt += word ?? '';
    matches.push({ start, end: excerpt.length });
    excerpt += rest;
  }
  return { excerpt, matches };
}
