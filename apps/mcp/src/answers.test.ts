import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { briefScan } from './brief.ts';
import { operationTools } from './catalog/tools.gen.ts';
import { success, toEnvelope } from './render.ts';

// What every operation really answered, as the documentation shows it: no figure may change on its way to an agent.

interface Recorded {
  params?: Record<string, string>;
  status: number;
  answer: unknown;
}
const file = fileURLToPath(new URL('../../api/src/describe/recorded.gen.json', import.meta.url));
const recorded: Record<string, Recorded> = JSON.parse(readFileSync(file, 'utf8'));
const cases = operationTools.flatMap((tool) => {
  const found = recorded[tool.name.replace('svc.', '')];
  return found && found.status < 300 ? [{ tool, name: tool.name, answer: found.answer }] : [];
});
const callAnswer = (body: unknown) => ({
  status: 200,
  body,
  requestId: null,
  retryAfter: null,
  readAsOf: null,
});
const tokens = (value: unknown): number => JSON.stringify(value).length / 4.25;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** Where the first says something that the second lacks. Lists may be shorter, and items may leave fields out. */
function differences(shown: unknown, told: unknown, path = ''): string[] {
  if (typeof shown === 'string' && typeof told === 'string')
    return shown === told || (shown.endsWith('…') && told.startsWith(shown.slice(0, -1))) ? [] : [path];
  if (!isObject(shown)) return Object.is(shown, told) ? [] : [path];
  if (!isObject(told)) return [path];
  return Object.entries(shown).flatMap(([key, value]) => differences(value, told[key], `${path}.${key}`));
}

test('every figure of an answer is the API’s, at its place', () => {
  expect(cases.length).toBeGreaterThan(240);
  const wrong = cases.flatMap(({ tool, name, answer }) => {
    const { data } = toEnvelope(tool, callAnswer(answer));
    // Names of addresses are told as names of tools; those are no figures.
    return differences(data, answer)
      .filter((path) => typeof at(data, path) === 'number')
      .map((path) => `${name}${path}`);
  });
  expect(wrong).toEqual([]);
});

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

test('no answer is longer than all of it, and together they are a fifth shorter', () => {
  const sizes = cases.map(({ tool, name, answer }) => {
    const brief = tokens(success(toEnvelope(tool, callAnswer(answer))).structuredContent);
    const full = tokens(success(toEnvelope(tool, callAnswer(answer), { detail: 'full' })).structuredContent);
    return { name, brief, full };
  });
  // A line about what was left out may weigh more than that.
  expect(sizes.filter(({ brief, full }) => brief > full + 40)).toEqual([]);
  const sum = (of: 'brief' | 'full') => sizes.reduce((total, size) => total + size[of], 0);
  expect(sum('brief') / sum('full')).toBeLessThan(0.8);
});

test('a scan is told in 700 tokens, with one sentence that keeps interval and counts', () => {
  const scan = cases.find(({ name }) => name === 'svc.get_scan');
  if (!scan) throw new Error('no scan was recorded');
  const { structuredContent } = success(toEnvelope(scan.tool, callAnswer(scan.answer)));
  expect(tokens(structuredContent)).toBeLessThanOrEqual(700);
  const { presence } = (scan.answer as { result: { overall: { presence: Loose } } }).result.overall;
  const { successes, trials, n, ci, value } = presence as unknown as {
    successes: number;
    trials: number;
    n: number;
    value: number;
    ci: { low: number; high: number };
  };
  const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
  expect(structuredContent?.quote).toBe(
    `Present in ${percent(value)} of answers (95% interval ${percent(ci.low)} to ${percent(ci.high)} for these ${n} prompts; ${successes} of ${trials} answers). Test data: the answers are invented.`,
  );
});

