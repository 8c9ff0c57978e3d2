import { both, type Table } from './table.ts';

/** What an operation that may need approval does, as it stands in lists and within messages. */
export const operationLabels = {
  start_scan: both('start a scan', 'Scan starten'),
  set_schedule: both('set the schedule', 'Zeitplan setzen'),
  activate_prompt_set: both('activate a prompt set', 'Prompt-Set aktivieren'),
  lock_prompt_set: both('lock a prompt set', 'Prompt-Set sperren'),
  analyze_url: both('analyse a page', 'Seite analysieren'),
  verify_recommendation: both('measure whether a move worked', 'Wirkung einer Maßnahme messen'),
  start_experiment: both('start an experiment', 'Experiment starten'),
  share_report: both('share a report', 'Bericht teilen'),
  delete_project: both('delete a project', 'Projekt löschen'),
  purchase_credits: both('buy credits', 'Credits kaufen'),
  change_subscription: both('change the plan', 'Tarif wechseln'),
  delete_workspace: both('delete the workspace', 'Arbeitsbereich löschen'),
  retry_failed_runs: both('ask again what failed', 'Fehlgeschlagene Abfragen wiederholen'),
  create_approval_gate: both('require approval for something else', 'Weitere Freigaberegel anlegen'),
  update_approval_gate: both('loosen an approval rule', 'Freigaberegel lockern'),
  delete_approval_gate: both('remove an approval rule', 'Freigaberegel entfernen'),
} as const satisfies Table;
