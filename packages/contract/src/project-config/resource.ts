import { operation, resource } from '../kernel/operation.ts';
import { Project } from '../project/schema.ts';
import { AppliedConfig, ApplyQuery, DuplicateProject, ProjectConfig } from './schema.ts';

export const projectConfigOperations = resource('Projects', [
  operation({
    id: 'export_project_config',
    address: 'GET /v1/projects/{projectId}/config',
    scope: 'projects:read',
    summary: 'Export a project’s configuration',
    description:
      'Defaults, brands, personas, prompt sets, facts, segments, scorecards, goals, alerts and schedules as one document without ids or secrets, to be kept beside code. Left out: history, channels, and what the key may not read.',
    returns: ProjectConfig,
  }),
  operation({
    id: 'apply_project_config',
    commitsLater: true,
    address: 'PUT /v1/projects/{projectId}/config',
    scope: 'projects:write',
    summary: 'Apply a configuration to a project',
    description:
      'Takes the document that export_project_config gives, makes the project what it says, all or nothing, and tells what changed; with dryRun=true what would. Items are matched by name, prompts by text. What a list leaves out is removed (sets: archived); what the document leaves out stays.',
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
      'A new project with the same brands, defaults, personas and prompt sets, for another market if you like. No measurements, segments, goals, alerts or schedules come along. Sets whose activation or lock waits for approval come as drafts or unlocked.',
    body: DuplicateProject,
    returns: Project,
    errors: ['quota_exceeded'],
  }),
]);
