/** The pages of a project, in the order of its menu. */
export const projectPages = [{ name: 'presence', to: '/projects/$projectId' }] as const;
