import type { FoundAnswers, SearchAnswers } from '@svc/contract/measure/answer';
import type { Context } from '../../../kernel/index.ts';
import { readInProject } from '../../account/project/index.ts';
import { excerptOf, phrasesOf } from './excerpt.ts';
import { assertPromptFilters } from './prompt-filters.ts';
import { matchingAnswers } from './queries.ts';

/** Full text over the project’s stored answers: the best of the newest first, then by time. */
export async function searchAnswers(
  context: Context,
  input: SearchAnswers & { projectId: string },
): Promise<FoundAnswers> {
  const matches = await readInProject(context, input, () => matchingAnswers(context, input));
  // A page beyond the last match tells no total.
  const [first] =
    matches.length === 0 && input.offset > 0
      ? await matchingAnswers(context, { ...input, limit: 1, offset: 0 })
      : matches;
  if (first === undefined) await assertPromptFilters(context, input);
  const phrases = phrasesOf(input.query);
  return {
    items: matches.map(({ total: _, text, ...answer }) => ({ ...answer, ...excerptOf(text, phrases) })),
    total: first?.total ?? 0,
    limit: input.limit,
    offset: input.offset,
  };
}
