import { readBody } from '@svc/core/runner';
import { type Say, type Settings, UsageError, withEnvironment } from './environment.ts';

/** Throws UsageError when there is none. */
export async function printBody(
  settings: Settings,
  workspaceId: string,
  answerId: string,
  say: Say,
): Promise<void> {
  const body = await withEnvironment(settings, (environment) => readBody(environment, workspaceId, answerId));
  if (body === null)
    throw new UsageError(
      'There is no such answer in this workspace, or what the engine sent is not kept any more. SVC_OBJECTS_FOLDER or SVC_S3_BUCKET has to be that of the workers.',
    );
  say(body);
}
