import { expect, test } from 'vitest';
import { operationTools } from './catalog/tools.gen.ts';
import { fitArguments } from './fit-arguments.ts';

const fitted = (name: string, given: Record<string, unknown>) => {
  const tool = operationTools.find((one) => one.name === `svc.${name}`);
  if (!tool) throw new Error(name);
  return fitArguments(given, tool.inputSchema);
};

test('numbers in text, one value for a list and JSON in text are read as the schema means them', () => {
  expect(
    fitted('query_metrics', {
      days: '30',
      dimensions: 'country',
      having: { metric: 'presence', min: '0.2' },
    }),
  ).toEqual({ days: 30, dimensions: ['country'], having: [{ metric: 'presence', min: 0.2 }] });
  expect(
    fitted('query_metrics', { dimensions: '["country", "engine"]', rules: '{"engines": "openai"}' }),
  ).toEqual({
    dimensions: ['country', 'engine'],
    rules: { engines: ['openai'] },
  });
  expect(fitted('create_goal', { target: '0.4' })).toEqual({ target: 0.4 });
  expect(fitted('set_budget', { hardLimit: '500', softLimit: null })).toEqual({
    hardLimit: 500,
    softLimit: null,
  });
  expect(fitted('create_alert', { channelIds: 'chn_1' })).toEqual({ channelIds: ['chn_1'] });
  expect(fitted('start_scan', { config: { maxCredits: '100', engines: 'openai' } })).toEqual({
    config: { maxCredits: 100, engines: ['openai'] },
  });
});

test('what has no one meaning stays as it came, so that the service says what is wrong', () => {
  const given = { days: 'thirty', dimensions: 5, metrics: null, rules: '{', extra: '7', projectId: 'prj_1' };
  expect(fitted('query_metrics', given)).toEqual({ ...given, dimensions: ['5'] });
});
