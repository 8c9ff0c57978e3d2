import { operation, resource } from '../../kernel/operation.ts';
import { PrivacyControls, SetPrivacyControls } from './schema.ts';

export const privacyOperations = resource('Workspaces', [
  operation({
    id: 'get_privacy_controls',
    address: 'GET /v1/workspaces/{workspaceId}/privacy',
    scope: 'workspaces:read',
    summary: 'Read the privacy controls',
    description:
      'How long answers are kept, what exports leave out, and whether outcomes train the predictor.',
    returns: PrivacyControls,
  }),
  operation({
    id: 'set_privacy_controls',
    address: 'PUT /v1/workspaces/{workspaceId}/privacy',
    scope: 'admin',
    fine: 'workspaces:write',
    summary: 'Set the privacy controls',
    description: 'Replaces them. The next nightly run permanently erases older answers; figures stay.',
    body: SetPrivacyControls,
    returns: PrivacyControls,
    errors: ['conflict'],
  }),
]);
