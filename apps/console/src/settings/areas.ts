import type { ComponentType } from 'react';
import { lazyPart } from '../data/lazy.ts';

/** What can be set. Those of a project get its id. */
export const workspaceAreas = {
  workspace: lazyPart(() => import('./workspace.tsx')),
  members: lazyPart(() => import('./members.tsx')),
  branding: lazyPart(() => import('./branding.tsx')),
  privacy: lazyPart(() => import('./privacy.tsx')),
  billing: lazyPart(() => import('./billing.tsx')),
  usage: lazyPart(() => import('./usage.tsx')),
  providers: lazyPart(() => import('./provider-keys.tsx')),
  keys: lazyPart(() => import('./keys.tsx')),
  webhooks: lazyPart(() => import('./webhooks.tsx')),
  approvals: lazyPart(() => import('./approvals.tsx')),
  audit: lazyPart(() => import('./audit.tsx')),
  connections: lazyPart(() => import('./connections.tsx')),
  mails: lazyPart(() => import('./preferences.tsx')),
  appearance: lazyPart(() => import('./appearance.tsx')),
} satisfies Record<string, ComponentType>;

export const projectAreas = {
  project: lazyPart(() => import('./project.tsx')),
  identity: lazyPart(() => import('./identity.tsx')),
  business: lazyPart(() => import('./business.tsx')),
  facts: lazyPart(() => import('./facts.tsx')),
  personas: lazyPart(() => import('./personas.tsx')),
  segments: lazyPart(() => import('./segments.tsx')),
  prompts: lazyPart(() => import('./prompt-sets.tsx')),
  schedule: lazyPart(() => import('./schedule.tsx')),
  channels: lazyPart(() => import('./channels.tsx')),
  integrations: lazyPart(() => import('./integrations.tsx')),
  config: lazyPart(() => import('./config.tsx')),
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
