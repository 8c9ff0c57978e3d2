import { nothing } from '../../../kernel/index.ts';

export const planExamples = { list_plans: nothing, get_quota: nothing };
