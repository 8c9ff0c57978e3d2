import { apiKeyOperations } from './account/api-key/resource.ts';
import { approvalOperations } from './account/approval/resource.ts';
import { auditOperations } from './account/audit/resource.ts';
import { billingOperations } from './account/billing/resource.ts';
import { budgetOperations } from './account/budget/resource.ts';
import { creditOperations } from './account/credit/resource.ts';
import { jobOperations } from './account/job/resource.ts';
import { memberOperations } from './account/member/resource.ts';
import { planOperations } from './account/plan/resource.ts';
import { projectOperations } from './account/project/resource.ts';
import { providerKeyOperations } from './account/provider-key/resource.ts';
import { savedViewOperations } from './account/saved-view/resource.ts';
import { statusOperations } from './account/status/resource.ts';
import { usageOperations } from './account/usage/resource.ts';
import { brandingOperations } from './across/branding/resource.ts';
import { inboxOperations } from './across/inbox/resource.ts';
import { privacyOperations } from './across/privacy/resource.ts';
import { projectConfigOperations } from './across/project-config/resource.ts';
import { sampleProjectOperations } from './across/sample-project/resource.ts';
import { searchOperations } from './across/search/resource.ts';
import { workspaceOperations } from './across/workspace/resource.ts';
import { analysisOperations } from './act/analysis/resource.ts';
import { experimentOperations } from './act/experiment/resource.ts';
import { goalOperations } from './act/goal/resource.ts';
import { predictionOperations } from './act/prediction/resource.ts';
import { recommendationOperations } from './act/recommendation/resource.ts';
import { scorecardOperations } from './act/scorecard/resource.ts';
import { simulationOperations } from './act/simulation/resource.ts';
import type { Operation } from './kernel/index.ts';
import { answerOperations } from './measure/answer/resource.ts';
import { answerImportOperations } from './measure/answer-import/resource.ts';
import { calibrationOperations } from './measure/calibration/resource.ts';
import { crawlerTrafficOperations } from './measure/crawler-traffic/resource.ts';
import { cycleOperations } from './measure/cycle/resource.ts';
import { detectionReviewOperations } from './measure/detection-review/resource.ts';
import { engineOperations } from './measure/engine/resource.ts';
import { engineRunOperations } from './measure/engine-run/resource.ts';
import { integrationOperations } from './measure/integration/resource.ts';
import { personaOperations } from './measure/persona/resource.ts';
import { predictorOperations } from './measure/predictor/resource.ts';
import { promptSetOperations } from './measure/prompt-set/resource.ts';
import { promptTemplateOperations } from './measure/prompt-template/resource.ts';
import { scanOperations } from './measure/scan/resource.ts';
import { scheduleOperations } from './measure/schedule/resource.ts';
import { scoreOperations } from './measure/score/resource.ts';
import { segmentOperations } from './measure/segment/resource.ts';
import { aiReferralOperations } from './read/ai-referral/resource.ts';
import { alertOperations } from './read/alert/resource.ts';
import { analyticsOperations } from './read/analytics/resource.ts';
import { anomalyOperations } from './read/anomaly/resource.ts';
import { changeLogOperations } from './read/change-log/resource.ts';
import { citationOperations } from './read/citation/resource.ts';
import { competitorOperations } from './read/competitor/resource.ts';
import { competitorSuggestionOperations } from './read/competitor-suggestion/resource.ts';
import { factSheetOperations } from './read/fact-sheet/resource.ts';
import { insightOperations } from './read/insight/resource.ts';
import { methodologyOperations } from './read/methodology/resource.ts';
import { metricOperations } from './read/metric/resource.ts';
import { projectOverviewOperations } from './read/project-overview/resource.ts';
import { readerOperations } from './read/reader/resource.ts';
import { sentimentOperations } from './read/sentiment/resource.ts';
import { shoppingOperations } from './read/shopping/resource.ts';
import { exportOperations } from './tell/export/resource.ts';
import { notificationChannelOperations } from './tell/notification-channel/resource.ts';
import { reportOperations } from './tell/report/resource.ts';
import { webhookOperations } from './tell/webhook/resource.ts';

/** Every operation of the service. HTTP, the OpenAPI document, the client and the tools are readers of this list. */
export const operations: readonly Operation[] = [
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
  ...readerOperations,
  ...scoreOperations,
  ...predictionOperations,
  ...predictorOperations,
  ...calibrationOperations,
  ...simulationOperations,
  ...analyticsOperations,
  ...sentimentOperations,
  ...shoppingOperations,
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
  ...sampleProjectOperations,
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
  ...notificationChannelOperations,
  ...webhookOperations,
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
