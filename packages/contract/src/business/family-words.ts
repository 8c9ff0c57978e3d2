/** Who does a piece of work. */
export const workRoles = [
  'web',
  'content',
  'product',
  'press',
  'owner',
  'office',
  'support',
  'sales',
] as const;
