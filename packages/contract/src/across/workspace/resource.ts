import { operation, resource } from '../../kernel/operation.ts';
import {
  CreatedWorkspace,
  CreateWorkspace,
  DeleteWorkspace,
  Me,
  WorkspaceEntity,
  workspaces,
} from './schema.ts';

const { operations, writing } = workspaces;

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

const managing = resource('Workspaces', [
  operations.list(
    'List workspaces',
    'The key’s own workspace, those it made, and those you are a member of.',
  ),
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
  operations.get('Read a workspace', 'Its name and state; while it is being deleted, the progress.'),
  operations.update('Rename a workspace', 'Its keys and data stay as they are.', { errors: ['conflict'] }),
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

export const workspaceOperations = [...discovery, ...managing];
