import { workspaceOperations } from '@svc/contract/across/workspace';
import { implement } from '../../../implement/index.ts';
import { deleteWorkspace } from './deletion.ts';
import { listWorkspaceRows } from './queries.ts';
import { createWorkspace, getWorkspace, updateWorkspace, whoami } from './service.ts';

export const workspaceVerbs = implement(workspaceOperations, {
  whoami: { run: whoami },
  list_workspaces: { run: listWorkspaceRows },
  create_workspace: { run: createWorkspace },
  get_workspace: { run: getWorkspace },
  update_workspace: { run: updateWorkspace },
  delete_workspace: { run: deleteWorkspace },
});
