import { apiKeyEvents } from './account/api-key/events.ts';
import { approvalEvents } from './account/approval/events.ts';
import { budgetEvents } from './account/budget/events.ts';
import { creditEvents } from './account/credit/events.ts';
import { memberEvents } from './account/member/events.ts';
import { projectEvents } from './account/project/events.ts';
import { analysisEvents } from './act/analysis/events.ts';
import { experimentEvents } from './act/experiment/events.ts';
import { goalEvents } from './act/goal/events.ts';
import { recommendationEvents } from './act/recommendation/events.ts';
import type { EventType } from './kernel/event.ts';
import { answerImportEvents } from './measure/answer-import/events.ts';
import { engineChangeEvents } from './measure/engine-change/events.ts';
import { scanEvents, scoreChanged } from './measure/scan/events.ts';
import { scheduleEvents } from './measure/schedule/events.ts';
import { alertEvents } from './read/alert/events.ts';
import { anomalyEvents } from './read/anomaly/events.ts';
import { citationEvents } from './read/citation/events.ts';
import { competitorSuggestionEvents } from './read/competitor-suggestion/events.ts';
import { exportEvents } from './tell/export/events.ts';
import { reportEvents } from './tell/report/events.ts';
import { webhookEvents, webhookTest } from './tell/webhook/events.ts';

/** Every type of event that webhooks and members can subscribe to. */
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

/** What webhooks can receive: events, and a test. The OpenAPI document and the client are readers of this list. */
export const sentTypes: readonly EventType[] = [...eventTypes, webhookTest];
