import type { Context } from '../../kernel/index.ts';
import { readInProject } from '../project/index.ts';
import { excerptOf, phrasesOf } from './excerpt.ts';
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
  const phrases = phrasesOf(input.query);
  return {
    items: matches.map(({ total: _, text, ...answer }) => ({ ...answer, ...excerptOf(text, phrases) })),
    total: matches[0]?.total ?? 0,
    limit: input.limit,
    offset: input.offset,
  };
}
