import { operation, resource } from '../../kernel/operation.ts';
import {
  CreateProject,
  DeletedProject,
  DeleteProject,
  Project,
  UpdateIdentity,
  UpdateProject,
} from './schema.ts';

export const projectOperations = resource('Projects', [
  operation({
    id: 'create_project',
    address: 'POST /v1/projects',
    scope: 'projects:write',
    summary: 'Create a project',
    description:
      'Names the brand whose presence is measured, its domains and aliases, its competitors, and the defaults of its scans. A key limited to projects cannot create one.',
    body: CreateProject,
    returns: Project,
    errors: ['quota_exceeded'],
  }),
  operation({
    id: 'get_project',
    address: 'GET /v1/projects/{projectId}',
    scope: 'projects:read',
    summary: 'Read a project',
    description: 'One project with its identity and defaults.',
    returns: Project,
  }),
  operation({
    id: 'update_project',
    address: 'PATCH /v1/projects/{projectId}',
    scope: 'projects:write',
    summary: 'Update a project’s defaults',
    description:
      'Changes name, locale, time zone, engines and scan defaults. Omitted fields keep their value. For names and domains use update_project_identity.',
    body: UpdateProject,
    returns: Project,
  }),
  operation({
    id: 'delete_project',
    address: 'DELETE /v1/projects/{projectId}',
    scope: 'projects:write',
    gateable: true,
    summary: 'Delete a project',
    description:
      'Its scans and scores are no longer shown. restore_project brings it back within 30 days; then all of it is erased, and only the ledger and the audit log still name it. Send the project’s name in the body to confirm which one you mean.',
    body: DeleteProject,
    returns: DeletedProject,
    errors: ['conflict'],
  }),
  operation({
    id: 'archive_project',
    address: 'POST /v1/projects/{projectId}/archive',
    effect: 'update',
    scope: 'projects:write',
    summary: 'Archive a project',
    description: 'Stops all scans; the history stays readable. It still counts towards the plan.',
    returns: Project,
    errors: ['conflict'],
  }),
  operation({
    id: 'restore_project',
    address: 'POST /v1/projects/{projectId}/restore',
    effect: 'update',
    scope: 'projects:write',
    summary: 'Restore a project',
    description:
      'Restores an archived project, or one deleted in the last 30 days; list_projects with state=deleted lists those, with the time until which each can be restored.',
    returns: Project,
    errors: ['conflict', 'quota_exceeded'],
  }),
  operation({
    id: 'update_project_identity',
    address: 'PUT /v1/projects/{projectId}/identity',
    scope: 'projects:write',
    summary: 'Replace a project’s names and domains',
    description:
      'Name, aliases, domains, negative and context terms, case rule, and, when given, all competitors. Stored answers are read again with the new identity at 0 credits; scores are recomputed and the change is marked.',
    body: UpdateIdentity,
    returns: Project,
  }),
]);
