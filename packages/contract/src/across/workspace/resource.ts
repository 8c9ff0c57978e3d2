import { operation, resource } from '../../kernel/operation.ts';
import {
  CreatedWorkspace,
  CreateWorkspace,
  DeleteWorkspace,
  ListWorkspaces,
  Me,
  UpdateWorkspace,
  WorkspaceEntity,
  WorkspaceList,
} from './schema.ts';

const writing = { scope: 'admin', fine: 'workspaces:write' } as const;

const discovery = resource('Discovery', [
  operation({
    id: 'whoami',
    address: 'GET /v1/me',
    scope: 'any',
    summary: 'Who am I',
    description:
      'The workspace, plan and limits of this key, its scopes and projects, and the remaining credits.',
    returns: Me,
  }),
]);

const workspaces = resource('Workspaces', [
  operation({
    id: 'list_workspaces',
    address: 'GET /v1/workspaces',
    scope: 'workspaces:read',
    summary: 'List workspaces',
    description: 'The key’s own workspace, those it made, and those you are a member of.',
    query: ListWorkspaces,
    returns: WorkspaceList,
  }),
  operation({
    ...writing,
    id: 'create_workspace',
    address: 'POST /v1/workspaces',
    summary: 'Make a workspace',
    description: 'With separate test data, and a first key for live and test data, shown once.',
    body: CreateWorkspace,
    returns: CreatedWorkspace,
    errors: ['quota_exceeded'],
  }),
  operation({
    id: 'get_workspace',
    address: 'GET /v1/workspaces/{workspaceId}',
    scope: 'workspaces:read',
    summary: 'Read a workspace',
    description: 'Its name and state; while it is being deleted, the progress.',
    returns: WorkspaceEntity,
  }),
  operation({
    ...writing,
    id: 'update_workspace',
    address: 'PATCH /v1/workspaces/{workspaceId}',
    summary: 'Rename a workspace',
    description: 'Its keys and data stay as they are.',
    body: UpdateWorkspace,
    returns: WorkspaceEntity,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'delete_workspace',
    address: 'DELETE /v1/workspaces/{workspaceId}',
    gateable: true,
    summary: 'Delete a workspace for good',
    description:
      'Its keys stop at once, and a job erases all data, test data too. Needs its name, or exports of all projects.',
    body: DeleteWorkspace,
    returns: WorkspaceEntity,
    errors: ['conflict'],
  }),
]);

export const workspaceOperations = [...discovery, ...workspaces];
