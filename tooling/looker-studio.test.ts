import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const key = 'svc_live_0123456789';

/** The connector in what Apps Script gives it; the API answers as told. */
function connector(status: number, body: object) {
  const properties = new Map<string, string>();
  const asked: { url: URL; headers: Record<string, string> }[] = [];
  const context = createContext({
    PropertiesService: {
      getUserProperties: () => ({
        getProperty: (name: string) => properties.get(name) ?? null,
        setProperty: (name: string, value: string) => properties.set(name, value),
        deleteProperty: (name: string) => properties.delete(name),
      }),
    },
    UrlFetchApp: {
      fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
        asked.push({ url: new URL(url), headers });
        return { getResponseCode: () => status, getContentText: () => JSON.stringify(body) };
      },
    },
    DataStudioApp: {
      createCommunityConnector: () => ({
        newUserError: () => ({
          setText: (text: string) => ({
            throwException: () => {
              throw new Error(text);
            },
          }),
        }),
      }),
    },
  });
  runInContext(read('infra/looker-studio/code.js'), context);
  const call = (name: string, given: object = {}) => runInContext(name, context)(given);
  call('setCredentials', { key });
  return { call, asked };
}
const request = {
  configParams: { address: 'https://api.example.com/', projectId: 'prj_1', measure: 'mention' },
  dateRange: { startDate: '2026-11-01', endDate: '2026-11-30' },
  fields: [{ name: 'day' }, { name: 'engine' }, { name: 'rate' }, { name: 'high' }],
};

test('rows of the fields that a report asks for, from the address that the API documents', () => {
  const point = (value: number | null) => ({
    bucket: '2026-11-02',
    figure: { value, ci: value === null ? null : { low: 0.2, high: 0.6 }, n: 40 },
  });
  const series = [
    { surface: 'api', engine: 'openai', points: [point(0.4)] },
    { surface: 'api', engine: 'gemini', points: [point(null)] },
  ];
  const { call, asked } = connector(200, { series });
  const { schema, rows } = call('getData', request);
  expect(schema.map(({ name }: { name: string }) => name)).toEqual(['day', 'engine', 'rate', 'high']);
  expect(rows.map(({ values }: { values: unknown[] }) => [...values])).toEqual([
    ['20261102', 'openai', 0.4, 0.6],
    ['20261102', 'gemini', null, null],
  ]);
  const [{ url, headers } = { url: new URL('http://none'), headers: {} }] = asked;
  expect(headers).toEqual({ Authorization: `Bearer ${key}` });
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ from: '2026-11-01', to: '2026-12-01' });
  const { paths } = JSON.parse(read('packages/client/openapi.json'));
  const known = paths[url.pathname].get.parameters.map(({ name }: { name: string }) => name);
  expect(known).toEqual(expect.arrayContaining([...url.searchParams.keys()]));
});

test('a refusal reaches the report in the API’s words, and a key that is no good is forgotten', () => {
  const { call } = connector(401, { detail: 'This key was revoked.' });
  expect(call('isAuthValid')).toBe(true);
  expect(() => call('getData', request)).toThrow('This key was revoked.');
  expect(call('isAuthValid')).toBe(false);
  expect(call('setCredentials', { key: 'nonsense' })).toEqual({ errorCode: 'INVALID_CREDENTIALS' });
});
