import type { Context } from '../../kernel/index.ts';
import type { Project } from '../project/index.ts';
import { findSegment } from '../segment/index.ts';
import { readLooks } from './queries-look.ts';
import type { AlertRule } from './schema.ts';
import { type Watched, windowOf } from './watched.ts';

/** What a rule looks at in the newest scans, or why it can look at nothing. */
export async function loadWatched(
  context: Context,
  project: Pick<Project, 'id' | 'brand'>,
  rule: AlertRule,
  from: string | null,
  atMost: number = windowOf(rule),
): Promise<Watched | string> {
  const segment =
    rule.segmentId === null
      ? null
      : await findSegment(context, { projectId: project.id, segmentId: rule.segmentId });
  if (segment === undefined) return 'Its segment is gone: give it another, or none.';
  return readLooks(context.db, {
    workspaceId: context.workspace.id,
    projectId: project.id,
    rule,
    rules: segment === null ? [] : [segment.rules],
    from,
    ownBrandId: project.brand.id,
    atMost,
  });
}
