import type { Context } from '../../kernel/index.ts';
import { readBalance } from '../credit/index.ts';
import type { Me } from './schema.ts';

export async function whoami({ db, workspace, actor }: Context): Promise<Me> {
  return {
    workspace: { id: workspace.id, name: workspace.name },
    organisation: { id: workspace.organisationId, name: workspace.organisationName },
    mode: workspace.mode,
    plan: workspace.plan,
    limits: { ...workspace.limits },
    key: {
      id: actor.id,
      name: actor.name,
      scopes: [...actor.scopes],
      projectIds: actor.projectIds && [...actor.projectIds],
    },
    credits: await readBalance({ db }),
  };
}
