import { type Context, type List, notFound } from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { findAnswer, listAnswerRows } from './queries.ts';
import type { Answer, AnswerSummary, ListAnswers } from './schema.ts';

export async function getAnswer(context: Context, input: { answerId: string }): Promise<Answer> {
  const answer = await findAnswer(context.db, context.workspace.id, input.answerId);
  const allowed = context.actor.projectIds;
  if (!answer || (allowed !== null && (answer.projectId === null || !allowed.includes(answer.projectId))))
    throw notFound('answer', input.answerId);
  return answer;
}

export async function listAnswers(
  context: Context,
  input: ListAnswers & { projectId: string },
): Promise<List<AnswerSummary>> {
  await getProject(context, input);
  return listAnswerRows(context.db, context.workspace.id, input.projectId, input);
}
