import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Pod, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleValues, type Manifest, readChart, renderByHelm, renderChart } from './chart.ts';
import { watchReads } from './strict.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { manifests, notes } = renderChart();
const of = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const pods = [...of('Deployment'), ...of('Job')].map((one) => ({
  name: one.metadata.name,
  ...one.spec.template,
}));
const tested = of('Pod').map((one) => ({ name: one.metadata.name, ...one }));
const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  Pod,
  PodDisruptionBudget,
  Service,
};

const byHelm = renderByHelm();
test.skipIf(byHelm === null)('Helm renders the same (left out where there is no Helm)', () => {
  const byName = (all: Manifest[]) => new Map(all.map((one) => [`${one.kind}/${one.metadata.name}`, one]));
  expect(byName(byHelm ?? [])).toEqual(byName(manifests));
});

test.each(
  manifests.filter(({ kind }) => kind !== 'ServiceMonitor').map((one) => [one.kind, one.metadata.name, one]),
)('%s %s is valid, and has no field that Kubernetes does not know', (kind, _, manifest) => {
  const { watched, unread } = watchReads(manifest);
  kinds[kind as keyof typeof kinds].prototype.validate.call(watched);
  expect(unread()).toEqual([]);
});

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
  for (const { spec } of [...pods, ...tested]) {
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
  expect(read('packages/core/src/metrics/registry.ts')).toContain(`'${external.metric.name}'`);
  expect(external.metric.selector.matchLabels).toEqual({ queue: 'job' });
});

test('images are those that the release builds, and settings those that the manual lists', () => {
  const [, built = ''] = /image: \[([^\]]+)\]/.exec(read('.github/workflows/release.yml')) ?? [];
  const images = built.split(', ').map((name) => `registry.example/acme/svc-${name}`);
  const known = read('docs/guides/settings.md') + read('infra/README.md') + read('apps/mcp/src/config.ts');
  for (const { spec } of pods)
    for (const { image, env = [] } of spec.containers) {
      expect(images).toContain(image.replace(/:[^:]+$/, ''));
      for (const { name } of env) if (!name.startsWith('SVC_S3_')) expect(known).toContain(name);
    }
});

test('values that would not work are refused: what is missing, misspelt, or a secret among settings', () => {
  const valid = new Ajv({ strict: false }).compile(JSON.parse(readChart('values.schema.json')));
  const values = exampleValues();
  const plain = parse(readChart('values.yaml'));
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

test('a test pod asks what the deployment serves, and may', () => {
  const [pod] = of('Pod');
  expect(pod.metadata.annotations['helm.sh/hook']).toBe('test');
  const [, asked = ''] = /http:\/\/(svc-api):8787\/readyz/.exec(pod.spec.containers[0].args[0]) ?? [];
  expect(of('Service').map(({ metadata }) => metadata.name)).toContain(asked);
  for (const name of ['svc-api', 'svc-mcp']) {
    const policy = of('NetworkPolicy').find((one) => one.metadata.name === name);
    const labels = policy.spec.ingress.flatMap((rule: Manifest) => rule.from);
    const component = { 'app.kubernetes.io/component': 'test' };
    expect(labels).toContainEqual({ podSelector: { matchLabels: expect.objectContaining(component) } });
  }
});

test('Prometheus finds the figures of API and workers, and may read them', () => {
  const monitors = of('ServiceMonitor');
  expect(monitors.map(({ metadata }) => metadata.name)).toEqual(['svc-api', 'svc-worker']);
  for (const { metadata, spec } of monitors) {
    expect(metadata.labels.release).toBe('prometheus');
    const service = of('Service').find((one) => one.metadata.name === metadata.name);
    expect(service.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(service.spec.ports.map(({ name }: Manifest) => name)).toContain(spec.endpoints[0].port);
    const policy = of('NetworkPolicy').find((one) => one.metadata.name === metadata.name);
    expect(policy.spec.ingress.flatMap(({ ports }: Manifest) => ports)).toContainEqual({ port: 'metrics' });
    const [container] = of('Deployment').find((one) => one.metadata.name === metadata.name).spec.template.spec
      .containers;
    expect(container.env).toContainEqual({ name: 'METRICS_PORT', value: '9464' });
  }
});

test('API and MCP server have their own way in, and the API believes what stands before it', () => {
  const hosts = of('Ingress').map(({ metadata, spec }) => [
    metadata.name,
    spec.rules[0].host,
    spec.tls[0].secretName,
    spec.rules[0].http.paths[0].backend.service.name,
  ]);
  expect(hosts).toEqual([
    ['svc-api', 'svc.example.com', 'svc-tls', 'svc-api'],
    ['svc-mcp', 'mcp.example.com', 'mcp-tls', 'svc-mcp'],
  ]);
  const [api] = of('Deployment').find((one) => one.metadata.name === 'svc-api').spec.template.spec.containers;
  expect(api.env).toContainEqual({ name: 'TRUSTED_PROXIES', value: 'private' });
});

test('what is turned off is not there, and what is missing is named', () => {
  const kindsOf = (more: Record<string, unknown>) =>
    renderChart(exampleValues(more)).manifests.map((one) => `${one.kind}/${one.metadata.name}`);
  const without = kindsOf({
    mcp: { enabled: false },
    ingress: { enabled: false },
    networkPolicy: { enabled: false },
    metrics: { serviceMonitor: { enabled: false } },
    api: { autoscaling: { enabled: false } },
    worker: { autoscaling: { enabled: false } },
  });
  expect(without.filter((name) => /mcp|Ingress|NetworkPolicy|Monitor|Autoscaler/.test(name))).toEqual([]);
  expect(without).toEqual(
    expect.arrayContaining(['Deployment/svc-api', 'Deployment/svc-worker', 'Pod/svc-test']),
  );
  for (const [wrong, named] of [
    [{ image: { registry: '' } }, 'image.registry'],
    [{ ingress: { host: '' } }, 'ingress.host'],
    [{ mcp: { allowedHosts: [] } }, 'mcp.allowedHosts'],
    [{ objects: { bucket: '' } }, 'objects.bucket'],
  ] as const)
    expect(() => kindsOf(wrong)).toThrow(named);
});

test('the notes say how to go on', () => {
  expect(notes).toContain('https://svc.example.com');
  expect(notes).toContain('helm test svc');
  const [, overrides = ''] = /--overrides='(.+)'/.exec(notes) ?? [];
  expect(JSON.parse(overrides).spec.containers[0].envFrom).toEqual([{ secretRef: { name: 'svc-owner' } }]);
});
