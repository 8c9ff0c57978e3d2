import { projectOperations } from '@svc/contract/account/project';
import { implement } from '../../../implement/index.ts';
import { createProject, deleteProject, getProject, updateProject, updateProjectIdentity } from './service.ts';
import { archiveProject, restoreProject } from './state.ts';

export const projectVerbs = implement(projectOperations, {
  create_project: { run: createProject },
  get_project: { run: getProject },
  update_project: { run: updateProject },
  delete_project: { run: deleteProject },
  archive_project: { run: archiveProject },
  restore_project: { run: restoreProject },
  update_project_identity: { run: updateProjectIdentity },
});
