import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const chart = join(import.meta.dirname, '../../infra/helm');
const helm = process.env.HELM ?? 'helm';

/** A file of the chart. */
export const readChart = (path: string): string => readFileSync(join(chart, path), 'utf8');

/** Everything that the rendered manifests follow from. */
export function chartHash(): string {
  const templates = readdirSync(join(chart, 'templates')).map((name) => `templates/${name}`);
  const hash = createHash('sha256');
  for (const path of ['Chart.yaml', 'values.yaml', 'example.yaml', ...templates.sort()])
    hash.update(`${path}\n${readChart(path)}\n`);
  return hash.digest('hex');
}

/** What Helm makes of the chart with example.yaml; null: there is no Helm here. */
export function renderChart(): string | null {
  try {
    return execFileSync(helm, ['template', 'svc', chart, '-f', join(chart, 'example.yaml')], {
      encoding: 'utf8',
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
