import type { RunContext } from './environment/index.ts';
import type { MakeExample } from './kernel/index.ts';
import { apiKeyExamples } from './resource/account/api-key/example.ts';
import { approvalExamples } from './resource/account/approval/example.ts';
import { auditExamples } from './resource/account/audit/example.ts';
import { billingExamples } from './resource/account/billing/example.ts';
import { budgetExamples } from './resource/account/budget/example.ts';
import { creditExamples } from './resource/account/credit/example.ts';
import { jobExamples } from './resource/account/job/example.ts';
import { memberExamples } from './resource/account/member/example.ts';
import { planExamples } from './resource/account/plan/example.ts';
import { projectExamples } from './resource/account/project/example.ts';
import { providerKeyExamples } from './resource/account/provider-key/example.ts';
import { savedViewExamples } from './resource/account/saved-view/example.ts';
import { statusExamples } from './resource/account/status/example.ts';
import { usageExamples } from './resource/account/usage/example.ts';
import { brandingExamples } from './resource/across/branding/example.ts';
import { inboxExamples } from './resource/across/inbox/example.ts';
import { privacyExamples } from './resource/across/privacy/example.ts';
import { projectConfigExamples } from './resource/across/project-config/example.ts';
import { sampleProjectExamples } from './resource/across/sample-project/example.ts';
import { searchExamples } from './resource/across/search/example.ts';
import { workspaceExamples } from './resource/across/workspace/example.ts';
import { analysisExamples } from './resource/act/analysis/example.ts';
import { experimentExamples } from './resource/act/experiment/example.ts';
import { goalExamples } from './resource/act/goal/example.ts';
import { predictionExamples } from './resource/act/prediction/example.ts';
import { recommendationExamples } from './resource/act/recommendation/example.ts';
import { scorecardExamples } from './resource/act/scorecard/example.ts';
import { simulationExamples } from './resource/act/simulation/example.ts';
import { answerExamples } from './resource/measure/answer/example.ts';
import { answerImportExamples } from './resource/measure/answer-import/example.ts';
import { calibrationExamples } from './resource/measure/calibration/example.ts';
import { crawlerTrafficExamples } from './resource/measure/crawler-traffic/example.ts';
import { cycleExamples } from './resource/measure/cycle/example.ts';
import { detectionReviewExamples } from './resource/measure/detection-review/example.ts';
import { engineExamples } from './resource/measure/engine/example.ts';
import { engineRunExamples } from './resource/measure/engine-run/example.ts';
import { integrationExamples } from './resource/measure/integration/example.ts';
import { personaExamples } from './resource/measure/persona/example.ts';
import { predictorExamples } from './resource/measure/predictor/example.ts';
import { promptSetExamples } from './resource/measure/prompt-set/example.ts';
import { promptTemplateExamples } from './resource/measure/prompt-template/example.ts';
import { scanExamples } from './resource/measure/scan/example.ts';
import { scheduleExamples } from './resource/measure/schedule/example.ts';
import { scoreExamples } from './resource/measure/score/example.ts';
import { segmentExamples } from './resource/measure/segment/example.ts';
import { aiReferralExamples } from './resource/read/ai-referral/example.ts';
import { alertExamples } from './resource/read/alert/example.ts';
import { analyticsExamples } from './resource/read/analytics/example.ts';
import { anomalyExamples } from './resource/read/anomaly/example.ts';
import { changeLogExamples } from './resource/read/change-log/example.ts';
import { citationExamples } from './resource/read/citation/example.ts';
import { competitorExamples } from './resource/read/competitor/example.ts';
import { competitorSuggestionExamples } from './resource/read/competitor-suggestion/example.ts';
import { factSheetExamples } from './resource/read/fact-sheet/example.ts';
import { insightExamples } from './resource/read/insight/example.ts';
import { methodologyExamples } from './resource/read/methodology/example.ts';
import { metricExamples } from './resource/read/metric/example.ts';
import { projectOverviewExamples } from './resource/read/project-overview/example.ts';
import { readerExamples } from './resource/read/reader/example.ts';
import { sentimentExamples } from './resource/read/sentiment/example.ts';
import { shoppingExamples } from './resource/read/shopping/example.ts';
import { exportExamples } from './resource/tell/export/example.ts';
import { notificationChannelExamples } from './resource/tell/notification-channel/example.ts';
import { reportExamples } from './resource/tell/report/example.ts';
import { webhookExamples } from './resource/tell/webhook/example.ts';

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
