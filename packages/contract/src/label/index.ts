export { auditLabel } from './audit.ts';
export { auditField } from './audit-field.ts';
export { hasLabel, type LabelKind, labelledIds, labelOf, labelPairs } from './label.ts';
export { operationLabels } from './operation.ts';
