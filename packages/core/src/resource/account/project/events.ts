import type { data, projectArchived } from '@svc/contract/account/project';
import type { z } from 'zod';
import { type Context, emit } from '../../../kernel/index.ts';

export const emitState = (
  context: Context,
  type: typeof projectArchived,
  project: { id: string; name: string; state: z.output<typeof data>['before'] },
): Promise<void> =>
  emit(context, {
    type,
    resource: project.id,
    projectId: project.id,
    data: { projectId: project.id, name: project.name, before: project.state },
  });
