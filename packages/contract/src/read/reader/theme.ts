/** Themes of statements about a brand. */
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
