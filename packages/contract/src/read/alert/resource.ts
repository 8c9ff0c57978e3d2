import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  AcknowledgeAlertEvent,
  Alert,
  AlertBacktest,
  AlertEvent,
  AlertEventList,
  AlertList,
  AlertWithEvents,
  BacktestAlert,
  CreateAlert,
  ListAlertEvents,
  ListAlerts,
  UpdateAlert,
} from './schema.ts';

const list = '/v1/projects/{projectId}/alerts' as const;
const one = `${list}/{alertId}` as const;

export const alertOperations = resource('Alerts', [
  operation({
    id: 'list_alerts',
    address: `GET ${list}`,
    scope: 'alerts:read',
    summary: 'List alerts',
    description: 'A project’s rules, with the false-alarm rate of each.',
    query: ListAlerts,
    returns: AlertList,
  }),
  operation({
    id: 'create_alert',
    address: `POST ${list}`,
    scope: 'alerts:write',
    summary: 'Watch a project',
    description: 'Checked after each scan. Only tested changes reach channels and webhooks.',
    body: CreateAlert,
    returns: Alert,
    errors: ['quota_exceeded'],
  }),
  operation({
    id: 'get_alert',
    address: `GET ${one}`,
    scope: 'alerts:read',
    summary: 'Read an alert',
    description: 'One rule with its last firings.',
    returns: AlertWithEvents,
  }),
  operation({
    id: 'update_alert',
    address: `PATCH ${one}`,
    scope: 'alerts:write',
    summary: 'Change or mute an alert',
    description: 'Omitted fields keep their value. A changed rule checks the newest scan again.',
    body: UpdateAlert,
    returns: Alert,
  }),
  operation({
    id: 'delete_alert',
    address: `DELETE ${one}`,
    scope: 'alerts:write',
    summary: 'Delete an alert',
    description: 'Its firings go with it.',
    returns: deleted,
  }),
  operation({
    id: 'backtest_alert',
    address: `POST ${list}/backtest`,
    effect: 'read',
    scope: 'alerts:read',
    summary: 'Test a rule before you use it',
    description:
      'The alerts it would have raised on the project’s past scans, and its simulated false-alarm rate and power.',
    body: BacktestAlert,
    returns: AlertBacktest,
  }),
  operation({
    id: 'list_alert_events',
    address: 'GET /v1/projects/{projectId}/alert-events',
    scope: 'alerts:read',
    summary: 'List firings of alerts',
    description: 'Verdict with interval, evidence and state, newest first.',
    query: ListAlertEvents,
    returns: AlertEventList,
  }),
  operation({
    id: 'acknowledge_alert_event',
    address: 'POST /v1/projects/{projectId}/alert-events/{eventId}/acknowledge',
    effect: 'update',
    scope: 'alerts:write',
    summary: 'Acknowledge or resolve a firing',
    description: 'With a note. Refused once the alert has ended.',
    body: AcknowledgeAlertEvent,
    returns: AlertEvent,
    errors: ['conflict'],
  }),
]);
