import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { chartHash, readChart, renderChart } from './chart.ts';
import { watchReads } from './strict.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: what a manifest holds is checked below
type Manifest = any;
const manifestsOf = (text: string): Manifest[] =>
  parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((one) => one !== null);
const rendered = readChart('rendered.yaml');
const manifests = manifestsOf(rendered);
const of = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const pods = [...of('Deployment'), ...of('Job')].map((one) => ({
  name: one.metadata.name,
  ...one.spec.template,
}));
const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

test('the rendered manifests are of the chart as it is', () => {
  expect(/Chart: (\w+)/.exec(rendered)?.[1], 'run: node tooling/helm/render.ts').toBe(chartHash());
});

const now = renderChart();
test.skipIf(now === null)('Helm renders the same here (left out where there is no Helm)', () => {
  const byName = (all: Manifest[]) => new Map(all.map((one) => [`${one.kind}/${one.metadata.name}`, one]));
  expect(byName(manifestsOf(now ?? ''))).toEqual(byName(manifests));
});

test.each(manifests.map((one) => [one.kind, one.metadata.name, one]))(
  '%s %s is valid, and has no field that Kubernetes does not know',
  (kind, _, manifest) => {
    const { watched, unread } = watchReads(manifest);
    kinds[kind as keyof typeof kinds].prototype.validate.call(watched);
    expect(unread()).toEqual([]);
  },
);

test('a field that is written wrong is found', () => {
  const wrong = structuredClone(of('Service')[0]);
  wrong.spec.port = 80;
  const { watched, unread } = watchReads(wrong);
  Service.prototype.validate.call(watched as Service);
  expect(unread()).toEqual(['spec.port']);
  wrong.spec.ports = 'http';
  expect(() => Service.prototype.validate.call(wrong)).toThrow();
});

test('nothing runs as root, writes to its image or gets a token of the cluster', () => {
  expect(pods.map(({ name }) => name)).toEqual(['svc-api', 'svc-mcp', 'svc-worker', 'svc-migrate']);
  for (const { spec } of pods) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    for (const { securityContext } of spec.containers)
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
  }
});

test('the owner’s login is the migrations’ alone, and they run before new pods', () => {
  const secrets = (pod: Manifest) => pod.spec.containers.flatMap((one: Manifest) => one.envFrom ?? []);
  const having = pods.filter((pod) => JSON.stringify(secrets(pod)).includes('svc-owner'));
  expect(having.map(({ name }) => name)).toEqual(['svc-migrate']);
  const [job] = of('Job');
  expect(job.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  const before = of('NetworkPolicy').find((one) => one.metadata.name === 'svc-migrate');
  expect(Number(before.metadata.annotations['helm.sh/hook-weight'])).toBeLessThan(
    Number(job.metadata.annotations['helm.sh/hook-weight']),
  );
});

test('each deployment is probed, guarded by a policy, and drained one pod at a time', () => {
  const selects = (selector: Manifest, labels: Manifest) =>
    Object.entries(selector.matchLabels).every(([name, value]) => labels[name] === value);
  for (const { metadata, spec } of of('Deployment')) {
    const { labels } = spec.template.metadata;
    expect(selects(spec.selector, labels)).toBe(true);
    expect(of('PodDisruptionBudget').filter((one) => selects(one.spec.selector, labels))).toHaveLength(1);
    expect(of('NetworkPolicy').filter((one) => selects(one.spec.podSelector, labels))).toHaveLength(1);
    const [container] = spec.template.spec.containers;
    expect(container, metadata.name).toMatchObject({ livenessProbe: {}, startupProbe: {} });
  }
});

test('workers scale by a figure that the API serves, and its target is there', () => {
  const scaled = of('HorizontalPodAutoscaler').map((one) => one.spec);
  const names = of('Deployment').map((one) => one.metadata.name);
  for (const { scaleTargetRef } of scaled) expect(names).toContain(scaleTargetRef.name);
  const external = scaled
    .flatMap(({ metrics }) => metrics)
    .find(({ type }: Manifest) => type === 'External').external;
  expect(read('apps/api/src/metrics.ts')).toContain(`name: '${external.metric.name}'`);
  expect(external.metric.selector.matchLabels).toEqual({ queue: 'job' });
});

test('images are those that the release builds, and settings those that the manual lists', () => {
  const [, built = ''] = /image: \[([^\]]+)\]/.exec(read('.github/workflows/release.yml')) ?? [];
  const images = built.split(', ').map((name) => `registry.example/acme/svc-${name}`);
  const known = read('infra/README.md') + read('apps/mcp/src/config.ts');
  for (const { spec } of pods)
    for (const { image, env = [] } of spec.containers) {
      expect(images).toContain(image.replace(/:[^:]+$/, ''));
      for (const { name } of env) if (!name.startsWith('SVC_S3_')) expect(known).toContain(name);
    }
});

test('values that would not work are refused: what is missing, misspelt, or a secret among settings', () => {
  const valid = new Ajv({ strict: false }).compile(JSON.parse(readChart('values.schema.json')));
  const values = { ...parse(readChart('values.yaml')), ...parse(readChart('example.yaml')) };
  const plain = parse(readChart('values.yaml'));
  for (const name of ['image', 'objects', 'migrations', 'mcp', 'ingress'])
    values[name] = { ...plain[name], ...values[name] };
  expect(valid(values), JSON.stringify(valid.errors)).toBe(true);
  expect(valid(plain)).toBe(false);
  for (const wrong of [
    { settings: { OPENAI_API_KEY: 'sk-1' } },
    { settings: { DATABASE_PREPARE: 0 } },
    { worker: { ...plain.worker, replica: 3 } },
    { secretName: '' },
  ])
    expect(valid({ ...values, ...wrong })).toBe(false);
});
