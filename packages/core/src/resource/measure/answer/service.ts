import type { Answer, AnswerSummary, ListAnswers, ListScanAnswers } from '@svc/contract/measure/answer';
import type { RunContext } from '../../../environment/index.ts';
import { type Context, instant, type List, notFound } from '../../../kernel/index.ts';
import { readInProject } from '../../account/project/index.ts';
import { assertScan, assertSeesScan } from '../scan/index.ts';
import { assertPromptFilters } from './prompt-filters.ts';
import { findAnswer, listAnswerRows } from './queries.ts';

const linkMinutes = 60;

export async function getAnswer(context: RunContext, input: { answerId: string }): Promise<Answer> {
  const answer = await findAnswer(context, input.answerId);
  const missing = () => notFound('answer', input.answerId);
  if (!answer) throw missing();
  await assertSeesScan(context, answer, missing);
  const expires = new Date(context.now().getTime() + linkMinutes * 60_000);
  const evidence = answer.evidence.map(async ({ object, ...file }) => {
    const ending = file.kind === 'html' ? 'html' : (file.contentType.split('/')[1] ?? 'bin');
    const filename = `${answer.id}-${file.kind}.${ending}`;
    const url = await context.linkTo(object, { expires, filename, contentType: file.contentType });
    return {
      ...file,
      source: file.source ?? null,
      keptAt: file.keptAt ?? null,
      url,
      expiresAt: instant(expires),
    };
  });
  return { ...answer, evidence: await Promise.all(evidence) };
}

export async function listAnswers(
  context: Context,
  input: ListAnswers & { projectId: string },
): Promise<List<AnswerSummary>> {
  const answers = await readInProject(context, input, () => listAnswerRows(context, input));
  if (answers.total === 0) await assertPromptFilters(context, input);
  return answers;
}

/** Also of a scan without a project. */
export async function listScanAnswers(
  context: Context,
  input: ListScanAnswers & { scanId: string },
): Promise<List<AnswerSummary>> {
  const [answers, { projectId }] = await Promise.all([
    listAnswerRows(context, input),
    assertScan(context, input),
  ]);
  if (answers.total === 0) await assertPromptFilters(context, { ...input, projectId });
  return answers;
}
