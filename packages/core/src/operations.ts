import type { Runnable } from './implement/index.ts';
import { aiReferralVerbs } from './resource/ai-referral/index.ts';
import { alertVerbs } from './resource/alert/index.ts';
import { analysisVerbs } from './resource/analysis/index.ts';
import { analyticsVerbs } from './resource/analytics/index.ts';
import { anomalyVerbs } from './resource/anomaly/index.ts';
import { answerVerbs } from './resource/answer/index.ts';
import { answerImportVerbs } from './resource/answer-import/index.ts';
import { apiKeyVerbs } from './resource/api-key/index.ts';
import { approvalVerbs } from './resource/approval/index.ts';
import { auditVerbs } from './resource/audit/index.ts';
import { billingVerbs } from './resource/billing/index.ts';
import { brandingVerbs } from './resource/branding/index.ts';
import { budgetVerbs } from './resource/budget/index.ts';
import { calibrationVerbs } from './resource/calibration/index.ts';
import { changeLogVerbs } from './resource/change-log/index.ts';
import { citationVerbs } from './resource/citation/index.ts';
import { competitorVerbs } from './resource/competitor/index.ts';
import { competitorSuggestionVerbs } from './resource/competitor-suggestion/index.ts';
import { crawlerTrafficVerbs } from './resource/crawler-traffic/index.ts';
import { creditVerbs } from './resource/credit/index.ts';
import { cycleVerbs } from './resource/cycle/index.ts';
import { detectionReviewVerbs } from './resource/detection-review/index.ts';
import { engineVerbs } from './resource/engine/index.ts';
import { engineRunVerbs } from './resource/engine-run/index.ts';
import { experimentVerbs } from './resource/experiment/index.ts';
import { exportVerbs } from './resource/export/index.ts';
import { factSheetVerbs } from './resource/fact-sheet/index.ts';
import { goalVerbs } from './resource/goal/index.ts';
import { inboxVerbs } from './resource/inbox/index.ts';
import { insightVerbs } from './resource/insight/index.ts';
import { integrationVerbs } from './resource/integration/index.ts';
import { jobVerbs } from './resource/job/index.ts';
import { memberVerbs } from './resource/member/index.ts';
import { methodologyVerbs } from './resource/methodology/index.ts';
import { metricVerbs } from './resource/metric/index.ts';
import { notificationChannelVerbs } from './resource/notification-channel/index.ts';
import { personaVerbs } from './resource/persona/index.ts';
import { planVerbs } from './resource/plan/index.ts';
import { predictionVerbs } from './resource/prediction/index.ts';
import { predictorVerbs } from './resource/predictor/index.ts';
import { privacyVerbs } from './resource/privacy/index.ts';
import { projectVerbs } from './resource/project/index.ts';
import { projectConfigVerbs } from './resource/project-config/index.ts';
import { projectOverviewVerbs } from './resource/project-overview/index.ts';
import { promptSetVerbs } from './resource/prompt-set/index.ts';
import { promptTemplateVerbs } from './resource/prompt-template/index.ts';
import { providerKeyVerbs } from './resource/provider-key/index.ts';
import { readerVerbs } from './resource/reader/index.ts';
import { recommendationVerbs } from './resource/recommendation/index.ts';
import { reportVerbs } from './resource/report/index.ts';
import { sampleProjectVerbs } from './resource/sample-project/index.ts';
import { savedViewVerbs } from './resource/saved-view/index.ts';
import { scanVerbs } from './resource/scan/index.ts';
import { scheduleVerbs } from './resource/schedule/index.ts';
import { scoreVerbs } from './resource/score/index.ts';
import { scorecardVerbs } from './resource/scorecard/index.ts';
import { searchVerbs } from './resource/search/index.ts';
import { segmentVerbs } from './resource/segment/index.ts';
import { sentimentVerbs } from './resource/sentiment/index.ts';
import { shoppingVerbs } from './resource/shopping/index.ts';
import { simulationVerbs } from './resource/simulation/index.ts';
import { statusVerbs } from './resource/status/index.ts';
import { usageVerbs } from './resource/usage/index.ts';
import { webhookVerbs } from './resource/webhook/index.ts';
import { workspaceVerbs } from './resource/workspace/index.ts';

/** Every operation with its verbs, in the order of the contract. */
export const operations: readonly Runnable[] = [
  ...projectOverviewVerbs,
  ...projectVerbs,
  ...projectConfigVerbs,
  ...promptSetVerbs,
  ...promptTemplateVerbs,
  ...personaVerbs,
  ...analysisVerbs,
  ...scanVerbs,
  ...engineRunVerbs,
  ...answerVerbs,
  ...answerImportVerbs,
  ...detectionReviewVerbs,
  ...readerVerbs,
  ...scoreVerbs,
  ...predictionVerbs,
  ...predictorVerbs,
  ...calibrationVerbs,
  ...simulationVerbs,
  ...analyticsVerbs,
  ...sentimentVerbs,
  ...shoppingVerbs,
  ...factSheetVerbs,
  ...anomalyVerbs,
  ...recommendationVerbs,
  ...experimentVerbs,
  ...changeLogVerbs,
  ...goalVerbs,
  ...scorecardVerbs,
  ...competitorSuggestionVerbs,
  ...inboxVerbs,
  ...insightVerbs,
  ...competitorVerbs,
  ...citationVerbs,
  ...segmentVerbs,
  ...metricVerbs,
  ...engineVerbs,
  ...apiKeyVerbs,
  ...providerKeyVerbs,
  ...sampleProjectVerbs,
  ...savedViewVerbs,
  ...planVerbs,
  ...creditVerbs,
  ...usageVerbs,
  ...budgetVerbs,
  ...billingVerbs,
  ...memberVerbs,
  ...approvalVerbs,
  ...auditVerbs,
  ...scheduleVerbs,
  ...cycleVerbs,
  ...reportVerbs,
  ...exportVerbs,
  ...alertVerbs,
  ...notificationChannelVerbs,
  ...webhookVerbs,
  ...integrationVerbs,
  ...crawlerTrafficVerbs,
  ...aiReferralVerbs,
  ...jobVerbs,
  ...searchVerbs,
  ...statusVerbs,
  ...workspaceVerbs,
  ...brandingVerbs,
  ...privacyVerbs,
  ...methodologyVerbs,
];
