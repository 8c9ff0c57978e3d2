import { accessCriteria } from './access.ts';
import { formCriteria } from './form.ts';
import { offerCriteria } from './offer.ts';

export const criteria = [...accessCriteria, ...offerCriteria, ...formCriteria];
export type { Criterion, Seen } from './types.ts';
