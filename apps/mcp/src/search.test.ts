import { expect, test } from 'vitest';
import { nearest, searchTools } from './search.ts';
import { allTools } from './tools/index.ts';

const first = (query: string, most = 3): string[] =>
  searchTools(allTools, query, most).map(({ card }) => card.name);

test.each([
  ['freeze the wording of prompts', 'svc.lock_prompt_set'],
  ['how sure is our visibility', 'svc.get_visibility'],
  ['cost of a scan in credits', 'svc.estimate_scan_cost'],
  ['revoke key', 'svc.revoke_api_key'],
  ['wait until the scan has ended', 'svc.wait_for_scan'],
  ['who am I, which scopes', 'svc.whoami'],
  ['what did the engine answer', 'svc.get_answer'],
  ['add many prompts at once', 'svc.add_prompts_bulk'],
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
});
