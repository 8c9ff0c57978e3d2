import { factSheetOperations } from '@svc/contract/read/fact-sheet';
import { implement } from '../../../implement/index.ts';
import { getClaimAccuracy, setFactSheet } from './service.ts';

export const factSheetVerbs = implement(factSheetOperations, {
  get_claim_accuracy: { run: getClaimAccuracy },
  set_fact_sheet: { run: setFactSheet },
});
