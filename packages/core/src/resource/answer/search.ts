import type { Context } from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { answersByIds, matchingAnswers } from './queries.ts';
import type { FoundAnswers, SearchAnswers } from './schema.ts';

/** Full text over the project’s stored answers, best first. */
export async function searchAnswers(
  context: Context,
  input: SearchAnswers & { projectId: string },
): Promise<FoundAnswers> {
  await getProject(context, input);
  const matches = await matchingAnswers(context.db, input);
  const answers = await answersByIds(
    context.db,
    context.workspace.id,
    matches.map(({ answerId }) => answerId),
  );
  return {
    items: matches.flatMap(({ answerId, rank, excerpt }) => {
      const answer = answers.get(answerId);
      return answer ? [{ ...answer, ...withoutMarks(excerpt), rank }] : [];
    }),
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
