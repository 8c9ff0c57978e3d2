import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { Templates } from './go-template.ts';

const chart = join(import.meta.dirname, '../../infra/helm');
const helm = process.env.HELM ?? 'helm';

// biome-ignore lint/suspicious/noExplicitAny: what a manifest holds is checked by the tests
export type Manifest = any;
type Values = Record<string, unknown>;

/** A file of the chart. */
export const readChart = (path: string): string => readFileSync(join(chart, path), 'utf8');

const manifestsOf = (text: string): Manifest[] =>
  parseAllDocuments(text, { strict: true })
    .map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS();
    })
    .filter((one) => one !== null);

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges values over those of the chart, as Helm does. */
export const laidOver = (below: Values, above: Values): Values => {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = below[name];
    merged[name] = isMap(under) && isMap(value) ? laidOver(under, value) : value;
  }
  return merged;
};

/** The chart's values with example.yaml over them, and `more` over both. */
export const exampleValues = (more: Values = {}): Values =>
  laidOver(laidOver(parse(readChart('values.yaml')), parse(readChart('example.yaml'))), more);

/** Output of the chart for these values: its manifests, and its notes after an installation. */
export function renderChart(values = exampleValues()): { manifests: Manifest[]; notes: string } {
  const { name, version, appVersion } = parse(readChart('Chart.yaml'));
  const data = {
    Values: values,
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: 'svc', Namespace: 'default', Service: 'Helm' },
  };
  const templates = new Templates();
  const files = readdirSync(join(chart, 'templates')).map(
    (file) => [file, templates.parse(readChart(`templates/${file}`))] as const,
  );
  const rendered = new Map(files.map(([file, nodes]) => [file, templates.render(nodes, data)]));
  const manifests = [...rendered].filter(([file]) => file.endsWith('.yaml'));
  return {
    manifests: manifests.flatMap(([, text]) => manifestsOf(text)),
    notes: rendered.get('NOTES.txt') ?? '',
  };
}

/** Helm's own output for the chart with example.yaml; null: Helm is not installed. */
export function renderByHelm(): Manifest[] | null {
  try {
    const args = ['template', 'svc', chart, '-f', join(chart, 'example.yaml')];
    return manifestsOf(execFileSync(helm, args, { encoding: 'utf8' }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
