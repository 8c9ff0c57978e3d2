import { referrerRules } from '../../integration/index.ts';

export const referrers = referrerRules.map(({ referrer }) => referrer);
