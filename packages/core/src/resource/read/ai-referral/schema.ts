import { referrerRules } from '../../../vendor/index.ts';

export const referrers = referrerRules.map(({ referrer }) => referrer);
