import { operation, resource } from '../kernel/operation.ts';
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
      'The workspace, plan and limits behind this key, its scopes and projects, and the credits that are left.',
    returns: Me,
  }),
]);

const workspaces = resource('Workspaces', [
  operation({
    id: 'list_workspaces',
    address: 'GET /v1/workspaces',
    scope: 'workspaces:read',
    summary: 'List workspaces',
    description: 'Your own, those that your key made, and those you are a member of.',
    query: ListWorkspaces,
    returns: WorkspaceList,
  }),
  operation({
    ...writing,
    id: 'create_workspace',
    address: 'POST /v1/workspaces',
    summary: 'Make a workspace',
    description: 'With a test data set and the first key of each, shown this once.',
    body: CreateWorkspace,
    returns: CreatedWorkspace,
    errors: ['quota_exceeded'],
  }),
  operation({
    id: 'get_workspace',
    address: 'GET /v1/workspaces/{workspaceId}',
    scope: 'workspaces:read',
    summary: 'Read a workspace',
    description: 'Its name and state; of one that is being deleted, how far that is.',
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
      'Its keys end at once, and a job erases all data, of tests too. Needs its name, or exports of all projects.',
    body: DeleteWorkspace,
    returns: WorkspaceEntity,
    errors: ['conflict'],
  }),
]);

export const workspaceOperations = [...discovery, ...workspaces];
