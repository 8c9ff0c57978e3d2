import { inProject } from '../../account/project/example.ts';

export const aiReferralExamples = { get_ai_referrals: inProject };
