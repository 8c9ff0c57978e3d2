import type { AnswerPage, KeptPage } from '@svc/contract/measure/answer';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import { notFound } from '../../../kernel/index.ts';
import { assertSeesScan } from '../scan/index.ts';
import { cleanPage } from './clean-page.ts';
import { findAnswer } from './queries.ts';

/** The kept page of an answer, sanitised; null: none was kept, or it is kept no longer. Throws not_found. */
export async function readAnswerPage(
  context: PrepareContext,
  { answerId }: { answerId: string },
): Promise<KeptPage | null> {
  const answer = await findAnswer(context, answerId);
  const missing = () => notFound('answer', answerId);
  if (!answer) throw missing();
  await assertSeesScan(context, answer, missing);
  const file = answer.evidence.find(({ kind }) => kind === 'html');
  const found = file && (await context.objects.get(file.object));
  if (!file || !found) return null;
  const { sha256, bytes, source = null, keptAt = null } = file;
  return { html: await cleanPage(await new Response(found.body).text()), sha256, bytes, source, keptAt };
}

/** What was read outside of the transaction. */
export const getAnswerPage = async (
  _context: RunContext,
  { answerId }: { answerId: string },
  page: KeptPage | null,
): Promise<AnswerPage> => ({ answerId, page });
