import { operation, resource } from '../../kernel/index.ts';
import { Me } from './schema.ts';
import { whoami } from './service.ts';

export const workspaceOperations = resource('Discovery', [
  operation({
    id: 'whoami',
    address: 'GET /v1/me',
    scope: 'any',
    summary: 'Who am I',
    description:
      'The workspace, plan and limits behind this key, its scopes and projects, and the credits that are left.',
    returns: Me,
    run: whoami,
  }),
]);
