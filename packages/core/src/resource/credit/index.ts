export { creditEvents } from './events.ts';
export { holdCredits } from './hold.ts';
export { renewPlanCredits } from './plan-credits.ts';
export {
  endGrant,
  grantCredits,
  grantPlanCredits,
  planCredits,
  readBalance,
  releaseCredits,
  takeBackCredits,
} from './queries.ts';
export { creditOperations } from './resource.ts';
