import type { IconName } from '../kit/icon.tsx';

/** The six places of a project, in the order of the left column. */
export const places = [
  { name: 'overview', to: '/projects/$projectId', icon: 'overview' },
  { name: 'prompts', to: '/projects/$projectId/prompts', icon: 'prompts' },
  { name: 'competitors', to: '/projects/$projectId/competitors', icon: 'competitors' },
  { name: 'sources', to: '/projects/$projectId/sources', icon: 'sources' },
  { name: 'improve', to: '/projects/$projectId/improve', icon: 'improve' },
  { name: 'reports', to: '/projects/$projectId/reports', icon: 'reports' },
] as const satisfies readonly { name: string; to: string; icon: IconName }[];

export type Place = (typeof places)[number]['name'] | 'scans' | 'help';

/** The place that a path belongs to; null: none of a project. */
export function placeOf(pathname: string): Place | null {
  const [, , , part] = pathname.replace(/^\/app/, '').split('/');
  if (!pathname.includes('/projects/')) return null;
  if (part === undefined || part === '' || part === 'trend') return 'overview';
  if (part === 'answers') return 'prompts';
  if (part === 'scans' || part === 'help') return part;
  return places.find(({ name }) => name === part)?.name ?? null;
}
