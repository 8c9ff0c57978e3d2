import type { Served } from './served.ts';

/** Addresses of all pages but the settings. */
export async function everyPage({ stack: { owner } }: Served, projectId: string): Promise<string[]> {
  const [answer] = await owner`select id from answer where project_id = ${projectId} limit 1`;
  const [scan] = await owner`select id from scan where project_id = ${projectId} limit 1`;
  const names = [
    '',
    'prompts',
    'answers',
    'answers/check',
    'answers/import',
    `answers/${answer?.id}`,
    'prompts/sets',
    'trend',
    'competitors',
    'competitors/prompts',
    'competitors/together',
    'competitors/suggested',
    'competitors/brands',
    'sources',
    'sources/gaps',
    'sources/searches',
    'sources/traffic',
    'improve',
    'improve/findings',
    'improve/what-if',
    'improve/plan',
    'improve/experiments',
    'improve/changes',
    'improve/goals',
    'improve/goals/scorecards',
    'reports/alerts',
    'reports/alerts/rules',
    'reports',
    'reports/schedule',
    'reports/exports',
    'help',
    'help/calibration',
    'scans',
    'scans/schedule',
    `scans/${scan?.id}`,
  ];
  return ['/', '/new', '/settings/devices', ...names.map((name) => `/projects/${projectId}/${name}`)];
}
