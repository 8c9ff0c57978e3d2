import { globSync, readFileSync } from 'node:fs';
import { auditLabel } from '@svc/contract/label';
import { expect, test } from 'vitest';

const texts = (pattern: string): string[] =>
  globSync(pattern, { exclude: ['**/*.test.ts', '**/*.fixture.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
/** Actions that are written out, with both sides of a choice, and the three of each plain resource. */
const actions = [
  ...texts('packages/core/src/**/*.ts').flatMap((text) =>
    [...text.matchAll(/\baudit\([^;]*?;/g)].flatMap(([call]) =>
      [...call.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
    ),
  ),
  ...texts('packages/contract/src/**/*.ts').flatMap((text) =>
    [...text.matchAll(/ entity\(\{\s*one: '([a-z_]+)'/g)].flatMap(([, one = '']) =>
      ['created', 'updated', 'deleted'].map((deed) => `${one}.${deed}`),
    ),
  ),
];

test.each(['en', 'de'] as const)('every entry of the audit log is told in words: %s', (language) => {
  expect(actions.length).toBeGreaterThan(100);
  expect([...new Set(actions)].filter((action) => auditLabel(action, language) === action)).toEqual([]);
});

test('words say what was done', () => {
  expect(auditLabel('api_key.revoked', 'en')).toBe('API key revoked');
  expect(auditLabel('scan.started', 'de')).toBe('Scan: gestartet');
  expect(auditLabel('somebody.else', 'en')).toBe('somebody.else');
});
