export { aiReferralVerbs } from './verbs.ts';
