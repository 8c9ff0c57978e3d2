import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The one folder of core that writes each table. */
const owners: Record<string, string> = {
  alert: 'resource/read/alert',
  alert_event: 'resource/read/alert',
  analysis: 'resource/act/analysis',
  anomaly: 'resource/read/anomaly',
  answer: 'runner',
  answer_count: 'runner',
  answer_import: 'resource/measure/answer-import',
  answer_names: 'resource/read/competitor-suggestion',
  imported_answer: 'resource/measure/answer-import',
  prompt_answer_count: 'runner',
  api_key: 'resource/account/api-key',
  approval_gate: 'resource/account/approval',
  approval_request: 'resource/account/approval',
  attempt: 'runner',
  audit_entry: 'kernel',
  audit_log: 'resource/account/audit',
  audit_node: 'resource/account/audit',
  brand: 'resource/account/project',
  branding: 'resource/across/branding',
  cell_pack: 'resource/measure/cell',
  cell_prompt: 'resource/measure/cell',
  budget: 'resource/account/budget',
  canary_panel: 'resource/measure/engine-change',
  citation_pack: 'resource/measure/cell',
  cited_page: 'resource/read/citation',
  competitor: 'resource/read/competitor',
  competitor_suggestion: 'resource/read/competitor-suggestion',
  crawler_line: 'resource/measure/crawler-traffic',
  crawler_pull: 'resource/measure/crawler-traffic',
  crawler_range: 'resource/measure/crawler-traffic',
  crawler_visit: 'resource/measure/crawler-traffic',
  console_session: 'resource/account/session',
  credit_purchase: 'resource/account/billing',
  data_export: 'resource/tell/export',
  report: 'resource/tell/report',
  report_schedule: 'resource/tell/report',
  report_share: 'resource/tell/report',
  detection_change: 'resource/measure/detection-review',
  detection_verdict: 'resource/measure/detection-review',
  detection_version: 'resource/measure/detection-review',
  engine_bucket: 'traffic',
  engine_change: 'resource/measure/engine-change',
  engine_run: 'runner',
  goal: 'resource/act/goal',
  member: 'resource/account/member',
  inbox_read: 'resource/across/inbox',
  insight_reaction: 'resource/read/insight',
  billing_details: 'resource/account/billing',
  invoice: 'resource/account/billing',
  logged_change: 'resource/account/logged-change',
  notification: 'resource/tell/notification-channel',
  notification_channel: 'resource/tell/notification-channel',
  organisation: 'resource/across/workspace',
  event: 'kernel',
  experiment: 'resource/act/experiment',
  experiment_scan: 'resource/act/experiment',
  fact_sheet: 'resource/read/fact-sheet',
  event_sequence: 'kernel',
  incident: 'resource/account/status',
  integration: 'resource/measure/integration',
  integration_run: 'resource/measure/integration',
  referral: 'resource/measure/integration',
  search_query: 'resource/measure/integration',
  mail: 'mail',
  payment_event: 'resource/account/billing',
  page: 'runner',
  persona: 'resource/measure/persona',
  prediction: 'resource/act/prediction',
  privacy_control: 'resource/across/privacy',
  project: 'resource/account/project',
  business: 'resource/measure/prompt-set',
  prompt: 'resource/measure/prompt-set',
  prompt_set: 'resource/measure/prompt-set',
  prompt_template: 'resource/measure/prompt-template',
  provider_key: 'resource/account/provider-key',
  reader: 'resource/read/reader',
  reader_day: 'resource/read/reader',
  text_reading: 'resource/read/reader',
  brand_reading: 'resource/read/reader',
  brand_reread: 'resource/read/reader',
  reading_check: 'resource/read/reader',
  recommendation: 'resource/act/recommendation',
  reused_answer: 'resource/measure/scan',
  role: 'resource/account/member',
  sample_project: 'resource/across/sample-project',
  saved_view: 'resource/account/saved-view',
  scan: 'resource/measure/scan',
  schedule: 'resource/measure/schedule',
  scan_prompt: 'resource/measure/scan',
  scan_figure: 'resource/measure/cell',
  score: 'resource/measure/score',
  scorecard: 'resource/act/scorecard',
  scorecard_version: 'resource/act/scorecard',
  segment: 'resource/measure/segment',
  secret: 'secret',
  passkey: 'resource/account/session',
  sign_in_link: 'resource/account/session',
  simulation: 'resource/act/simulation',
  status_check: 'resource/account/status',
  subscription: 'resource/account/billing',
  uncertain_detection: 'resource/measure/detection-review',
  usage_day: 'resource/account/usage',
  vault_canary: 'resource/account/provider-key',
  webhook: 'resource/tell/webhook',
  webhook_delivery: 'resource/tell/webhook',
  workspace: 'resource/across/workspace',
};

/** Other writers of a table, with reasons. An exception that no longer holds fails the test, as a new one does. */
const exceptions: Record<string, string> = {
  '${table} by resource/across/sample-project':
    'Copies rows of every table of a project that was measured elsewhere, as they were written there.',
  'answer by resource/measure/detection-review':
    'One statement keeps the earlier reading and replaces it, so that none is lost between the two.',
  'audit_entry by resource/account/audit':
    'Sequencing gives each entry its place; what it says stays as it is.',
  'attempt by resource/measure/scan':
    'What failed is asked again: its rows go in the transaction that holds the credits for it.',
  'engine_run by resource/measure/scan': 'The same transaction opens the runs again.',
  'scan by runner':
    'The runner carries the scan out: counters and states change in the statement that checks the fence.',
  'uncertain_detection by runner': 'A batch of answers is saved with its doubtful cases in one statement.',
};

const here = new URL('.', import.meta.url);
const forTests = /\.test\.ts$|(^|\/)(factory|examples?|testing)\.ts$/;
const builders =
  /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(|(?:insertRow|updateRows|deleteRows)\([\w.]+,|plainVerbs\(\w+, \{\s+table:|tableOf(?:<\w+>)?\()\s*'(\w+)/g;
// SQL stands in lower case; `update t a set` and `update t set` are writes, `for update` and `do update set` are not.
const statements =
  /\b(?:insert into|delete from|merge into) (\w+|\$\{\w+\})|(?<!for |do )\bupdate (\w+|\$\{\w+\})(?: \w+)? set\b/g;

/** Functions of the database that write on behalf of the folder that calls them. */
const functions = new URL('../../db/functions/', here);
const calls = /\bselect (write_\w+|note_usage)\(/g;

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('resource/') ? 3 : 1)
    .join('/');

async function findWrites() {
  const files = (await readdir(here, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.ts') && !forTests.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, here), 'utf8');
      const called = [...source.matchAll(calls)].map(([, name]) =>
        readFileSync(new URL(`${name}.sql`, functions), 'utf8'),
      );
      const written = [source, ...called].flatMap((text) => [...text.matchAll(statements)]);
      return [...source.matchAll(builders), ...written].map((match) => ({
        table: match[1] ?? match[2] ?? '',
        folder: folderOf(file),
      }));
    });
}

test('each table is written by its owner, and by nobody else but the exceptions', async () => {
  const writes = await findWrites();
  const owned = writes.filter(({ table, folder }) => owners[table] === folder);
  const foreign = writes.filter(({ table, folder }) => owners[table] !== folder);
  expect([...new Set(foreign.map(({ table, folder }) => `${table} by ${folder}`))].sort()).toEqual(
    Object.keys(exceptions).sort(),
  );
  expect([...new Set(owned.map(({ table }) => table))].sort()).toEqual(Object.keys(owners).sort());
});
