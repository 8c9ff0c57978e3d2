import { Project } from '../../account/project/schema.ts';
import { operation, resource } from '../../kernel/operation.ts';
import { AppliedConfig, ApplyQuery, DuplicateProject, ProjectConfig } from './schema.ts';

export const projectConfigOperations = resource('Projects', [
  operation({
    id: 'export_project_config',
    address: 'GET /v1/projects/{projectId}/config',
    scope: 'projects:read',
    summary: 'Export a project’s configuration',
    description:
      'Defaults, brands, personas, prompt sets, facts, segments, scorecards, goals, alerts and schedules as one document without ids or secrets, to keep in version control. Excludes history, channels, and anything the key may not read.',
    returns: ProjectConfig,
  }),
  operation({
    id: 'apply_project_config',
    commitsLater: true,
    address: 'PUT /v1/projects/{projectId}/config',
    scope: 'projects:write',
    summary: 'Apply a configuration to a project',
    description:
      'Applies a document from export_project_config, all or nothing, and reports what changed; with dryRun=true, what would change. Items are matched by name, prompts by text. Items missing from a list are removed (sets: archived); sections missing from the document stay.',
    query: ApplyQuery,
    body: ProjectConfig,
    returns: AppliedConfig,
    errors: ['conflict'],
  }),
  operation({
    id: 'duplicate_project',
    address: 'POST /v1/projects/{projectId}/duplicate',
    scope: 'projects:write',
    summary: 'Duplicate a project',
    description:
      'A new project with the same brands, defaults, personas and prompt sets, optionally for another market. Measurements, segments, goals, alerts and schedules are not copied. Sets whose activation or lock is gated arrive as drafts or unlocked.',
    body: DuplicateProject,
    returns: Project,
    errors: ['quota_exceeded'],
  }),
]);
