export { auditLabel } from './audit.ts';
export { hasLabel, type LabelKind, labelOf, labelPairs } from './label.ts';
