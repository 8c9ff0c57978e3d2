/** The pages of a project, in the order of its menu. */
export const projectPages = [
  { name: 'presence', to: '/projects/$projectId' },
  { name: 'prompts', to: '/projects/$projectId/prompts' },
  { name: 'answers', to: '/projects/$projectId/answers' },
  { name: 'history', to: '/projects/$projectId/trend' },
  { name: 'competitors', to: '/projects/$projectId/competitors' },
  { name: 'sources', to: '/projects/$projectId/sources' },
  { name: 'improve', to: '/projects/$projectId/improve' },
  { name: 'goals', to: '/projects/$projectId/improve/goals' },
  { name: 'alerts', to: '/projects/$projectId/reports/alerts' },
  { name: 'reports', to: '/projects/$projectId/reports' },
  { name: 'scans', to: '/projects/$projectId/scans' },
  { name: 'method', to: '/projects/$projectId/help' },
] as const;
