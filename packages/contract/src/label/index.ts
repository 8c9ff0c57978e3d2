export { hasLabel, type LabelKind, labelOf, labelPairs } from './label.ts';
