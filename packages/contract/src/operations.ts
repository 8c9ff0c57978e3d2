import { aiReferralOperations } from './ai-referral/resource.ts';
import { alertOperations } from './alert/resource.ts';
import { analysisOperations } from './analysis/resource.ts';
import { analyticsOperations } from './analytics/resource.ts';
import { anomalyOperations } from './anomaly/resource.ts';
import { answerOperations } from './answer/resource.ts';
import { answerImportOperations } from './answer-import/resource.ts';
import { apiKeyOperations } from './api-key/resource.ts';
import { approvalOperations } from './approval/resource.ts';
import { auditOperations } from './audit/resource.ts';
import { billingOperations } from './billing/resource.ts';
import { brandingOperations } from './branding/resource.ts';
import { budgetOperations } from './budget/resource.ts';
import { calibrationOperations } from './calibration/resource.ts';
import { changeLogOperations } from './change-log/resource.ts';
import { citationOperations } from './citation/resource.ts';
import { competitorOperations } from './competitor/resource.ts';
import { competitorSuggestionOperations } from './competitor-suggestion/resource.ts';
import { crawlerTrafficOperations } from './crawler-traffic/resource.ts';
import { creditOperations } from './credit/resource.ts';
import { cycleOperations } from './cycle/resource.ts';
import { detectionReviewOperations } from './detection-review/resource.ts';
import { engineOperations } from './engine/resource.ts';
import { engineRunOperations } from './engine-run/resource.ts';
import { experimentOperations } from './experiment/resource.ts';
import { exportOperations } from './export/resource.ts';
import { factSheetOperations } from './fact-sheet/resource.ts';
import { goalOperations } from './goal/resource.ts';
import { inboxOperations } from './inbox/resource.ts';
import { insightOperations } from './insight/resource.ts';
import { integrationOperations } from './integration/resource.ts';
import { jobOperations } from './job/resource.ts';
import type { Operation } from './kernel/index.ts';
import { memberOperations } from './member/resource.ts';
import { methodologyOperations } from './methodology/resource.ts';
import { metricOperations } from './metric/resource.ts';
import { notificationChannelOperations } from './notification-channel/resource.ts';
import { personaOperations } from './persona/resource.ts';
import { planOperations } from './plan/resource.ts';
import { predictionOperations } from './prediction/resource.ts';
import { predictorOperations } from './predictor/resource.ts';
import { privacyOperations } from './privacy/resource.ts';
import { projectOperations } from './project/resource.ts';
import { projectConfigOperations } from './project-config/resource.ts';
import { projectOverviewOperations } from './project-overview/resource.ts';
import { promptSetOperations } from './prompt-set/resource.ts';
import { promptTemplateOperations } from './prompt-template/resource.ts';
import { providerKeyOperations } from './provider-key/resource.ts';
import { readerOperations } from './reader/resource.ts';
import { recommendationOperations } from './recommendation/resource.ts';
import { reportOperations } from './report/resource.ts';
import { sampleProjectOperations } from './sample-project/resource.ts';
import { savedViewOperations } from './saved-view/resource.ts';
import { scanOperations } from './scan/resource.ts';
import { scheduleOperations } from './schedule/resource.ts';
import { scoreOperations } from './score/resource.ts';
import { scorecardOperations } from './scorecard/resource.ts';
import { searchOperations } from './search/resource.ts';
import { segmentOperations } from './segment/resource.ts';
import { sentimentOperations } from './sentiment/resource.ts';
import { shoppingOperations } from './shopping/resource.ts';
import { simulationOperations } from './simulation/resource.ts';
import { statusOperations } from './status/resource.ts';
import { usageOperations } from './usage/resource.ts';
import { webhookOperations } from './webhook/resource.ts';
import { workspaceOperations } from './workspace/resource.ts';

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
