/** What a statement about a brand can be about. */
export const themeNames = [
  'price',
  'support',
  'easeOfUse',
  'quality',
  'reliability',
  'speed',
  'features',
  'security',
  'trust',
  'other',
] as const;
