import { expect, test } from 'vitest';
import { readRequests } from '../../bench/requests/index.ts';
import { allTools, findTools } from '../tools/index.ts';
import { heard } from './heard.gen.ts';
import { nearest } from './index.ts';

const first = (query: string, most = 3): string[] => findTools(query, most).map(({ card }) => card.name);

test.each([
  ['freeze the wording of prompts', 'svc.lock_prompt_set'],
  ['how sure is our visibility', 'svc.get_visibility'],
  ['cost of a scan in credits', 'svc.estimate_scan_cost'],
  ['revoke key', 'svc.revoke_api_key'],
  ['wait until the scan has ended', 'svc.wait_for_scan'],
  ['who am I, which scopes', 'svc.whoami'],
  ['what did the engine answer', 'svc.get_answer'],
  ['add many prompts at once', 'svc.add_prompts_bulk'],
  ['undo', 'svc.restore_project'],
  ['undo the deletion', 'svc.restore_project'],
  ['compare our four regions', 'svc.query_metrics'],
  ['compare countries', 'svc.query_metrics'],
  ['merge duplicate brands', 'svc.update_competitor'],
])('“%s” finds %s', (query, name) => {
  expect(first(query)).toContain(name);
});

test('every tool is found by its own name and title', () => {
  const missed = allTools.filter(
    ({ card }) =>
      !first(`${card.name.replace('svc.', '').replaceAll('_', ' ')} ${card.title}`, 5).includes(card.name),
  );
  expect(missed.map(({ card }) => card.name)).toEqual([]);
});

test('a name that was mistyped has near ones', () => {
  expect(nearest(allTools, 'svc_get_scna')).toContain('svc.get_scan');
  expect(nearest(allTools, 'svc.undo')).toEqual([]);
});

test('every request that the search was fitted to names tools that there are, and nearly all find theirs', async () => {
  const names = new Set(allTools.map(({ card }) => card.name));
  const fitted = await readRequests('fitted');
  const unknown = fitted.flatMap(({ right }) => right).filter((name) => !names.has(`svc.${name}`));
  expect(unknown).toEqual([]);
  const lost = fitted.filter(
    ({ text, right }) => !right.some((name) => first(text, 5).includes(`svc.${name}`)),
  );
  expect(lost.length).toBeLessThan(0.01 * fitted.length);
});

test('nothing that takes away comes first unasked', () => {
  for (const request of [
    'alert when presence drops',
    'our webhook',
    'the report for my boss',
    'api key of the agency',
    'the goal for summer',
    'which members do we have',
    'scan of yesterday',
  ])
    expect(first(request, 1)[0], request).not.toMatch(/delete|remove|revoke|disconnect|cancel|stop/);
  expect(first('delete the alert', 1)).toEqual(['svc.delete_alert']);
});

test('every sentence has its tool', () => {
  const names = new Set(allTools.map(({ card }) => card.name.replace('svc.', '')));
  expect(Object.keys(heard).filter((name) => !names.has(name))).toEqual([]);
});
