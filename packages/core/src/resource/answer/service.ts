import { type Context, type List, notFound } from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { assertSeesScan, getScan } from '../scan/index.ts';
import { findAnswer, listAnswerRows } from './queries.ts';
import type { Answer, AnswerSummary, ListAnswers, ListScanAnswers } from './schema.ts';

export async function getAnswer(context: Context, input: { answerId: string }): Promise<Answer> {
  const answer = await findAnswer(context.db, context.workspace.id, input.answerId);
  const missing = () => notFound('answer', input.answerId);
  if (!answer) throw missing();
  await assertSeesScan(context, answer, missing);
  return answer;
}

export async function listAnswers(
  context: Context,
  input: ListAnswers & { projectId: string },
): Promise<List<AnswerSummary>> {
  await getProject(context, input);
  return listAnswerRows(context.db, context.workspace.id, input);
}

/** Also of a scan without a project. */
export async function listScanAnswers(
  context: Context,
  input: ListScanAnswers & { scanId: string },
): Promise<List<AnswerSummary>> {
  await getScan(context, input);
  return listAnswerRows(context.db, context.workspace.id, input);
}
