export { type LabelKind, labelOf, labelPairs } from './label.ts';
