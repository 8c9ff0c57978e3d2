import { aiReferralOperations } from '@svc/contract/read/ai-referral';
import { implement } from '../../../implement/index.ts';
import { getAiReferrals } from './service.ts';

export const aiReferralVerbs = implement(aiReferralOperations, {
  get_ai_referrals: { run: getAiReferrals },
});
