import { type Context, type List, notFound } from '../../kernel/index.ts';
import { readInProject } from '../project/index.ts';
import { assertScan, assertSeesScan } from '../scan/index.ts';
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
  return readInProject(context, input, () => listAnswerRows(context.db, context.workspace.id, input));
}

/** Also of a scan without a project. */
export async function listScanAnswers(
  context: Context,
  input: ListScanAnswers & { scanId: string },
): Promise<List<AnswerSummary>> {
  const [answers] = await Promise.all([
    listAnswerRows(context.db, context.workspace.id, input),
    assertScan(context, input),
  ]);
  return answers;
}
