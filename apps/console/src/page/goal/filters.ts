export const goalViews = ['goals', 'scorecards'] as const;
