import { recommendationOperations } from '@svc/contract/act/recommendation';
import { implement } from '../../../implement/index.ts';
import { noteBrief, writeBrief } from './brief.ts';
import { findMoves, storeMoves } from './generate.ts';
import { getRecommendationsSummary } from './overview.ts';
import { getOptimizationPlan } from './plan.ts';
import { getRecommendation, listRecommendations, updateRecommendation } from './service.ts';
import { creditsToVerify, estimateVerification, verifyRecommendation } from './verify.ts';

export const recommendationVerbs = implement(recommendationOperations, {
  generate_recommendations: { prepare: findMoves, run: storeMoves },
  list_recommendations: { run: listRecommendations },
  get_recommendations_summary: { run: getRecommendationsSummary },
  get_optimization_plan: { run: getOptimizationPlan },
  get_recommendation: { run: getRecommendation },
  update_recommendation: { run: updateRecommendation },
  estimate_verification: { run: estimateVerification },
  verify_recommendation: { credits: creditsToVerify, run: verifyRecommendation },
  create_content_brief: { prepare: writeBrief, run: noteBrief },
});
