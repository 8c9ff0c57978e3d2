import { alertOperations } from '@svc/contract/read/alert';
import { implement } from '../../../implement/index.ts';
import { backtestAlert } from './backtest.ts';
import {
  acknowledgeAlertEvent,
  createAlert,
  deleteAlert,
  getAlert,
  listAlertEvents,
  listAlerts,
  updateAlert,
} from './service.ts';

export const alertVerbs = implement(alertOperations, {
  list_alerts: { run: listAlerts },
  create_alert: { run: createAlert },
  get_alert: { run: getAlert },
  update_alert: { run: updateAlert },
  delete_alert: { run: deleteAlert },
  backtest_alert: { run: backtestAlert },
  list_alert_events: { run: listAlertEvents },
  acknowledge_alert_event: { run: acknowledgeAlertEvent },
});
