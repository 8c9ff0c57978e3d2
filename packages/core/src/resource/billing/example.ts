import { nothing } from '../../kernel/index.ts';

export const billingExamples = { get_billing: nothing, get_subscription: nothing };
