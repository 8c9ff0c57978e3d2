export { engineNames, type LabelKind, labelOf } from './label.ts';
