import { nothing } from '../../../kernel/index.ts';

export const methodologyExamples = { get_methodology: nothing };
