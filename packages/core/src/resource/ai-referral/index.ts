export { aiReferralOperations } from './resource.ts';
