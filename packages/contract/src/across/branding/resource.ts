import { operation, resource } from '../../kernel/operation.ts';
import { BrandingEntity, SetBranding } from './schema.ts';

export const brandingOperations = resource('Workspaces', [
  operation({
    id: 'get_branding',
    address: 'GET /v1/workspaces/{workspaceId}/branding',
    scope: 'workspaces:read',
    summary: 'Read the branding',
    description: 'Logo, colours and names in mails and shared reports.',
    returns: BrandingEntity,
  }),
  operation({
    id: 'set_branding',
    address: 'PUT /v1/workspaces/{workspaceId}/branding',
    scope: 'admin',
    fine: 'workspaces:write',
    summary: 'Set the branding',
    description: 'Replaces it; refuses colours that are hard to read.',
    body: SetBranding,
    returns: BrandingEntity,
    errors: ['conflict'],
  }),
]);
