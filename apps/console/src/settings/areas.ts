import { type ComponentType, lazy } from 'react';

/** What can be set. Those of a project get its id. */
export const workspaceAreas = {
  workspace: lazy(() => import('./workspace.tsx')),
  members: lazy(() => import('./members.tsx')),
  branding: lazy(() => import('./branding.tsx')),
  privacy: lazy(() => import('./privacy.tsx')),
  billing: lazy(() => import('./billing.tsx')),
  usage: lazy(() => import('./usage.tsx')),
  providers: lazy(() => import('./provider-keys.tsx')),
  keys: lazy(() => import('./keys.tsx')),
  webhooks: lazy(() => import('./webhooks.tsx')),
  approvals: lazy(() => import('./approvals.tsx')),
  audit: lazy(() => import('./audit.tsx')),
  connections: lazy(() => import('./connections.tsx')),
  mails: lazy(() => import('./preferences.tsx')),
  appearance: lazy(() => import('./appearance.tsx')),
} satisfies Record<string, ComponentType>;

export const projectAreas = {
  project: lazy(() => import('./project.tsx')),
  identity: lazy(() => import('./identity.tsx')),
  business: lazy(() => import('./business.tsx')),
  facts: lazy(() => import('./facts.tsx')),
  personas: lazy(() => import('./personas.tsx')),
  segments: lazy(() => import('./segments.tsx')),
  prompts: lazy(() => import('./prompt-sets.tsx')),
  schedule: lazy(() => import('./schedule.tsx')),
  channels: lazy(() => import('./channels.tsx')),
  integrations: lazy(() => import('./integrations.tsx')),
  config: lazy(() => import('./config.tsx')),
} satisfies Record<string, ComponentType<{ projectId: string }>>;

export type WorkspaceArea = keyof typeof workspaceAreas;
export type ProjectArea = keyof typeof projectAreas;

interface Group {
  name: 'project' | 'workspace' | 'spending' | 'developers' | 'you';
  areas: readonly (WorkspaceArea | ProjectArea)[];
}

/** The menu: what belongs together, in the order in which it is looked for. */
export const groups: readonly Group[] = [
  {
    name: 'project',
    areas: [
      ...(['project', 'identity', 'business', 'facts', 'personas', 'segments'] as const),
      // Prompts and schedule are places of the project: their old addresses lead there.
      ...(['channels', 'integrations', 'config'] as const),
    ],
  },
  { name: 'workspace', areas: ['workspace', 'members', 'branding', 'privacy'] },
  { name: 'spending', areas: ['billing', 'usage', 'providers'] },
  { name: 'developers', areas: ['keys', 'webhooks', 'approvals', 'audit'] },
  { name: 'you', areas: ['connections', 'mails', 'appearance'] },
];

const has = <T extends object>(areas: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(areas, name);
export const isWorkspaceArea = (name: string): name is WorkspaceArea => has(workspaceAreas, name);
export const isProjectArea = (name: string): name is ProjectArea => has(projectAreas, name);
