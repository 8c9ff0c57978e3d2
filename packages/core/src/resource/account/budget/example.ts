import { nothing, withBody } from '../../../kernel/index.ts';

export const budgetExamples = { set_budget: withBody(nothing, { softLimit: 800_000, hardLimit: 1_000_000 }) };
