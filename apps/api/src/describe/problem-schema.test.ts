import { expect, test } from 'vitest';
import { errorHelp } from '../routes/docs/error-help.ts';
import { problemSchema } from './problem-schema.ts';

test('each field of one error alone is named on that error’s page', () => {
  const own = Object.entries(problemSchema.shape).flatMap(([field, schema]) => {
    const [, code] = /^Of (\w+):/.exec(schema.meta()?.description ?? '') ?? [];
    return code === undefined ? [] : [{ field, code }];
  });
  expect(own.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['requiredScope', 'required', 'available', 'monthlyCreditCap']),
  );
  for (const { field, code } of own) {
    const [, help] = Object.entries(errorHelp).find(([name]) => name === code) ?? [];
    expect(help?.mends.join(' '), `${code} ${field}`).toContain(`\`${field}\``);
  }
});
