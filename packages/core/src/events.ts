import type { EventType } from './kernel/index.ts';
import { alertEvents } from './resource/alert/index.ts';
import { analysisEvents } from './resource/analysis/index.ts';
import { anomalyEvents } from './resource/anomaly/index.ts';
import { answerImportEvents } from './resource/answer-import/index.ts';
import { apiKeyEvents } from './resource/api-key/index.ts';
import { approvalEvents } from './resource/approval/index.ts';
import { budgetEvents } from './resource/budget/index.ts';
import { citationEvents } from './resource/citation/index.ts';
import { competitorSuggestionEvents } from './resource/competitor-suggestion/index.ts';
import { creditEvents } from './resource/credit/index.ts';
import { engineChangeEvents } from './resource/engine-change/index.ts';
import { experimentEvents } from './resource/experiment/index.ts';
import { exportEvents } from './resource/export/index.ts';
import { goalEvents } from './resource/goal/index.ts';
import { memberEvents } from './resource/member/index.ts';
import { projectEvents } from './resource/project/index.ts';
import { recommendationEvents } from './resource/recommendation/index.ts';
import { reportEvents } from './resource/report/index.ts';
import { scanEvents, scoreChanged } from './resource/scan/index.ts';
import { scheduleEvents } from './resource/schedule/index.ts';
import { webhookEvents } from './resource/webhook/index.ts';

/** Every type of event. The OpenAPI document, the client and webhooks are readers of this list. */
export const eventTypes: readonly EventType[] = [
  ...scanEvents,
  scoreChanged,
  ...analysisEvents,
  ...projectEvents,
  ...anomalyEvents,
  ...citationEvents,
  ...recommendationEvents,
  ...experimentEvents,
  ...engineChangeEvents,
  ...apiKeyEvents,
  ...creditEvents,
  ...budgetEvents,
  ...scheduleEvents,
  ...answerImportEvents,
  ...exportEvents,
  ...reportEvents,
  ...alertEvents,
  ...goalEvents,
  ...webhookEvents,
  ...approvalEvents,
  ...memberEvents,
  ...competitorSuggestionEvents,
];
