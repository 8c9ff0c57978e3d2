import type { RunContext } from './environment/index.ts';
import type { MakeExample } from './kernel/index.ts';
import { aiReferralExamples } from './resource/ai-referral/example.ts';
import { alertExamples } from './resource/alert/example.ts';
import { analysisExamples } from './resource/analysis/example.ts';
import { analyticsExamples } from './resource/analytics/example.ts';
import { anomalyExamples } from './resource/anomaly/example.ts';
import { answerExamples } from './resource/answer/example.ts';
import { answerImportExamples } from './resource/answer-import/example.ts';
import { apiKeyExamples } from './resource/api-key/example.ts';
import { approvalExamples } from './resource/approval/example.ts';
import { auditExamples } from './resource/audit/example.ts';
import { billingExamples } from './resource/billing/example.ts';
import { brandingExamples } from './resource/branding/example.ts';
import { budgetExamples } from './resource/budget/example.ts';
import { calibrationExamples } from './resource/calibration/example.ts';
import { changeLogExamples } from './resource/change-log/example.ts';
import { citationExamples } from './resource/citation/example.ts';
import { competitorExamples } from './resource/competitor/example.ts';
import { competitorSuggestionExamples } from './resource/competitor-suggestion/example.ts';
import { crawlerTrafficExamples } from './resource/crawler-traffic/example.ts';
import { creditExamples } from './resource/credit/example.ts';
import { cycleExamples } from './resource/cycle/example.ts';
import { detectionReviewExamples } from './resource/detection-review/example.ts';
import { engineExamples } from './resource/engine/example.ts';
import { engineRunExamples } from './resource/engine-run/example.ts';
import { experimentExamples } from './resource/experiment/example.ts';
import { exportExamples } from './resource/export/example.ts';
import { factSheetExamples } from './resource/fact-sheet/example.ts';
import { goalExamples } from './resource/goal/example.ts';
import { inboxExamples } from './resource/inbox/example.ts';
import { insightExamples } from './resource/insight/example.ts';
import { integrationExamples } from './resource/integration/example.ts';
import { jobExamples } from './resource/job/example.ts';
import { memberExamples } from './resource/member/example.ts';
import { methodologyExamples } from './resource/methodology/example.ts';
import { metricExamples } from './resource/metric/example.ts';
import { notificationChannelExamples } from './resource/notification-channel/example.ts';
import { personaExamples } from './resource/persona/example.ts';
import { planExamples } from './resource/plan/example.ts';
import { predictionExamples } from './resource/prediction/example.ts';
import { predictorExamples } from './resource/predictor/example.ts';
import { privacyExamples } from './resource/privacy/example.ts';
import { projectExamples } from './resource/project/example.ts';
import { projectConfigExamples } from './resource/project-config/example.ts';
import { projectOverviewExamples } from './resource/project-overview/example.ts';
import { promptSetExamples } from './resource/prompt-set/example.ts';
import { promptTemplateExamples } from './resource/prompt-template/example.ts';
import { providerKeyExamples } from './resource/provider-key/example.ts';
import { readerExamples } from './resource/reader/example.ts';
import { recommendationExamples } from './resource/recommendation/example.ts';
import { reportExamples } from './resource/report/example.ts';
import { sampleProjectExamples } from './resource/sample-project/example.ts';
import { savedViewExamples } from './resource/saved-view/example.ts';
import { scanExamples } from './resource/scan/example.ts';
import { scheduleExamples } from './resource/schedule/example.ts';
import { scoreExamples } from './resource/score/example.ts';
import { scorecardExamples } from './resource/scorecard/example.ts';
import { searchExamples } from './resource/search/example.ts';
import { segmentExamples } from './resource/segment/example.ts';
import { sentimentExamples } from './resource/sentiment/example.ts';
import { shoppingExamples } from './resource/shopping/example.ts';
import { simulationExamples } from './resource/simulation/example.ts';
import { statusExamples } from './resource/status/example.ts';
import { usageExamples } from './resource/usage/example.ts';
import { webhookExamples } from './resource/webhook/example.ts';
import { workspaceExamples } from './resource/workspace/example.ts';

/** A call that works, for every operation: for the conformance suite and for documentation. Tests and tooling only. */
export const examples: Record<string, MakeExample<RunContext>> = {
  ...alertExamples,
  ...analyticsExamples,
  ...sentimentExamples,
  ...shoppingExamples,
  ...factSheetExamples,
  ...anomalyExamples,
  ...changeLogExamples,
  ...goalExamples,
  ...scorecardExamples,
  ...inboxExamples,
  ...insightExamples,
  ...analysisExamples,
  ...answerExamples,
  ...answerImportExamples,
  ...apiKeyExamples,
  ...approvalExamples,
  ...auditExamples,
  ...calibrationExamples,
  ...citationExamples,
  ...competitorExamples,
  ...competitorSuggestionExamples,
  ...detectionReviewExamples,
  ...readerExamples,
  ...engineExamples,
  ...engineRunExamples,
  ...memberExamples,
  ...methodologyExamples,
  ...metricExamples,
  ...predictionExamples,
  ...predictorExamples,
  ...projectExamples,
  ...projectConfigExamples,
  ...projectOverviewExamples,
  ...promptSetExamples,
  ...promptTemplateExamples,
  ...personaExamples,
  ...providerKeyExamples,
  ...scanExamples,
  ...scoreExamples,
  ...segmentExamples,
  ...simulationExamples,
  ...sampleProjectExamples,
  ...savedViewExamples,
  ...planExamples,
  ...creditExamples,
  ...usageExamples,
  ...budgetExamples,
  ...billingExamples,
  ...scheduleExamples,
  ...cycleExamples,
  ...recommendationExamples,
  ...experimentExamples,
  ...reportExamples,
  ...exportExamples,
  ...notificationChannelExamples,
  ...webhookExamples,
  ...integrationExamples,
  ...crawlerTrafficExamples,
  ...aiReferralExamples,
  ...jobExamples,
  ...searchExamples,
  ...statusExamples,
  ...workspaceExamples,
  ...brandingExamples,
  ...privacyExamples,
};
