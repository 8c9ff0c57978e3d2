import type { projectPages } from '../part/pages.ts';

type Target = '/' | (typeof projectPages)[number]['to'];

/** Where a second key after g leads. */
export const jumps: Readonly<Record<string, Target | undefined>> = {
  p: '/',
  v: '/projects/$projectId',
  q: '/projects/$projectId/prompts',
  a: '/projects/$projectId/answers',
  h: '/projects/$projectId/trend',
  c: '/projects/$projectId/competitors',
  u: '/projects/$projectId/sources',
  i: '/projects/$projectId/improve',
  o: '/projects/$projectId/improve/goals',
  r: '/projects/$projectId/reports',
  l: '/projects/$projectId/reports/alerts',
  s: '/projects/$projectId/scans',
};
