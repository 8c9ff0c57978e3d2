export { type Provisioned, provisionOrganisation } from './provision.ts';
export { workspaceOperations } from './resource.ts';
