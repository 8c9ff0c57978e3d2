import { z } from 'zod';

/** A fact of a fact sheet, as its maker calls it. */
export const FactId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens');
