import { type ComponentType, lazy } from 'react';

/** What can be set, in the order of the menu. Those of a project get its id. */
export const workspaceAreas = {
  keys: lazy(() => import('./keys.tsx')),
  members: lazy(() => import('./members.tsx')),
  providers: lazy(() => import('./provider-keys.tsx')),
  webhooks: lazy(() => import('./webhooks.tsx')),
  mails: lazy(() => import('./preferences.tsx')),
  billing: lazy(() => import('./billing.tsx')),
  usage: lazy(() => import('./usage.tsx')),
  approvals: lazy(() => import('./approvals.tsx')),
  audit: lazy(() => import('./audit.tsx')),
  privacy: lazy(() => import('./privacy.tsx')),
  branding: lazy(() => import('./branding.tsx')),
  workspace: lazy(() => import('./workspace.tsx')),
} satisfies Record<string, ComponentType>;

export const projectAreas = {
  project: lazy(() => import('./project.tsx')),
  identity: lazy(() => import('./identity.tsx')),
  business: lazy(() => import('./business.tsx')),
  facts: lazy(() => import('./facts.tsx')),
  prompts: lazy(() => import('./prompt-sets.tsx')),
  personas: lazy(() => import('./personas.tsx')),
  segments: lazy(() => import('./segments.tsx')),
  schedule: lazy(() => import('./schedule.tsx')),
  channels: lazy(() => import('./channels.tsx')),
  integrations: lazy(() => import('./integrations.tsx')),
  config: lazy(() => import('./config.tsx')),
} satisfies Record<string, ComponentType<{ projectId: string }>>;

export type WorkspaceArea = keyof typeof workspaceAreas;
export type ProjectArea = keyof typeof projectAreas;

const has = <T extends object>(areas: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(areas, name);
export const isWorkspaceArea = (name: string): name is WorkspaceArea => has(workspaceAreas, name);
export const isProjectArea = (name: string): name is ProjectArea => has(projectAreas, name);
