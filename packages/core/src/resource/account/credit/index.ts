export { holdCredits } from './hold.ts';
export { renewPlanCredits } from './plan-credits.ts';
export {
  endGrant,
  grantCredits,
  grantPlanCredits,
  planCredits,
  readBalance,
  readSpendable,
  releaseCredits,
  takeBackCredits,
} from './queries.ts';
export { creditVerbs } from './verbs.ts';
