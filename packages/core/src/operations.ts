import type { Runnable } from './implement/index.ts';
import { apiKeyVerbs } from './resource/account/api-key/index.ts';
import { approvalVerbs } from './resource/account/approval/index.ts';
import { auditVerbs } from './resource/account/audit/index.ts';
import { billingVerbs } from './resource/account/billing/index.ts';
import { budgetVerbs } from './resource/account/budget/index.ts';
import { creditVerbs } from './resource/account/credit/index.ts';
import { jobVerbs } from './resource/account/job/index.ts';
import { memberVerbs } from './resource/account/member/index.ts';
import { planVerbs } from './resource/account/plan/index.ts';
import { projectVerbs } from './resource/account/project/index.ts';
import { providerKeyVerbs } from './resource/account/provider-key/index.ts';
import { savedViewVerbs } from './resource/account/saved-view/index.ts';
import { statusVerbs } from './resource/account/status/index.ts';
import { usageVerbs } from './resource/account/usage/index.ts';
import { brandingVerbs } from './resource/across/branding/index.ts';
import { inboxVerbs } from './resource/across/inbox/index.ts';
import { privacyVerbs } from './resource/across/privacy/index.ts';
import { projectConfigVerbs } from './resource/across/project-config/index.ts';
import { sampleProjectVerbs } from './resource/across/sample-project/index.ts';
import { searchVerbs } from './resource/across/search/index.ts';
import { workspaceVerbs } from './resource/across/workspace/index.ts';
import { analysisVerbs } from './resource/act/analysis/index.ts';
import { experimentVerbs } from './resource/act/experiment/index.ts';
import { goalVerbs } from './resource/act/goal/index.ts';
import { predictionVerbs } from './resource/act/prediction/index.ts';
import { recommendationVerbs } from './resource/act/recommendation/index.ts';
import { scorecardVerbs } from './resource/act/scorecard/index.ts';
import { simulationVerbs } from './resource/act/simulation/index.ts';
import { answerVerbs } from './resource/measure/answer/index.ts';
import { answerImportVerbs } from './resource/measure/answer-import/index.ts';
import { calibrationVerbs } from './resource/measure/calibration/index.ts';
import { crawlerTrafficVerbs } from './resource/measure/crawler-traffic/index.ts';
import { cycleVerbs } from './resource/measure/cycle/index.ts';
import { detectionReviewVerbs } from './resource/measure/detection-review/index.ts';
import { engineVerbs } from './resource/measure/engine/index.ts';
import { engineRunVerbs } from './resource/measure/engine-run/index.ts';
import { integrationVerbs } from './resource/measure/integration/index.ts';
import { personaVerbs } from './resource/measure/persona/index.ts';
import { predictorVerbs } from './resource/measure/predictor/index.ts';
import { promptSetVerbs } from './resource/measure/prompt-set/index.ts';
import { promptTemplateVerbs } from './resource/measure/prompt-template/index.ts';
import { scanVerbs } from './resource/measure/scan/index.ts';
import { scheduleVerbs } from './resource/measure/schedule/index.ts';
import { scoreVerbs } from './resource/measure/score/index.ts';
import { segmentVerbs } from './resource/measure/segment/index.ts';
import { aiReferralVerbs } from './resource/read/ai-referral/index.ts';
import { alertVerbs } from './resource/read/alert/index.ts';
import { analyticsVerbs } from './resource/read/analytics/index.ts';
import { anomalyVerbs } from './resource/read/anomaly/index.ts';
import { changeLogVerbs } from './resource/read/change-log/index.ts';
import { citationVerbs } from './resource/read/citation/index.ts';
import { competitorVerbs } from './resource/read/competitor/index.ts';
import { competitorSuggestionVerbs } from './resource/read/competitor-suggestion/index.ts';
import { factSheetVerbs } from './resource/read/fact-sheet/index.ts';
import { insightVerbs } from './resource/read/insight/index.ts';
import { methodologyVerbs } from './resource/read/methodology/index.ts';
import { metricVerbs } from './resource/read/metric/index.ts';
import { projectOverviewVerbs } from './resource/read/project-overview/index.ts';
import { readerVerbs } from './resource/read/reader/index.ts';
import { sentimentVerbs } from './resource/read/sentiment/index.ts';
import { shoppingVerbs } from './resource/read/shopping/index.ts';
import { exportVerbs } from './resource/tell/export/index.ts';
import { notificationChannelVerbs } from './resource/tell/notification-channel/index.ts';
import { reportVerbs } from './resource/tell/report/index.ts';
import { webhookVerbs } from './resource/tell/webhook/index.ts';

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
