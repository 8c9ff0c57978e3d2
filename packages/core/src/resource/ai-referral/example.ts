import { inProject } from '../project/example.ts';

export const aiReferralExamples = { get_ai_referrals: inProject };
