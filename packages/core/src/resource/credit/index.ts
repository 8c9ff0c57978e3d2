export { creditEvents, noticeCredits } from './events.ts';
export { renewPlanCreditsJob } from './jobs.ts';
export { grantPlanCredits, renewPlanCredits } from './plan-credits.ts';
export { grantCredits, planCredits, readBalance } from './queries.ts';
export { creditOperations } from './resource.ts';
