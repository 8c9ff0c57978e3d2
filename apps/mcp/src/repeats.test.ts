import { expect, test } from 'vitest';
import { withModeOnce, withoutRepeats } from './repeats.ts';

const interval = { low: -0.4, high: -0.1 };
const first = {
  value: -0.25,
  ci: interval,
  pValue: 0.01,
  smallestVisible: 0.2,
  verdict: 'behind',
  prompts: 14,
};
const tracked = { ...first, ci: { low: -0.3, high: -0.2 }, pValue: 0, smallestVisible: 0.1, label: 'ok' };

test('the second test of a row keeps its interval, and what it says otherwise', () => {
  const same = { byEngine: [{ engine: 'openai', result: { ...first, tracked } }] };
  expect(withoutRepeats(same)).toEqual({
    byEngine: [{ engine: 'openai', result: { ...first, tracked: { ci: tracked.ci } } }],
  });
  const thin = { value: -0.25, verdict: 'too_few', prompts: 2 };
  const other = { ...tracked, verdict: 'no_difference_shown', prompts: 2 };
  expect(withoutRepeats({ ...thin, tracked: other }, true)).toEqual({
    ...thin,
    tracked: { ci: tracked.ci, verdict: 'no_difference_shown', smallestVisible: 0.1 },
  });
  const gap = { gap: 0.6, ci: interval, verdict: 'behind' };
  expect(withoutRepeats({ ...gap, tracked: { ...gap, ci: tracked.ci } }, true)).toEqual(gap);
  expect(withoutRepeats({ ...gap, verdict: 'too_few', tracked: gap }, true)).toMatchObject({
    tracked: { verdict: 'behind' },
  });
  const whole = { result: { ...first, tracked } };
  expect(withoutRepeats(whole)).toEqual(whole);
});

test('a brand tells its presence once, unless another figure compares it', () => {
  const presence = { value: 0.5, ci: { low: 0.4, high: 0.6 } };
  expect(withoutRepeats({ presence, compared: presence, comparedBy: 'presence' }, true)).toEqual({
    presence,
    comparedBy: 'presence',
  });
  const mention = { presence, compared: { ...presence, value: 0.45 }, comparedBy: 'mention' };
  expect(withoutRepeats(mention, true)).toEqual(mention);
});

test('a site keeps two of its pages, and the mode stands once unless it differs', () => {
  expect(withoutRepeats({ domain: 'a.example', urls: ['1', '2', '3'] }, true)).toEqual({
    domain: 'a.example',
    urls: ['1', '2'],
  });
  const [live, test_] = [{ mode: 'live' }, { mode: 'test', id: 'a' }];
  expect(withModeOnce([test_, test_])).toEqual({ mode: 'test', items: [{ id: 'a' }, { id: 'a' }] });
  expect(withModeOnce([live, test_])).toEqual({ items: [live, test_] });
  expect(withModeOnce([])).toEqual({ items: [] });
});
