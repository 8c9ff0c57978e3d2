import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

test('no page writes a key of the cache by hand', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && !/^data[/\\]/.test(path))
    .filter((path) => /queryKey:\s*\[/.test(readFileSync(join(folder, path), 'utf8')));
  expect(found).toEqual([]);
});

test('a list whose rows have no bound is read whole or page after page, never once', () => {
  const many = [
    ...['listPersonas', 'listSegments', 'listGoals', 'listRoles', 'listMembers', 'listNotificationChannels'],
    ...[
      'listSavedViews',
      'listPrompts',
      'listPromptTemplates',
      'listAnswers',
      'searchAnswers',
      'listInsights',
    ],
    ...['discoverCompetitors', 'listIntegrations', 'listAlerts', 'listWorkspaces'],
  ];
  // One row alone is asked for beside its total.
  const once = new RegExp(`useRead\\(\\s*(${many.join('|')})\\b(?![^;]*limit: 1,)`);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .filter((path) => once.test(readFileSync(join(folder, path), 'utf8')));
  expect(found).toEqual([]);
});
