export { creditEvents } from './events.ts';
export { holdCredits } from './hold.ts';
export { grantPlanCredits, renewPlanCredits } from './plan-credits.ts';
export { grantCredits, planCredits, readBalance } from './queries.ts';
export { creditOperations } from './resource.ts';
