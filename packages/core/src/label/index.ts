export { labelOf, surfaceLabels } from './label.ts';
