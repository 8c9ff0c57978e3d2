/** The families of business whose questions were written by hand. */
export const families = [
  'software',
  'developer',
  'product',
  'food',
  'travel',
  'culture',
  'health',
  'legal',
  'trade',
  'finance',
  'education',
  'local',
  'business',
  'public',
] as const;
