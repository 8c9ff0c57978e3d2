import type { ScanConfig } from '@svc/contract/measure/scan';
import type { RunContext } from '../../../environment/index.ts';
import { instant, invalid } from '../../../kernel/index.ts';
import { type ReusedAnswer, reusableAnswers } from './queries-reuse.ts';
import type { Resolved } from './resolve.ts';

/**
 * The stored answers that a scan would use, at no credits. Only engines that cost credits are spared. Throws
 * validation_failed where an answer of before cannot stand for a new one.
 */
export async function storedAnswers(
  context: RunContext,
  { project, prompts, chargedEngines, config }: Resolved,
  given: ScanConfig | undefined,
): Promise<ReusedAnswer[]> {
  const seconds = given?.cacheMaxAgeSeconds;
  if (seconds === undefined || seconds === 0) return [];
  const refuse = (detail: string, expected: string) =>
    invalid('config.cacheMaxAgeSeconds', detail, { expected, received: seconds });
  if (!project || !prompts)
    throw refuse('Stored answers belong to a project. Give its “projectId”.', 'a projectId beside it');
  if (config.stopHalfWidth !== null)
    throw refuse(
      'A scan that may stop early cannot reuse stored answers. Leave out “stopWhen” or “cacheMaxAgeSeconds”.',
      'no stopWhen beside it',
    );
  const { mode } = context.workspace;
  return reusableAnswers(context, {
    projectId: project.id,
    config,
    engines: chargedEngines.map((engine) => ({
      engine,
      model: context.engines.find(engine, mode)?.model ?? null,
    })),
    texts: prompts.map(({ text }) => text),
    since: instant(new Date(context.now().getTime() - seconds * 1_000)),
    mode,
  });
}
