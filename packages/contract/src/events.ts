import { alertEvents } from './alert/events.ts';
import { analysisEvents } from './analysis/events.ts';
import { anomalyEvents } from './anomaly/events.ts';
import { answerImportEvents } from './answer-import/events.ts';
import { apiKeyEvents } from './api-key/events.ts';
import { approvalEvents } from './approval/events.ts';
import { budgetEvents } from './budget/events.ts';
import { citationEvents } from './citation/events.ts';
import { competitorSuggestionEvents } from './competitor-suggestion/events.ts';
import { creditEvents } from './credit/events.ts';
import { engineChangeEvents } from './engine-change/events.ts';
import { experimentEvents } from './experiment/events.ts';
import { exportEvents } from './export/events.ts';
import { goalEvents } from './goal/events.ts';
import type { EventType } from './kernel/event.ts';
import { memberEvents } from './member/events.ts';
import { projectEvents } from './project/events.ts';
import { recommendationEvents } from './recommendation/events.ts';
import { reportEvents } from './report/events.ts';
import { scanEvents, scoreChanged } from './scan/events.ts';
import { scheduleEvents } from './schedule/events.ts';
import { webhookEvents } from './webhook/events.ts';

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
