import type { PrepareContext, RunContext } from './environment/index.ts';
import { eventTypes } from './events.ts';
import type { Operation } from './kernel/index.ts';
import { aiReferralOperations } from './resource/ai-referral/index.ts';
import { alertOperations } from './resource/alert/index.ts';
import { analysisOperations } from './resource/analysis/index.ts';
import { analyticsOperations } from './resource/analytics/index.ts';
import { anomalyOperations } from './resource/anomaly/index.ts';
import { answerOperations } from './resource/answer/index.ts';
import { answerImportOperations } from './resource/answer-import/index.ts';
import { apiKeyOperations } from './resource/api-key/index.ts';
import { approvalOperations } from './resource/approval/index.ts';
import { auditOperations } from './resource/audit/index.ts';
import { billingOperations } from './resource/billing/index.ts';
import { brandingOperations } from './resource/branding/index.ts';
import { budgetOperations } from './resource/budget/index.ts';
import { calibrationOperations } from './resource/calibration/index.ts';
import { changeLogOperations } from './resource/change-log/index.ts';
import { citationOperations } from './resource/citation/index.ts';
import { competitorOperations } from './resource/competitor/index.ts';
import { competitorSuggestionOperations } from './resource/competitor-suggestion/index.ts';
import { crawlerTrafficOperations } from './resource/crawler-traffic/index.ts';
import { creditOperations } from './resource/credit/index.ts';
import { cycleOperations } from './resource/cycle/index.ts';
import { detectionReviewOperations } from './resource/detection-review/index.ts';
import { engineOperations } from './resource/engine/index.ts';
import { engineRunOperations } from './resource/engine-run/index.ts';
import { experimentOperations } from './resource/experiment/index.ts';
import { exportOperations } from './resource/export/index.ts';
import { factSheetOperations } from './resource/fact-sheet/index.ts';
import { goalOperations } from './resource/goal/index.ts';
import { inboxOperations } from './resource/inbox/index.ts';
import { insightOperations } from './resource/insight/index.ts';
import { integrationOperations } from './resource/integration/index.ts';
import { jobOperations } from './resource/job/index.ts';
import { memberOperations } from './resource/member/index.ts';
import { methodologyOperations } from './resource/methodology/index.ts';
import { metricOperations } from './resource/metric/index.ts';
import { notificationChannelOperations } from './resource/notification-channel/index.ts';
import { personaOperations } from './resource/persona/index.ts';
import { planOperations } from './resource/plan/index.ts';
import { predictionOperations } from './resource/prediction/index.ts';
import { predictorOperations } from './resource/predictor/index.ts';
import { privacyOperations } from './resource/privacy/index.ts';
import { projectOperations } from './resource/project/index.ts';
import { projectConfigOperations } from './resource/project-config/index.ts';
import { projectOverviewOperations } from './resource/project-overview/index.ts';
import { promptSetOperations } from './resource/prompt-set/index.ts';
import { promptTemplateOperations } from './resource/prompt-template/index.ts';
import { providerKeyOperations } from './resource/provider-key/index.ts';
import { recommendationOperations } from './resource/recommendation/index.ts';
import { reportOperations } from './resource/report/index.ts';
import { savedViewOperations } from './resource/saved-view/index.ts';
import { scanOperations } from './resource/scan/index.ts';
import { scheduleOperations } from './resource/schedule/index.ts';
import { scoreOperations } from './resource/score/index.ts';
import { scorecardOperations } from './resource/scorecard/index.ts';
import { searchOperations } from './resource/search/index.ts';
import { segmentOperations } from './resource/segment/index.ts';
import { sentimentOperations } from './resource/sentiment/index.ts';
import { simulationOperations } from './resource/simulation/index.ts';
import { statusOperations } from './resource/status/index.ts';
import { usageOperations } from './resource/usage/index.ts';
import { webhookOperations } from './resource/webhook/index.ts';
import { workspaceOperations } from './resource/workspace/index.ts';

/** Every operation of the service. HTTP, the OpenAPI document, the client and the tools are readers of this list. */
export const operations: readonly Operation<RunContext, PrepareContext>[] = [
  ...projectOverviewOperations,
  ...projectOperations,
  ...projectConfigOperations,
  ...promptSetOperations,
  ...promptTemplateOperations,
  ...personaOperations,
  ...analysisOperations,
  ...scanOperations,
  ...engineRunOperations,
  ...answerOperations,
  ...answerImportOperations,
  ...detectionReviewOperations,
  ...scoreOperations,
  ...predictionOperations,
  ...predictorOperations,
  ...calibrationOperations,
  ...simulationOperations,
  ...analyticsOperations,
  ...sentimentOperations,
  ...factSheetOperations,
  ...anomalyOperations,
  ...recommendationOperations,
  ...experimentOperations,
  ...changeLogOperations,
  ...goalOperations,
  ...scorecardOperations,
  ...competitorSuggestionOperations,
  ...inboxOperations,
  ...insightOperations,
  ...competitorOperations,
  ...citationOperations,
  ...segmentOperations,
  ...metricOperations,
  ...engineOperations,
  ...apiKeyOperations,
  ...providerKeyOperations,
  ...savedViewOperations,
  ...planOperations,
  ...creditOperations,
  ...usageOperations,
  ...budgetOperations,
  ...billingOperations,
  ...memberOperations,
  ...approvalOperations,
  ...auditOperations,
  ...scheduleOperations,
  ...cycleOperations,
  ...reportOperations,
  ...exportOperations,
  ...alertOperations,
  ...notificationChannelOperations(eventTypes),
  ...webhookOperations(eventTypes),
  ...integrationOperations,
  ...crawlerTrafficOperations,
  ...aiReferralOperations,
  ...jobOperations,
  ...searchOperations,
  ...statusOperations,
  ...workspaceOperations,
  ...brandingOperations,
  ...privacyOperations,
  ...methodologyOperations,
];
