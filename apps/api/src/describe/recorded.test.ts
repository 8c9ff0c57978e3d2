import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { misfit, type Recorded, recorded } from './recorded.ts';

const byId = new Map(operations.map((operation) => [operation.id, operation]));

test.each(Object.entries(recorded))('%s: the recorded call fits its schemas', (id, call) => {
  const operation = byId.get(id);
  // One that is gone is taken out by the next `pnpm record`.
  if (operation && call) expect(misfit(operation, call)).toBeNull();
});

test('a call that has come apart from its schemas is noticed', () => {
  const operation = byId.get('get_project');
  const call = recorded.get_project;
  if (!operation || !call) throw new Error('get_project is not recorded');
  const answer = call.answer as object;
  const changed: [Recorded, RegExp][] = [
    [{ ...call, answer: { ...answer, name: 7 } }, /^answer: /],
    [{ ...call, answer: { ...answer, gone: true } }, /gone|no longer documented/],
    [{ ...call, params: { projectId: 'nonsense' } }, /^params: /],
    [{ ...call, body: { name: 'Acme' } }, /^body: it takes none/],
  ];
  for (const [broken, why] of changed) expect(misfit(operation, broken)).toMatch(why);
});
