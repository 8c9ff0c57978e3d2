import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The one folder of core that writes each table. */
const owners: Record<string, string> = {
  alert: 'resource/alert',
  alert_event: 'resource/alert',
  analysis: 'resource/analysis',
  anomaly: 'resource/anomaly',
  answer: 'runner',
  answer_count: 'runner',
  answer_import: 'resource/answer-import',
  answer_names: 'resource/competitor-suggestion',
  imported_answer: 'resource/answer-import',
  prompt_answer_count: 'runner',
  api_key: 'resource/api-key',
  approval_gate: 'resource/approval',
  approval_request: 'resource/approval',
  attempt: 'runner',
  audit_entry: 'kernel',
  audit_log: 'resource/audit',
  audit_node: 'resource/audit',
  brand: 'resource/project',
  branding: 'resource/branding',
  cell_pack: 'resource/cell',
  cell_prompt: 'resource/cell',
  budget: 'resource/budget',
  canary_panel: 'resource/engine-change',
  citation: 'resource/cell',
  cited_page: 'resource/citation',
  competitor: 'resource/competitor',
  competitor_suggestion: 'resource/competitor-suggestion',
  crawler_line: 'resource/crawler-traffic',
  crawler_pull: 'resource/crawler-traffic',
  crawler_range: 'resource/crawler-traffic',
  crawler_visit: 'resource/crawler-traffic',
  console_session: 'resource/session',
  credit_purchase: 'resource/billing',
  data_export: 'resource/export',
  report: 'resource/report',
  report_schedule: 'resource/report',
  report_share: 'resource/report',
  detection_change: 'resource/detection-review',
  detection_verdict: 'resource/detection-review',
  detection_version: 'resource/detection-review',
  engine_bucket: 'traffic',
  engine_change: 'resource/engine-change',
  engine_run: 'runner',
  goal: 'resource/goal',
  member: 'resource/member',
  inbox_read: 'resource/inbox',
  insight_reaction: 'resource/insight',
  billing_details: 'resource/billing',
  invoice: 'resource/billing',
  logged_change: 'resource/logged-change',
  notification: 'resource/notification-channel',
  notification_channel: 'resource/notification-channel',
  organisation: 'resource/workspace',
  event: 'kernel',
  experiment: 'resource/experiment',
  experiment_scan: 'resource/experiment',
  fact_sheet: 'resource/fact-sheet',
  event_sequence: 'kernel',
  incident: 'resource/status',
  integration: 'resource/integration',
  integration_run: 'resource/integration',
  referral: 'resource/integration',
  search_query: 'resource/integration',
  mail: 'mail',
  payment_event: 'resource/billing',
  page: 'runner',
  persona: 'resource/persona',
  prediction: 'resource/prediction',
  privacy_control: 'resource/privacy',
  project: 'resource/project',
  business: 'resource/prompt-set',
  prompt: 'resource/prompt-set',
  prompt_set: 'resource/prompt-set',
  prompt_template: 'resource/prompt-template',
  provider_key: 'resource/provider-key',
  reader: 'resource/reader',
  reader_day: 'resource/reader',
  text_reading: 'resource/reader',
  brand_reading: 'resource/reader',
  brand_reread: 'resource/reader',
  reading_check: 'resource/reader',
  recommendation: 'resource/recommendation',
  reused_answer: 'resource/scan',
  role: 'resource/member',
  sample_project: 'resource/sample-project',
  saved_view: 'resource/saved-view',
  scan: 'resource/scan',
  schedule: 'resource/schedule',
  scan_prompt: 'resource/scan',
  scan_figure: 'resource/cell',
  score: 'resource/score',
  scorecard: 'resource/scorecard',
  scorecard_version: 'resource/scorecard',
  segment: 'resource/segment',
  secret: 'secret',
  passkey: 'resource/session',
  sign_in_link: 'resource/session',
  simulation: 'resource/simulation',
  status_check: 'resource/status',
  subscription: 'resource/billing',
  uncertain_detection: 'resource/detection-review',
  usage_day: 'resource/usage',
  vault_canary: 'resource/provider-key',
  webhook: 'resource/webhook',
  webhook_delivery: 'resource/webhook',
  workspace: 'resource/workspace',
};

/** Other writers of a table, with reasons. An exception that no longer holds fails the test, as a new one does. */
const exceptions: Record<string, string> = {
  '${table} by resource/sample-project':
    'Copies rows of every table of a project that was measured elsewhere, as they were written there.',
  'answer by resource/detection-review':
    'One statement keeps the earlier reading and replaces it, so that none is lost between the two.',
  'audit_entry by resource/audit': 'Sequencing gives each entry its place; what it says stays as it is.',
  'attempt by resource/scan':
    'What failed is asked again: its rows go in the transaction that holds the credits for it.',
  'engine_run by resource/scan': 'The same transaction opens the runs again.',
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
    .slice(0, file.startsWith('resource/') ? 2 : 1)
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