test('a quote says which answers it counts, and gives no rate where there are too few', () => {
  const quoteOf = (name: string, body: unknown, given: Record<string, unknown>) => {
    const tool = operationTools.find((one) => one.name === name);
    if (!tool) throw new Error(`no tool ${name}`);
    return toEnvelope(tool, callAnswer(body), given).quote;
  };
  const ci = { low: 0.3, high: 0.5 };
  const presence = { value: 0.4, ci, market: null, n: 28, successes: 40, trials: 100, label: 'ok' };
  const span = { from: '2026-10-31T00:00:00Z', to: '2026-11-30T00:00:00Z' };
  expect(
    quoteOf(
      'svc.get_analytics_overview',
      { span, presence },
      { projectId: 'prj_1', engine: 'perplexity', brandId: 'brd_1', topic: 'pricing' },
    ),
  ).toBe(
    'Present in 40% of answers (95% interval 30% to 50% for these 28 prompts; 40 of 100 answers). Counted: engine Perplexity, topic pricing, the chosen brand, 2026-10-31 to 2026-11-30.',
  );
  // A rival's figure would pass for the own brand's.
  expect(quoteOf('svc.get_competitor', { id: 'brd_2', name: 'Replywell', presence }, {})).toMatch(
    /^Replywell: present in 40% of answers/,
  );
  const few = { promptText: 'Which?', engine: 'gemini', presence: { ...presence, trials: 2, successes: 0 } };
  const items = [{ ...few, presence: { ...few.presence, label: 'insufficient' } }];
  expect(quoteOf('svc.list_prompt_scores', { items, total: 1, limit: 1, offset: 0, next: null }, {})).toBe(
    'Asked “Which?”, present in 0 of 2 answers of Gemini (too few for a rate).',
  );
  const cited = { value: 0.4, ci, n: 14, tracked: { value: 0.4, ci, n: 28 } };
  const domain = {
    items: [{ domain: 'a.test', answers: 12, prompts: 8, cited }],
    total: 1,
    limit: 1,
    offset: 0,
    next: null,
  };
  const asked = { days: 90, to: '2026-11-30' };
  expect(quoteOf('svc.get_citation_domains', domain, asked)).toMatch(
    /for prompts like these; cited in 12 answers to 8 prompts\)\. Counted: the 90 days up to 2026-11-30\.$/,
  );
  expect(quoteOf('svc.get_citation_domains', domain, {})).toContain('Counted: the 30 days up to 2');
});

test('a badge is told where the answer has one', () => {
  const { tool } = cases.find(({ name }) => name === 'svc.create_alert') ?? {};
  if (!tool) throw new Error('no alert was recorded');
  expect(toEnvelope(tool, callAnswer({ id: 'alr_1', threshold: 0.2 })).provenance).toBeUndefined();
  const figure = { presence: { value: 0.2, ci: { low: 0.1, high: 0.3 }, provenance: 'predicted' } };
  expect(toEnvelope(tool, callAnswer(figure)).provenance).toEqual({ kind: 'predicted' });
});

test('a scan in brief keeps by what its brands are compared, and the ids of rivals', () => {
  const figure = (value: number) => ({
    value,
    ci: { low: 0.1, high: 0.5 },
    successes: value * 48,
    trials: 48,
  });
  const brands = [
    { brandId: 'brd_1', role: 'own', presence: figure(0.5), compared: figure(0.25), comparedBy: 'mention' },
    {
      brandId: 'brd_2',
      role: 'competitor',
      presence: figure(0.5),
      compared: figure(0.5),
      comparedBy: 'mention',
    },
    {
      brandId: 'brd_3',
      role: 'competitor',
      presence: figure(0.5),
      compared: figure(0.5),
      comparedBy: 'presence',
    },
  ];
  const scan = briefScan({ id: 'scn_1', result: { overall: { presence: figure(0.5) }, brands } });
  const [own, rival, alike] = (scan.result as { brands: Loose[] }).brands;
  expect(own).toMatchObject({ comparedBy: 'mention' });
  expect(own?.compared).toMatchObject({ value: 0.25 });
  expect(rival).toMatchObject({ brandId: 'brd_2', comparedBy: 'mention', compared: { value: 0.5 } });
  expect(rival).not.toHaveProperty('presence');
  expect(alike).toMatchObject({ comparedBy: 'presence', presence: { value: 0.5 } });
  expect(alike).not.toHaveProperty('compared');
});
