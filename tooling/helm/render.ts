import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartHash, renderChart } from './chart.ts';

/** `node tooling/helm/render.ts`, after a change to the chart: the tests check what it writes, also where there is no Helm. */
const rendered = renderChart();
if (rendered === null) throw new Error('Helm is not on the path: https://helm.sh/docs/intro/install');
writeFileSync(
  join(import.meta.dirname, '../../infra/helm/rendered.yaml'),
  `# The chart with example.yaml, by tooling/helm/render.ts. Chart: ${chartHash()}\n${rendered}`,
);
