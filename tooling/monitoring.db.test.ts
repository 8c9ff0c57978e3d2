import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { operations } from '@svc/core/operations';
import { startScan } from '@svc/core/resource/measure/scan';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../apps/api/src/app.ts';
import { createMetrics as createApiMetrics } from '../apps/api/src/metrics.ts';
import { createMetrics as createWorkerMetrics } from '../apps/worker/src/metrics.ts';
import { questions } from '../apps/worker/src/test/stack.ts';
import { testStack } from '../apps/worker/src/test/test-stack.ts';

interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}

const read = (path: string): string =>
  readFileSync(new URL(`../infra/monitoring/${path}`, import.meta.url), 'utf8');
const dashboard: { panels: Panel[] } = JSON.parse(read('dashboard.json'));
const rules: Rule[] = parse(read('alerts.yaml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

const asked: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

/** Prometheus adds these to whatever it reads. */
const added = ['instance', 'job'];
/** The names of labels by the name of a metric, as a stack told them after a scan. */
const told = new Map<string, Set<string>>();
const values = new Map<string, number>();

const stack = await testStack();

beforeAll(async () => {
  const { environment, context, emulator } = stack;
  emulator.configure({ faults: { 429: 0.3 } });
  const [api, worker] = [createApiMetrics(environment), createWorkerMetrics(environment)];
  const { app, close } = createApp({
    ...{ environment, operations, docs: { publicUrl: 'http://api.test' }, validateResponses: true },
    ...{ ready: () => true, metrics: api },
  });
  await stack.startWorker({ metrics: worker });
  const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(8) });
  const { id } = await startScan(context, { projectId });
  await stack.settle(id);
  await app.request('/v1/me');
  for (const text of [await api.read(), await worker.read()])
    for (const line of text.split('\n')) {
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === undefined) continue;
      const known = told.get(name) ?? new Set();
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      told.set(name, known);
      values.set(labels === '' ? name : `${name}{${labels}}`, Number(value));
    }
  await close();
});

/** The metrics that an expression looks at, each with the labels that it names; all that it groups by. */
function looksAt(expr: string): { metrics: { name: string; labels: string[] }[]; grouped: string[] } {
  const source = expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');
  const metrics: { name: string; labels: string[] }[] = [];
  const grouped: string[] = [];
  parser.parse(source).iterate({
    enter(node) {
      const text = source.slice(node.from, node.to);
      if (node.type.isError)
        throw new Error(`not PromQL: ${source} at “${source.slice(node.from, node.from + 20)}”`);
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
        metrics.push({ name: text, labels: [] });
      if (node.name !== 'LabelName') return;
      if (node.node.parent?.name === 'GroupingLabels') grouped.push(text);
      else metrics.at(-1)?.labels.push(text);
    },
  });
  return { metrics, grouped };
}

test.each(asked)('%s looks at what is there: %s', (_, expr) => {
  const { metrics, grouped } = looksAt(expr);
  expect(metrics.length).toBeGreaterThan(0);
  const known = new Set(added);
  for (const { name, labels } of metrics) {
    expect([...told.keys()]).toContain(name);
    const has = [...(told.get(name) ?? []), ...added];
    expect(has).toEqual(expect.arrayContaining(labels));
    for (const label of has) known.add(label);
  }
  expect([...known]).toEqual(expect.arrayContaining(grouped));
});

test('a metric or a label that nobody tells is found', () => {
  expect(looksAt('rate(svc_misspelt[5m])').metrics).toEqual([{ name: 'svc_misspelt', labels: [] }]);
  expect(told.has('svc_misspelt')).toBe(false);
  expect(looksAt('sum by (a) (up{b="c"})')).toEqual({
    metrics: [{ name: 'up', labels: ['b'] }],
    grouped: ['a'],
  });
  expect(() => looksAt('sum by (a (up)')).toThrow('not PromQL');
});

test('each alert says what it is and what to do, and names labels that it has', () => {
  expect(rules.length).toBeGreaterThan(5);
  for (const { expr, annotations } of rules) {
    expect(annotations.runbook?.length).toBeGreaterThan(20);
    const { grouped } = looksAt(expr);
    for (const [, label = ''] of `${annotations.summary}`.matchAll(/\$labels\.(\w+)/g))
      expect(grouped).toContain(label);
  }
});

test('calls, retries, refusals and credits of a scan are counted', () => {
  const engine = 'gen_ai_provider_name="openai"';
  const calls = (error: string) =>
    [...values].find(
      ([name]) =>
        name.startsWith('gen_ai_client_operation_duration_seconds_count') &&
        name.includes(engine) &&
        name.includes(`error_type="${error}"`),
    )?.[1] ?? 0;
  expect(calls('')).toBe(16);
  expect(calls('rate')).toBeGreaterThan(0);
  expect(values.get(`svc_engine_retries_total{${engine}}`)).toBe(calls('rate'));
  expect(values.get('svc_credits_charged_today{mode="test"}')).toBe(16);
  expect(values.get('svc_credits_charged_today{mode="live"}')).toBe(0);
  expect(values.get('svc_waiting{queue="job"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('svc_dead_jobs')).toBe(0);
});
