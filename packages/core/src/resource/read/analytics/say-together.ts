import { say } from '../../../i18n/index.ts';

/** Surfaces are not pooled unless asked for: where a figure counts several, its notes name them. */
export const sayTogether = (surfaces: readonly string[]): string[] =>
  surfaces.length > 1
    ? [say({ id: 'competitor.surfaces_together', values: { surfaces: [...surfaces] } })]
    : [];

/** The same of a change. */
export const sayMovedTogether = (surfaces: readonly string[]): string[] =>
  surfaces.length > 1 ? [say({ id: 'compare.surfaces_together', values: { surfaces: [...surfaces] } })] : [];
