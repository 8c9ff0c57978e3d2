import { projectConfigOperations } from '@svc/contract/across/project-config';
import { implement } from '../../../implement/index.ts';
import { applyProjectConfig, duplicateProject, exportProjectConfig } from './service.ts';

export const projectConfigVerbs = implement(projectConfigOperations, {
  export_project_config: { run: exportProjectConfig },
  apply_project_config: { run: applyProjectConfig },
  duplicate_project: { run: duplicateProject },
});
