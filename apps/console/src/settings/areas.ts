import { type ComponentType, lazy } from 'react';
import { onceOnline } from '../data/once-online.ts';

/** What can be set. Those of a project get its id. */
export const workspaceAreas = {
  workspace: lazy(onceOnline(() => import('./workspace.tsx'))),
  members: lazy(onceOnline(() => import('./members.tsx'))),
  branding: lazy(onceOnline(() => import('./branding.tsx'))),
  privacy: lazy(onceOnline(() => import('./privacy.tsx'))),
  billing: lazy(onceOnline(() => import('./billing.tsx'))),
  usage: lazy(onceOnline(() => import('./usage.tsx'))),
  providers: lazy(onceOnline(() => import('./provider-keys.tsx'))),
  keys: lazy(onceOnline(() => import('./keys.tsx'))),
  webhooks: lazy(onceOnline(() => import('./webhooks.tsx'))),
  approvals: lazy(onceOnline(() => import('./approvals.tsx'))),
  audit: lazy(onceOnline(() => import('./audit.tsx'))),
  connections: lazy(onceOnline(() => import('./connections.tsx'))),
  mails: lazy(onceOnline(() => import('./preferences.tsx'))),
  appearance: lazy(onceOnline(() => import('./appearance.tsx'))),
} satisfies Record<string, ComponentType>;

export const projectAreas = {
  project: lazy(onceOnline(() => import('./project.tsx'))),
  identity: lazy(onceOnline(() => import('./identity.tsx'))),
  business: lazy(onceOnline(() => import('./business.tsx'))),
  facts: lazy(onceOnline(() => import('./facts.tsx'))),
  personas: lazy(onceOnline(() => import('./personas.tsx'))),
  segments: lazy(onceOnline(() => import('./segments.tsx'))),
  prompts: lazy(onceOnline(() => import('./prompt-sets.tsx'))),
  schedule: lazy(onceOnline(() => import('./schedule.tsx'))),
  channels: lazy(onceOnline(() => import('./channels.tsx'))),
  integrations: lazy(onceOnline(() => import('./integrations.tsx'))),
  config: lazy(onceOnline(() => import('./config.tsx'))),
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
