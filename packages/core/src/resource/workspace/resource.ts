import { operation } from '../../kernel/index.ts';
import { Me } from './schema.ts';
import { whoami } from './service.ts';

export const workspaceOperations = [
  operation({
    id: 'whoami',
    group: 'Discovery',
    address: 'GET /v1/me',
    effect: 'read',
    scope: 'any',
    provenance: 'cached',
    summary: 'Who am I',
    description:
      'The workspace, plan and limits behind this key, its scopes and projects, and the credits that are left.',
    returns: Me,
    run: whoami,
  }),
];
